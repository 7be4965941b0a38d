import { describeExamples } from '../../../../tests/support/examples.ts';
import { schafkopfschule } from './schafkopfschule.ts';
import { schafkopfschuleExamples } from '../../../../tests/examples/schafkopfschule.ts';

describeExamples(schafkopfschule, schafkopfschuleExamples);
