import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The program in a file: all of it, or what a component has between its script tags. */
function program(file: string): string {
	const text = readFileSync(file, 'utf8');
	if (!file.endsWith('.svelte')) return text;
	return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n');
}

/** Everything a file imports, in whatever way. What can't be read from the text comes back as `?`. */
export function importsOf(file: string): string[] {
	const code = program(file);
	const found = new Set(ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName));
	// Markup may import too, and a worker is named by an address.
	const whole = file.endsWith('.svelte') ? readFileSync(file, 'utf8') : code;
	for (const [, name = ''] of whole.matchAll(/\bimport\(\s*['"`]([^'"`$]+)['"`]/g)) found.add(name);
	for (const [, name = ''] of code.matchAll(/new URL\(\s*['"`]([^'"`]+)['"`]\s*,\s*import\.meta\.url/g))
		found.add(name);
	if (/^[^/*]*\bimport\((?!\s*['"])/m.test(code) || code.includes('import.meta.glob')) found.add('?');
	return [...found];
}

/** What a file imports before it runs, also types alone. */
export function firstImportsOf(file: string): string[] {
	const { statements } = ts.createSourceFile('x.ts', program(file), ts.ScriptTarget.Latest);
	return statements.flatMap((one) => {
		const from = ts.isImportDeclaration(one) || ts.isExportDeclaration(one) ? one.moduleSpecifier : undefined;
		return from && ts.isStringLiteral(from) ? [from.text] : [];
	});
}

const WORLD = ['window', 'document', 'localStorage', 'sessionStorage', 'indexedDB', 'crypto', 'globalThis'];

/** Where a program reaches for time, chance or a browser: `name (line)`. Comments and texts don't count. */
export function reachesOut(file: string): string[] {
	return reachesOutIn(program(file), file);
}

export function reachesOutIn(code: string, file = 'x.ts'): string[] {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		const name = named(node);
		if (name) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart());
			found.push(`${name} (line ${line + 1})`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

function named(node: ts.Node): string | undefined {
	if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
		return 'new Date()';
	}
	if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return 'Date()';
	if (ts.isPropertyAccessExpression(node)) {
		const text = node.getText();
		return ['Date.now', 'Math.random', 'performance.now'].find((name) => name === text);
	}
	if (!ts.isIdentifier(node) || !WORLD.includes(node.text)) return undefined;
	const { parent } = node;
	// The name of somebody else's property is not the browser's object.
	const ofProperty =
		(ts.isPropertyAccessExpression(parent) && parent.name === node) ||
		((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node);
	return ofProperty ? undefined : node.text;
}

/** The objects of the app's own classes that are made as soon as this program is loaded. */
export function madeOnLoad(file: string): string[] {
	const text = readFileSync(file, 'utf8');
	if (!file.endsWith('.svelte')) return madeOnLoadIn(text, file);
	// A component's other script runs whenever it is shown.
	return [...text.matchAll(/<script[^>]*\bmodule\b[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, code = '']) =>
		madeOnLoadIn(code)
	);
}

export function madeOnLoadIn(code: string, file = 'x.ts'): string[] {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
	const own = new Set(source.statements.flatMap(ownNames));
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isFunctionLike(node)) return;
		if (
			ts.isPropertyDeclaration(node) &&
			!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword)
		)
			return;
		if (ts.isNewExpression(node) && own.has(node.expression.getText())) found.push(node.expression.getText());
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** What a statement brings into this program: a class, or names from another program of the app. */
function ownNames(statement: ts.Statement): readonly string[] {
	if (ts.isClassDeclaration(statement)) return statement.name ? [statement.name.text] : [];
	if (!ts.isImportDeclaration(statement) || !/^'[.#]/.test(statement.moduleSpecifier.getText())) return [];
	const named = statement.importClause?.namedBindings;
	return named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
}
