import { createHash } from 'node:crypto';
import { z } from 'zod';
import { OperatorError } from '../embedded/operator-error.ts';

/*
 * A dump is gzipped text. Lines that begin with # are marks in JSON; every other line is one row
 * as a JSON object. The marks are, in this order: one header; for each table its name, its rows
 * and its end with their count and hash; and one last mark, whose absence means a cut-off file.
 */

const headerSchema = z.object({
  kind: z.literal('header'),
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The migrations that the dumped database had, oldest first. */
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
export type DumpTable = z.infer<typeof tableSchema>;
export type DumpTableEnd = z.infer<typeof tableEndSchema>;
export type DumpMark = z.infer<typeof markSchema>;

/** What a dump holds in total. */
export interface DumpTotals {
  tables: number;
  rows: number;
}

export function writeMark(mark: DumpMark): string {
  return `#${JSON.stringify(mark)}\n`;
}

/** @throws when the line is no mark that this version knows. */
export function readMark(line: string): DumpMark {
  return markSchema.parse(JSON.parse(line.slice(1)));
}

/** Counts and hashes the lines of one table. */
export class TableDigest {
  #hash = createHash('sha256');
  #rows = 0;

  add(lines: string[]): void {
    for (const line of lines) this.#hash.update(line).update('\n');
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
