import { LogReader } from '#lib/storage/log-reader.ts';
import { StatisticsDesk, type StatisticsAsked } from './statistics-answer.ts';

// Reads the whole log and follows it. It is told the club's database first. A screen that needs no more answers ends the
// worker.

let desk: StatisticsDesk | undefined;
self.addEventListener('message', ({ data }: MessageEvent<string | StatisticsAsked>) => {
	if (typeof data === 'string') void begin(data);
	else desk?.ask(data);
});

function begin(database: string): Promise<void> {
	desk = new StatisticsDesk(
		new LogReader(database),
		(answer) => self.postMessage(answer),
		() => performance.now()
	);
	return desk.open();
}
