import { describeExamples } from '../../../../tests/support/examples.ts';
import { schafkopfschule } from './schafkopfschule.ts';
import { schafkopfschuleExamples } from './schafkopfschule.examples.ts';

describeExamples(schafkopfschule, schafkopfschuleExamples);
