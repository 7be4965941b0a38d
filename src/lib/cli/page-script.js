import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

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
