import { describeExamples } from '../../../../tests/support/examples.ts';
import { schafkopfschule } from './schafkopfschule.ts';
import { examples } from './schafkopfschule.examples.ts';

describeExamples(schafkopfschule, examples);
