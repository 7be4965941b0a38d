import { DATABASE } from '#lib/storage/database.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { StatisticsDesk, type StatisticsAsked } from './statistics-answer.ts';

// Reads the whole log and follows it. A screen that needs no more answers ends the worker.

const desk = new StatisticsDesk(
	new LogReader(DATABASE),
	(answer) => self.postMessage(answer),
	() => performance.now()
);
self.addEventListener('message', ({ data }: MessageEvent<StatisticsAsked>) => desk.ask(data));
void desk.open();
