import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentName } from './content.js';

/**
 * Puts the script that shows the start page's last picture into the page itself, before its style sheets, which scripts
 * behind them wait for.
 * @param {string} pages the folder of the pages
 */
export function addPicture(pages) {
	const path = join(pages, 'index.html');
	const script = readFileSync('src/routes/start-picture.js', 'utf8')
		.replace('%version%', contentName())
		.replace(/^\s*\/[/*].*\n/gm, '');
	const hash = createHash('sha256').update(script).digest('base64');
	const page = readFileSync(path, 'utf8')
		.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
		.replace(
			/(<meta http-equiv="content-security-policy"[^>]*>)/,
			(meta) => `${meta}<script>${script}</script>`
		);
	if (!page.includes(hash) || !page.includes(script)) throw new Error(`nothing is put into ${path}`);
	writeFileSync(path, page);
}
