// What is frequent in a log. The packer refers to it; a text near the end costs less, so the likeliest comes last. It is fixed
// for version 1 of a code: with any change older codes could no longer be read, so it needs a new version.

const TEXT = [
	'"kind":"championship","championship":"","year":2026,"system":"zockmeisterschaft","players":[],"numbers":{},"plan":[],"fee":',
	'"kind":"rulebook","rulebook":"","base":"allgaeu","name":"","changes":{},"kind":"event","title":"","place":""',
	'"kind":"booking","amount":-,"purpose":"","kind":"substitute","kind":"approval","kind":"dispute","kind":"totals"',
	'"rulebook":"weitnau","rulebook":"schafkopfschule","rulebook":"muenchen","rulebook":"saukopf","stock":0',
	'"kind":"member","member":"~~","name":"","nickname":"","joined":"20',
	'{"kind":"evening","evening":"~~","date":"2026-","occasion":"meisterschaft","occasion":"abend","rulebook":"allgaeu","seats":["~~',
	'"],"dealer":"~~","unit":10,"championship":"~~","partie":1,"table":1',
	'{"kind":"seats","evening":"{"kind":"passed","evening":"{"kind":"incident","evening":"{"kind":"vote","mungorunde":,"bockrunde":',
	'{"kind":"announced","round":"abschlussrunde","round":"gardareizrunde","round":"bockrunde","round":"mungorunde"',
	'{"kind":"tick","evening":"{"kind":"paid","evening":"{"kind":"void","target":"~<","seen":"~<","replaces":"~',
	'{"kind":"close","evening":"~~1","seen":"~<"},{"kind":"confirm","evening":"~~1","member":"~~2","points":{"~~2":-',
	'"dreihaxer":"trog":"laufende":"kreuz":"sauspiel","bettel","ramsch","hochzeit","farbwenz","geier","outOfTurn":true,"dealtBy":"~~',
	'"contract":"mungo","losers":["~~2","~~3"],"spritzen":["~~4"],"jungfrau":["durchmarsch":"hinleger":"augen":{"tricks":{"by":"',
	'"contract":"solo","declarer":"~~2","suit":"eichel","suit":"laub","suit":"herz","suit":"schell","won":false,"tout":true,"sie":true',
	'"contract":"wenz","declarer":"~~3","won":true,"schneider":true,"schwarz":true,"laufende":4,"schuss":["~~4"],"deckel":["~~2"]',
	'},"note":"","seen":"~<"},',
	'{"kind":"game","evening":"~~1","game":{"contract":"rufspiel","declarer":"~~2","partner":"~~3","suit":"eichel","won":true,"schneider":true,"laufende":3,"schuss":[],"deckel":[]},"seen":"~<"},'
].join('');

export const DICTIONARY = new TextEncoder().encode(TEXT);
