import { describeExamples } from '../../../../tests/support/examples.ts';
import { muenchen } from './muenchen.ts';
import { examples } from './muenchen.examples.ts';

describeExamples(muenchen, examples);
