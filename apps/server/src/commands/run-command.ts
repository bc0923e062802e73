import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFilesPrivately } from '../platform/storage/private-files.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartFailure } from '../start-failure.ts';

/** Runs an operator command. Prints its message and exits with 0, or prints the error and exits with 1. */
export async function runCommand(
  command: (settings: Settings, argument: string | undefined) => Promise<string>,
): Promise<void> {
  createFilesPrivately();
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    console.log(await command(settings, process.argv[2]));
  } catch (error) {
    console.error(explainStartFailure(error, settings) ?? error);
    process.exitCode = 1;
  }
}

/** Whether Node was started with this module, rather than importing it. */
export function isMain(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
