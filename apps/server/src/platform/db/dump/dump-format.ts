import { createHash } from 'node:crypto';
import { z } from 'zod';
import { OperatorError } from '../embedded/operator-error.ts';

/**
 * A dump is gzipped text. Lines starting with # are JSON marks; every other line is a row. Marks in
 * order: a header; for each table its name, rows, and an end with count and hash; and a final mark, whose absence means
 * a truncated file. Rows have the text format of COPY, with \# for a # at the start. In format 1, they were JSON
 * objects.
 */

const headerSchema = z.object({
  kind: z.literal('header'),
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  /** The dumped database's migrations, oldest first. */
  migrations: z.array(z.string()),
});
const tableSchema = z.object({
  kind: z.literal('table'),
  table: z.string(),
  columns: z.array(z.string()),
});
const tableEndSchema = z.object({
  kind: z.literal('end of table'),
  table: z.string(),
  rows: z.int(),
  /** SHA-256 over the table's lines, each ended by a line feed. */
  sha256: z.string(),
});
const lastSchema = z.object({ kind: z.literal('last'), tables: z.int(), rows: z.int() });
const markSchema = z.discriminatedUnion('kind', [
  headerSchema,
  tableSchema,
  tableEndSchema,
  lastSchema,
]);

export type DumpHeader = z.infer<typeof headerSchema>;
export type DumpFormat = DumpHeader['format'];
/** The format of new dumps. */
export const CURRENT_FORMAT: DumpFormat = 2;
export type DumpTable = z.infer<typeof tableSchema>;
export type DumpTableEnd = z.infer<typeof tableEndSchema>;
export type DumpMark = z.infer<typeof markSchema>;

export interface DumpTotals {
  tables: number;
  rows: number;
}

export function writeMark(mark: DumpMark): string {
  return `#${JSON.stringify(mark)}\n`;
}

/** @throws if the line is not a mark this version knows. */
export function readMark(line: string): DumpMark {
  return markSchema.parse(JSON.parse(line.slice(1)));
}

/** Counts and hashes the lines of one table. */
export class TableDigest {
  #hash = createHash('sha256');
  #rows = 0;

  add(lines: string[]): void {
    this.#hash.update(`${lines.join('\n')}\n`);
    this.#rows += lines.length;
  }

  end(table: string): DumpTableEnd {
    return { kind: 'end of table', table, rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

export function damaged(path: string, reason: string, cause?: unknown): OperatorError {
  const sentence = `The backup ${path} is damaged (${reason}) and was not used; choose another one.`;
  return new OperatorError('backup_damaged', sentence, { cause });
}
