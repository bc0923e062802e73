// Checks docs/specification-coverage.md: every test it names exists under exactly that title and isn't skipped.
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';

const PAGE = 'docs/specification-coverage.md';
const SECTIONS = ['2', '3', '4', '5', '6', '7', '8', '9'];
const CHANGED = 'changed by product.md: ';
const QUOTES = ['"', "'", '`'];

/** @typedef {{ section: string, statement: string, kind: string, file?: string, title?: string }} Line */

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, counts } = checkCoverage(readFileSync(inRoot(PAGE), 'utf8'), readIfThere);
  for (const fault of faults) console.error(`${PAGE}: ${fault}`);
  if (faults.length > 0) process.exit(1);
  console.log(`${counts.proven} proven, ${counts.changed} changed, ${counts.open} open`);
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null;
}

/**
 * @param {string} page
 * @param {(path: string) => string | null} read returns a project file's text, or null
 */
export function checkCoverage(page, read) {
  const lines = parseLines(page);
  const counts = { proven: 0, changed: 0, open: 0, malformed: 0 };
  /** @type {string[]} */
  const faults = [];
  const seen = new Set();
  for (const line of lines) {
    counts[/** @type {keyof typeof counts} */ (line.kind)] += 1;
    const name = `section ${line.section}, '${line.statement}'`;
    if (line.kind === 'malformed') faults.push(`${name}: neither a test, a decision nor open`);
    if (seen.has(line.statement.toLowerCase())) faults.push(`${name}: listed twice`);
    seen.add(line.statement.toLowerCase());
    const fault = line.file === undefined ? null : checkTest(line.file, line.title ?? '', read);
    if (fault) faults.push(`${name}: ${fault}`);
  }
  for (const section of SECTIONS) {
    if (!lines.some((line) => line.section === section))
      faults.push(`section ${section} has no line`);
  }
  return { faults, counts };
}

/**
 * @param {string} page
 * @returns {Line[]}
 */
function parseLines(page) {
  let section = '';
  /** @type {Line[]} */
  const lines = [];
  for (const text of page.split('\n')) {
    section = /^## (\d+)\./.exec(text)?.[1] ?? section;
    const isRow = text.startsWith('|') && !/^\|(?: Statement \||-)/.test(text);
    if (isRow) lines.push(toLine(section, text));
  }
  return lines;
}

/**
 * @param {string} section
 * @param {string} text
 * @returns {Line}
 */
function toLine(section, text) {
  const [statement = '', by = '', last = '', ...more] = text
    .slice(1, text.lastIndexOf('|'))
    .split(' | ')
    .map((cell) => cell.trim());
  const line = { section, statement };
  if (statement === '' || more.length > 0) return { ...line, kind: 'malformed' };
  if (by === 'open') return { ...line, kind: last === '' ? 'malformed' : 'open' };
  if (by.startsWith(CHANGED)) {
    if (last === '') return { ...line, kind: 'malformed' };
    const [file = '', title = ''] = last.split(' › ');
    return { ...line, kind: 'changed', file, title };
  }
  if (by === '' || last === '') return { ...line, kind: 'malformed' };
  return { ...line, kind: 'proven', file: by, title: last };
}

/**
 * @param {string} file
 * @param {string} title
 * @param {(path: string) => string | null} read
 */
function checkTest(file, title, read) {
  const source = read(file);
  if (source === null) return `${file} does not exist`;
  if (/\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo)\b/.test(source))
    return `${file} leaves tests out`;
  return testTitles(source).includes(title) ? null : `${file} has no test '${title}'`;
}

/**
 * Test titles as written; templates of it.each and it.for keep their placeholders.
 * @param {string} source
 */
export function testTitles(source) {
  /** @type {string[]} */
  const titles = [];
  for (const match of source.matchAll(/^[ \t]*(?:it|test)(?:\.(\w+)(?:<[^(]*>)?)?\(/gm)) {
    let start = match.index + match[0].length;
    if (match[1] === 'each' || match[1] === 'for')
      start = source.indexOf('(', endOfCall(source, start)) + 1;
    const quoted = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(source.slice(start));
    if (quoted) titles.push((quoted[2] ?? '').replace(/\\(['"`])/g, '$1'));
  }
  return titles;
}

/**
 * @param {string} source
 * @param {number} start after the opening parenthesis of a call
 * @returns {number} after its closing parenthesis
 */
function endOfCall(source, start) {
  let depth = 1;
  let quote = '';
  let at = start;
  for (; at < source.length && depth > 0; at += 1) {
    const char = source.charAt(at);
    if (char === '\\') at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (QUOTES.includes(char)) quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
  }
  return at;
}
