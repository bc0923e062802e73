import { calendarDayIn } from '@posedown/coaching';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { reportBreak } from '../../platform/http/report-break.ts';
import { consume, LIMITS } from '../../platform/limits/limit.ts';
import type { DayPageEnd } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type ZipEntry, zipOf } from '../../platform/storage/zip.ts';
import { listPhotoRows, readPhotoFile } from '../photos/index.ts';
import { allVoiceNotes, fileEnding, readVoiceFile } from '../voice-notes/index.ts';
import { listOwnRows, nameOf, OWN_TABLES } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'files' | 'log'>;

interface ExportAccountInput {
  actor: Actor;
  request: FastifyRequest;
}

/**
 * Streams all data an athlete may see as a ZIP file and writes an audit entry. @throws AppError
 * `too_many_requests`
 */
export async function exportAccount(services: Deps, { actor, request }: ExportAccountInput) {
  const { db, now, log } = services;
  const at = now();
  await consume(db, LIMITS.exportPerAthlete, [actor.userId], at);
  const subjectId = actor.userId;
  await recordAudit(db, request, { action: 'export account', outcome: 'done', subjectId });
  const stream = zipOf(entriesOf(services, actor, at), at);
  reportBreak(stream, log);
  return { fileName: `posedown-${calendarDayIn(at, actor.timezone)}.zip`, stream };
}

async function* entriesOf(
  { db, files }: Deps,
  { userId, name }: Actor,
  at: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: Buffer.from(readmeOf({ name, at })) };
  for (const own of OWN_TABLES) {
    yield { name: `data/${nameOf(own)}.json`, content: jsonOf(listOwnRows(db, own, userId)) };
  }
  for await (const photo of photosOf(db, userId)) {
    const content = await readPhotoFile(files, photo);
    // The photo was deleted during the export.
    if (!content) continue;
    const { purpose, date, id } = photo;
    yield { name: `photos/${purpose}/${date}-${id}.webp`, content, isPacked: true };
  }
  for await (const note of allVoiceNotes(db, userId)) {
    const content = await readVoiceFile(files, note);
    if (!content) continue;
    const day = note.createdAt.toISOString().slice(0, 10);
    const name = `voice-notes/${day}-${note.id}.${fileEnding(note.type)}`;
    yield { name, content, isPacked: true };
  }
}

async function* jsonOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

const PAGE = 200;

async function* photosOf(db: Services['db'], userId: string) {
  let after: DayPageEnd | null = null;
  for (;;) {
    const page = await listPhotoRows(db, { userId, limit: PAGE, after });
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

function readmeOf({ name, at }: { name: string; at: Date }): string {
  const tables = OWN_TABLES.map((own) => `  data/${nameOf(own)}.json\n    ${own.what}`);
  return `Posedown: the data of ${name}, as of ${at.toISOString()}

data/
  One JSON file per kind of data, each a list of rows. Weights are in kg, lengths in cm and
  water in liters unless the name says otherwise. Dates are in your own time zone, and times
  are in UTC.

${tables.join('\n')}

photos/
  Your photos by purpose: progress, meal, message and peak_week. A file name is the date and
  the photo's id in data/photos.json. Other files refer to a photo by that id. Thumbnails are
  not included.

voice-notes/
  The voice notes you and your coach sent. A file name is the date and the voice note's id in
  data/voice_notes.json, which data/messages.json refers to.

Not included: your password and login sessions, which are stored only as hashes; anything you
can't see in Posedown, such as your coach's private notes, drafts and alerts; and values that
are calculated from the rows above.
`;
}
