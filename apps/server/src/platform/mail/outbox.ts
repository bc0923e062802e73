import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { Settings } from '../../settings.ts';
import { systemErrorCode } from '../db/embedded/operator-error.ts';

type Place = Pick<Settings, 'dataDir'>;

/** Stores mail if there is no mail server. */
export const outboxDir = ({ dataDir }: Place): string => join(dataDir, 'outbox');

/** Header with the account a mail is about. */
export const ABOUT_HEADER = 'X-Posedown-About';

const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
/** More bytes than the headers of any of our mails. */
const HEADER_BYTES = 4096;

/** Removes the mails to a deleted address. */
export async function removeMailsTo(place: Place, email: string): Promise<void> {
  const wanted = comparable(email);
  await removeMails(place, ({ to }) => comparable(to) === wanted);
}

/** Removes old mails, and mails about accounts deleted since. */
export async function pruneOutbox(place: Place, deletedIds: ReadonlySet<string>, now: Date) {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
    .toISOString()
    .replaceAll(':', '-');
  await removeMails(place, ({ name, about }) => name < oldest || deletedIds.has(about));
}

interface OutboxMail {
  /** Starts with the time it was written. */
  name: string;
  to: string;
  about: string;
}

async function removeMails(place: Place, isDeleted: (mail: OutboxMail) => boolean) {
  const folder = outboxDir(place);
  for (const name of await list(folder)) {
    const headers = await readHeaders(join(folder, name));
    const mail = { name, to: headerOf(headers, 'To'), about: headerOf(headers, ABOUT_HEADER) };
    if (isDeleted(mail)) await rm(join(folder, name), { force: true });
  }
}

async function list(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

async function readHeaders(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
      const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split('\n\n', 1);
      return headers.replaceAll(/\n[ \t]+/g, ' ');
    } finally {
      await file.close();
    }
  } catch (error) {
    // Another process was faster.
    if (systemErrorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

function headerOf(headers: string, name: string): string {
  const line = headers.split('\n').find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim() ?? '';
}

/** Normalizes an address's case and domain. */
function comparable(email: string): string {
  const bare = email.replaceAll(/^<|>$/g, '').toLowerCase();
  const at = bare.lastIndexOf('@');
  return `${bare.slice(0, at)}@${domainToASCII(bare.slice(at + 1))}`;
}
