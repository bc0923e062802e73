// Checks the size limits of docs/decisions/0031 for files and functions.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts'];
const LONGEST_FILE = 300;
const LONGEST_FUNCTION = 50;

/** Generated files and data tables. */
const TABLE = /\.data\.ts$|routeTree\.gen\.ts$/;
/**
 * Files exempt from the function limit: table declarations, and tests, whose outermost functions contain all others.
 */
const NO_FUNCTIONS = /\/db\/schema\/|\.(test|spec)\.ts$/;

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]} a sentence for each violation
 */
export function checkSizes(path, text) {
  if (TABLE.test(path)) return [];
  const lines = text.trimEnd().split('\n').length;
  const faults =
    lines > LONGEST_FILE
      ? [`${path} has ${lines} lines, at most ${LONGEST_FILE} are allowed.`]
      : [];
  if (NO_FUNCTIONS.test(path)) return faults;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  for (const { name, line, length } of functionsIn(source)) {
    if (length > LONGEST_FUNCTION) {
      faults.push(
        `${path}:${line} ${name} has ${length} lines, at most ${LONGEST_FUNCTION} are allowed.`,
      );
    }
  }
  return faults;
}

/**
 * @param {import('typescript').SourceFile} source
 * @returns {{ name: string, line: number, length: number }[]} each function with its own length
 */
function functionsIn(source) {
  const found = /** @type {{ name: string, line: number, length: number }[]} */ ([]);
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (isWritten(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const name = node.name?.getText() ?? 'A function';
      found.push({ name, line, length: linesOf(node) - linesWithin(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {import('typescript').Node} node
 * @returns {node is import('typescript').FunctionLikeDeclaration} with a body
 */
const isWritten = (node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

/** @param {import('typescript').Node} node */
const isMarkup = (node) =>
  ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node);

/** @param {import('typescript').Node} node */
function linesOf(node) {
  const source = node.getSourceFile();
  const lineAt = (/** @type {number} */ position) =>
    source.getLineAndCharacterOfPosition(position).line;
  return lineAt(node.end) - lineAt(node.getStart()) + 1;
}

/**
 * Lines of a function that don't count toward its length: markup and nested functions.
 * @param {import('typescript').Node} node
 * @returns {number}
 */
function linesWithin(node) {
  let lines = 0;
  ts.forEachChild(node, (child) => {
    if (isMarkup(child)) lines += linesOf(child);
    else if (isWritten(child)) lines += Math.max(0, linesOf(child) - 2);
    else lines += linesWithin(child);
  });
  return lines;
}

/**
 * @param {string} folder
 * @returns {string[]} source files in the folder and its subfolders
 */
function listSources(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return /\.(tsx?|mjs|css)$/.test(entry.name) ? [path] : [];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : listSources(path);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = FOLDERS.flatMap(listSources);
  const faults = files.flatMap((path) => checkSizes(path, readFileSync(inRoot(path), 'utf8')));
  for (const fault of faults) console.error(fault);
  if (files.length === 0) console.error('No source was found.');
  if (faults.length > 0 || files.length === 0) process.exit(1);
  console.log(`${files.length} files keep their sizes.`);
}
