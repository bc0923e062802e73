import { lockDataDir } from '../lock.ts';
import { printLine } from './print-line.ts';

/** Waits for a line, tries to lock the given folder, prints the result, and keeps running. */
process.stdin.once('data', () => {
  try {
    lockDataDir(process.argv[2] ?? '');
    printLine('locked');
  } catch (error) {
    printLine(error instanceof Error ? error.name : 'unknown');
  }
});
printLine('waiting');
