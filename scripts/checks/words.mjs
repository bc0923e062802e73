// Flags archaic, inverted or British wording in text that people read.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';
import { productFiles } from '../lib/source-files.mjs';
import { stringsIn } from '../strings.mjs';

/** @type {readonly [RegExp, string][]} */
const WORDING = [
  [/\banew\b/i, 'again'],
  [/\b(nobody|somebody)\b/i, 'no one, someone, or name who'],
  [/\bin spite of\b/i, 'despite'],
  [/\b(stands?|stood) (here|there|in your|in the|on your)\b/i, 'is, appears'],
  [/\bin force\b/i, 'active, current'],
  [/\bthere is no such\b/i, '… not found'],
  [/\bcould not be (loaded|saved|sent|changed|deleted|reached)\b/i, 'We couldn’t …'],
  [/\b(sign(ed|s)? (in|out))\b/i, 'log in, log out'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bfor good\b/i, 'permanently'],
  [/\bneed not\b/i, 'don’t need to'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\bthrow (it|this|the \w+) away\b/i, 'discard'],
  [/\btowards\b/i, 'toward'],
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
  return stringsIn(path, text).flatMap((found) => {
    if (isTable && SYNONYMS.test(found.text)) return [];
    return WORDING.filter(([pattern]) => pattern.test(found.text)).map(
      ([pattern, instead]) =>
        `${path}:${found.line} “${found.text.slice(0, 90)}”: ${pattern.exec(found.text)?.[0]} → ${instead}`,
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = productFiles();
  const faults = files.flatMap((path) => checkText(path, readFileSync(inRoot(path), 'utf8')));
  for (const fault of faults) console.error(fault);
  if (files.length === 0) console.error('No source was found.');
  if (faults.length > 0 || files.length === 0) process.exit(1);
  console.log(`The strings of ${files.length} files keep to plain words.`);
}
