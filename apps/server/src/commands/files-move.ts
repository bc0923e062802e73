import { OperatorError } from '../platform/db/embedded/operator-error.ts';
import { copyFiles } from '../platform/storage/copy-files.ts';
import { openFileStore, openUploadsFolder } from '../platform/storage/open-file-store.ts';
import type { Settings } from '../settings.ts';
import { isMain, runCommand } from './run-command.ts';

/** What to do after each direction. */
const NEXT = {
  'to-s3': 'Now start the server with these S3 settings.',
  'to-folder': 'Now start the server without the S3 settings.',
};

const isDirection = (text: string): text is keyof typeof NEXT => Object.hasOwn(NEXT, text);

/**
 * `npm run files:move -- to-s3` or `to-folder`: copies all uploads from the data folder into the bucket, or back, and
 * compares each. The originals stay. @returns the message to print
 */
export async function moveFiles(settings: Settings, direction = ''): Promise<string> {
  if (!isDirection(direction)) {
    throw new OperatorError(
      'no_target',
      'Say where to: npm run files:move -- to-s3, or to-folder.',
    );
  }
  if (!settings.s3) {
    const sentence = 'Set S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY and S3_SECRET to the bucket.';
    throw new OperatorError('no_target', sentence);
  }
  const bucket = await openFileStore(settings);
  const folder = openUploadsFolder(settings);
  const [from, to] = direction === 'to-s3' ? [folder, bucket] : [bucket, folder];
  const { files, copied } = await copyFiles(from, to);
  if (files === 0) throw new OperatorError('no_files', `There are no files in ${from.place}.`);
  return `Copied ${copied} files to ${to.place}, and compared all ${files} there with the originals. ${NEXT[direction]} If a server was running during the move, run this command once more after that. Then delete the files in ${from.place}: photos that people delete from now on would stay there.`;
}

if (isMain(import.meta.url)) await runCommand(moveFiles);
