import { describeExamples } from '../../../../tests/support/examples.ts';
import { muenchen } from './muenchen.ts';
import { muenchenExamples } from '../../../../tests/examples/muenchen.ts';

describeExamples(muenchen, muenchenExamples);
