import { writeSync } from 'node:fs';

/** Writes a line synchronously; console.log might lose it when the process dies. */
export function printLine(line: string): void {
  writeSync(1, `${line}\n`);
}
