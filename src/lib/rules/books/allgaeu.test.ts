import { describeExamples } from '../../../../tests/support/examples.ts';
import { allgaeu } from './allgaeu.ts';
import { examples } from './allgaeu.examples.ts';

describeExamples(allgaeu, examples);
