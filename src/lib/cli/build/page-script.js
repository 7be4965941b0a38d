import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentName } from './content.js';

/** @param {string} script as the page's policy names it */
export const policyHashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Puts a script into a page itself, before its style sheets, which scripts behind them wait for, and allows it.
 * @param {string} path @param {string} script @param {string} [beside] other elements for the page's head
 */
export function addScript(path, script, beside = '') {
	const page = readFileSync(path, 'utf8');
	const changed = page
		.replace(
			/(http-equiv="content-security-policy"[^>]*script-src 'self')/,
			(policy) => `${policy} ${policyHashOf(script)}`
		)
		.replace(/<link[^>]*rel="stylesheet">/, (sheet) => `<script>${script}</script>${beside}${sheet}`);
	for (const part of [policyHashOf(script), script])
		if (!changed.includes(part)) throw new Error(`nothing is put into ${path}`);
	writeFileSync(path, changed);
}

/** Nothing is painted before the picture is there; else a slow phone paints the page in three steps. */
const WHOLE = '<link rel="expect" href="#app" blocking="render">';

/** The pages that may stand there as they were drawn last. */
const PICTURED = ['index.html', 'abend/tisch.html'];

/**
 * Puts the script that shows a page's last picture into the page itself, before its style sheets, which scripts behind them
 * wait for. Kit's own script begins once that picture is painted.
 * @param {string} pages the folder of the pages
 */
export function addPictures(pages) {
	for (const page of PICTURED) addPicture(join(pages, page));
}

/** @param {string} path */
function addPicture(path) {
	const page = readFileSync(path, 'utf8');
	const first = readFileSync('src/routes/first-paint.js', 'utf8')
		.replace('%version%', contentName())
		.replace(/^\s*\/[/*].*\n/gm, '');
	const [, begins = ''] = /<script>((?:(?!<script>)[^])*kit\.start[^]*?)<\/script>/.exec(page) ?? [];
	const waits = begins.replace(
		/Promise\.all\((\[[^\]]*\])\)/,
		'Promise.resolve(window.draw?.()).then(() => Promise.all($1))'
	);
	if (waits === begins || !page.includes(policyHashOf(begins))) throw new Error(`nothing waits in ${path}`);
	writeFileSync(
		path,
		page.replace(begins, () => waits).replace(policyHashOf(begins), () => policyHashOf(waits))
	);
	addScript(path, first, WHOLE);
}
