import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damaged } from './dump-format.ts';

/** The checksum list of a backup's files, readable by `sha256sum -c`. */
const LIST = 'SHA256SUMS';
const LINE = /^(?<sha256>[0-9a-f]{64}) {2}(?<name>[^\n]+)$/;

/** Writes the checksum list of a folder. */
export async function writeChecksums(directory: string): Promise<void> {
  let list = '';
  for (const name of await listFiles(directory)) {
    list += `${await sha256(join(directory, name))}  ${name}\n`;
  }
  await writeFile(join(directory, LIST), list, { mode: 0o600, flush: true });
}

/**
 * Compares a folder with its list. Fails if a file, or the list itself, is missing, added or
 * changed. @returns the file names, relative to the folder @throws OperatorError `backup_damaged`
 */
export async function verifyChecksums(directory: string): Promise<string[]> {
  const listed = await readList(directory);
  for (const name of await listFiles(directory)) {
    if (!listed.has(name)) throw damaged(directory, `${name} is not in its list of files`);
  }
  for (const [name, expected] of listed) {
    const found = await sha256(join(directory, name)).catch((error: unknown) => {
      throw damaged(directory, `${name} cannot be read`, error);
    });
    if (found !== expected) throw damaged(directory, `${name} has changed`);
  }
  return [...listed.keys()];
}

async function readList(directory: string): Promise<Map<string, string>> {
  const list = await readFile(join(directory, LIST), 'utf8').catch((error: unknown) => {
    throw damaged(directory, `its ${LIST} cannot be read`, error);
  });
  if (!list.endsWith('\n')) throw damaged(directory, `its ${LIST} is truncated`);
  const listed = new Map<string, string>();
  for (const line of list.slice(0, -1).split('\n')) {
    const { sha256, name } = LINE.exec(line)?.groups ?? {};
    if (!sha256 || !name) throw damaged(directory, `its ${LIST} is unreadable`);
    listed.set(name, sha256);
  }
  return listed;
}

/** Relative paths of a folder's files except the list, in a fixed order. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name !== LIST)
    .sort();
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes);
  return hash.digest('hex');
}
