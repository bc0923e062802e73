import { lockDataDir } from '../lock.ts';
import { say } from './say.ts';

/** Waits for a line, tries to lock the folder it was given, says how that went, and stays. */
process.stdin.once('data', () => {
  try {
    lockDataDir(process.argv[2] ?? '');
    say('locked');
  } catch (error) {
    say(error instanceof Error ? error.name : 'unknown');
  }
});
say('waiting');
