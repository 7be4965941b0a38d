import { describeExamples } from '../../../../tests/support/examples.ts';
import { allgaeu } from './allgaeu.ts';
import { allgaeuExamples } from '../../../../tests/examples/allgaeu.ts';

describeExamples(allgaeu, allgaeuExamples);
