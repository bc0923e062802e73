import { writeSync } from 'node:fs';

/** Writes a line at once, where console.log might keep it back from a process that dies. */
export function say(line: string): void {
  writeSync(1, `${line}\n`);
}
