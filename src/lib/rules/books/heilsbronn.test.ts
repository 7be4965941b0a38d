import { describeExamples } from '../../../../tests/support/examples.ts';
import { heilsbronn } from './heilsbronn.ts';
import { heilsbronnExamples } from '../../../../tests/examples/heilsbronn.ts';

describeExamples(heilsbronn, heilsbronnExamples);
