import { describeExamples } from '../../../../tests/support/examples.ts';
import { muenchen } from './muenchen.ts';
import { muenchenExamples } from './muenchen.examples.ts';

describeExamples(muenchen, muenchenExamples);
