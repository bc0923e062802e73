import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type DumpHeader,
  type DumpMark,
  type DumpTableEnd,
  type DumpTotals,
  damaged,
  readMark,
  TableDigest,
} from './dump-format.ts';

/** The parts of a dump: its marks, and batches of rows between them. */
export type DumpPart = DumpMark | { kind: 'rows'; lines: string[] };

/**
 * Reads and verifies a dump: compression checksum, each table's count and hash, and the final mark. @throws
 * OperatorError `backup_damaged`, possibly after some parts
 */
export async function* readDump(path: string): AsyncGenerator<DumpPart> {
  let digest = new TableDigest();
  let last: DumpPart['kind'] | undefined;
  try {
    for await (const part of readParts(path)) {
      if (part.kind === 'table') digest = new TableDigest();
      if (part.kind === 'rows') digest.add(part.lines);
      if (part.kind === 'end of table') requireSame(part, digest.end(part.table));
      last = part.kind;
      yield part;
    }
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error), error);
  }
  if (last !== 'last') throw damaged(path, 'it is truncated');
}

/** Reads a whole dump only to verify it, and returns its totals. */
export async function verifyDump(path: string): Promise<DumpHeader & DumpTotals> {
  let header: DumpHeader | undefined;
  let totals: DumpTotals = { tables: 0, rows: 0 };
  for await (const part of readDump(path)) {
    if (part.kind === 'header') header = part;
    if (part.kind === 'last') totals = { tables: part.tables, rows: part.rows };
  }
  if (!header) throw damaged(path, 'it has no header');
  return { ...header, ...totals };
}

function requireSame(expected: DumpTableEnd, found: DumpTableEnd) {
  if (expected.rows === found.rows && expected.sha256 === found.sha256) return;
  throw new Error(`the rows of ${expected.table} don't match the dump's checksum or row count`);
}

async function* readParts(path: string): AsyncGenerator<DumpPart> {
  let rest = '';
  for await (const text of readText(path)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* partsOf(lines);
  }
  if (rest) throw new Error('its last line is truncated');
}

function* partsOf(lines: string[]): Generator<DumpPart> {
  let from = 0;
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('#')) continue;
    if (at > from) yield { kind: 'rows', lines: lines.slice(from, at) };
    yield readMark(line);
    from = at + 1;
  }
  if (from < lines.length) yield { kind: 'rows', lines: lines.slice(from) };
}

/** Enough rows for one statement, and little memory. */
const CHUNK_BYTES = 1 << 19;

function readText(path: string): AsyncIterable<string> {
  const text = createGunzip({ chunkSize: CHUNK_BYTES }).setEncoding('utf8');
  // Errors while reading or decompressing surface here.
  pipeline(createReadStream(path), text, () => undefined);
  return text as AsyncIterable<string>;
}
