// Flags archaic, inverted or British wording in the product's text, in comments and in test titles.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inRoot } from '../lib/root.mjs';
import { productFiles, sourceFiles } from '../lib/source-files.mjs';
import { stringsIn } from '../strings.mjs';

/**
 * For everything that people read: the product's text, comments and test titles.
 * @type {readonly [RegExp, string][]}
 */
const PROSE = [
  [/\banew\b/i, 'again'],
  [/(?<!`)\b(nobody|somebody|anybody|everybody)\b/i, 'no one, someone, everyone, or name who'],
  [/\bin spite of\b/i, 'despite'],
  [/\b(stands?|stood) (here|there|in your|in the|on your)\b/i, 'is, appears'],
  [/\bin force\b/i, 'active, current'],
  [/\bfor good\b/i, 'permanently'],
  [/\bneed not\b/i, 'don’t need to'],
  [/\btowards\b/i, 'toward'],
  [/\b(breaks?|broke|broken) off\b/i, 'is interrupted, is truncated'],
  [/\b(hangs?|hung) up\b/i, 'disconnects'],
  [/\b(learnt|whilst|amongst|travell\w+|harbour|theatre)\b/i, 'American spelling'],
];

/**
 * For the product's text only.
 * @type {readonly [RegExp, string][]}
 */
const WORDING = [
  ...PROSE,
  [/\bthere is no such\b/i, '… not found'],
  [/\bcould not be (loaded|saved|sent|changed|deleted|reached)\b/i, 'We couldn’t …'],
  [/\b(sign(ed|s)? (in|out))\b/i, 'log in, log out'],
  [/\b(and|to) go on\b(?! stage)/i, 'continue'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\bthrow (it|this|the \w+) away\b/i, 'discard'],
  [/\be-mail/i, 'email'],
  [/[\d}] %/, '% without a space'],
  [
    /\b(litres?|fibre|favourite|centre|practise\w*|programmes?|behaviours?|colours?|yoghurt)\b/i,
    'American spelling',
  ],
];

/** Text processed by the product rather than shown to people: phrase tables, synonyms, old names, units. */
const READ_BY_PROGRAMS =
  /assistant\/(words|clauses|amount-text|stated-health|find-|forbidden|phrase|spelling|understand)|red-flags|aliases\.data|common-passwords|parse-unit|palette-places|\/exercises\/catalogue\//;
/** Calls whose first argument is the title of a test. */
const TESTS = /^(it|test|describe)\b/;
/** Synonyms the assistant recognizes: no capitals and no period. */
const SYNONYMS = /^[\p{Ll}\d ’'|-]+$/u;

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]} a sentence for each string to reword
 */
export function checkText(path, text) {
  if (READ_BY_PROGRAMS.test(path)) return [];
  const isTable = /assistant\//.test(path);
  return stringsIn(path, text).flatMap((found) =>
    isTable && SYNONYMS.test(found.text) ? [] : faultsIn(path, found, WORDING),
  );
}

/**
 * @param {string} path
 * @param {import('../strings.mjs').FoundString} found
 * @param {typeof WORDING} rules
 */
const faultsIn = (path, { line, text }, rules) =>
  rules
    .filter(([pattern]) => pattern.test(text))
    .map(
      ([pattern, instead]) =>
        `${path}:${line} “${text.slice(0, 90)}”: ${pattern.exec(text)?.[0]} → ${instead}`,
    );

/**
 * Checks comments and test titles.
 * @param {string} path
 * @param {string} text
 * @returns {string[]} a sentence for each to reword
 */
export function checkProse(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = /** @type {Map<number, string>} */ (new Map());
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    const start = node.getFullStart();
    const before = ts.getLeadingCommentRanges(text, start) ?? [];
    const after = ts.getTrailingCommentRanges(text, node.getEnd()) ?? [];
    for (const { pos, end } of [...before, ...after]) found.set(pos, text.slice(pos, end));
    const title = ts.isCallExpression(node) && TESTS.test(node.expression.getText());
    const [first] = title ? node.arguments : [];
    if (first && ts.isStringLiteralLike(first)) found.set(first.getStart(), first.text);
    for (const child of node.getChildren()) visit(child);
  };
  visit(source);
  return [...found].flatMap(([start, words]) => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    return faultsIn(path, { line, text: words.replace(/\n\s*(\*|\/\/)/g, '') }, PROSE);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = productFiles();
  const all = sourceFiles().filter((path) => !/checks\/words\./.test(path));
  /** @param {string} path */
  const read = (path) => readFileSync(inRoot(path), 'utf8');
  const faults = [
    ...files.flatMap((path) => checkText(path, read(path))),
    ...all.flatMap((path) => checkProse(path, read(path))),
  ];
  for (const fault of faults) console.error(fault);
  if (files.length === 0) console.error('No source was found.');
  if (faults.length > 0 || files.length === 0) process.exit(1);
  console.log(
    `The strings of ${files.length} files and the prose of ${all.length} keep to plain words.`,
  );
}
