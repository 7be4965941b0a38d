import { ClubReader } from '#lib/storage/club-reader.ts';
import { DATABASE } from '#lib/storage/database.ts';
import { StatisticsDesk, type Asked } from './statistics-answer.ts';

// Reads the club once; who has enough ends the worker.

const desk = new StatisticsDesk(
	new ClubReader(DATABASE),
	(answer) => self.postMessage(answer),
	() => performance.now()
);
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => desk.ask(data));
void desk.open();
