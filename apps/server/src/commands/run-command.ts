import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFilesPrivately } from '../platform/storage/private-files.ts';
import { readSettings, type Settings } from '../settings.ts';
import { explainStartFailure } from '../start-failure.ts';

/**
 * Runs a command of the operator: prints the sentence that it gives and ends with 0, or prints
 * what stood in its way and ends with 1.
 */
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

/** Whether a module is the one that Node was started with, rather than imported by another. */
export function isMain(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
