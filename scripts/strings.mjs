// Prints every product string that people may read, with file and line: `node scripts/strings.mjs [path part]`.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inRoot } from './lib/root.mjs';
import { productFiles } from './lib/source-files.mjs';

/** @typedef {{ line: number, text: string }} FoundString */

/** Attributes whose strings are for machines. */
const MACHINE_ATTRIBUTES =
  /^(className|data-|id$|htmlFor|type|name|role|href|src|d|viewBox|transform|style|variant|size|autoComplete|inputMode|rel|target|method|to|as|key|fill|stroke)/;

/**
 * @param {string} path
 * @param {string} text
 * @returns {FoundString[]}
 */
export function stringsIn(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = /** @type {FoundString[]} */ ([]);
  /** @param {import('typescript').Node} node @param {string} words */
  const add = (node, words) => {
    const clean = words.replace(/\s+/g, ' ').trim();
    if (!isForPeople(clean)) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, text: clean });
  };
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && MACHINE_ATTRIBUTES.test(node.name.getText())) return;
    if (isTag(node)) return;
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) add(node, templateText(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {import('typescript').Node} node */
const isTag = (node) => ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql');

/** @param {import('typescript').TemplateExpression} node */
const templateText = (node) =>
  node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('');

/**
 * Whether a text looks like a sentence or label: words with a space, or one capitalized word.
 * @param {string} text
 */
function isForPeople(text) {
  if (!/\p{L}{2}/u.test(text) || /^(https?:|\/|#|\.|@|--)/.test(text)) return false;
  if (/[{}]{3}|^\w+\(|=>|;$/.test(text)) return false;
  if (/\s/.test(text))
    return !/^(select|insert|update|delete|create|alter|with|vacuum)\s/.test(text);
  return /^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text);
}

function main() {
  const part = process.argv[2] ?? '';
  for (const path of productFiles()) {
    if (!path.includes(part)) continue;
    for (const { line, text } of stringsIn(path, readFileSync(inRoot(path), 'utf8'))) {
      console.log(`${path}:${line}\t${text}`);
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
