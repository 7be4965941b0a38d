import { describeExamples } from '../../../../tests/support/examples.ts';
import { allgaeu } from './allgaeu.ts';
import { allgaeuExamples } from './allgaeu.examples.ts';

describeExamples(allgaeu, allgaeuExamples);
