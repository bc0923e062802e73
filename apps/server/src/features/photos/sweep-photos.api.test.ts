import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findInstallationId } from '../../platform/db/installation-id.ts';
import { installation, photos } from '../../platform/db/schema/index.ts';
import { createLog } from '../../platform/log.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { isSweptAt, sweepPhotos } from './sweep-photos.ts';

let test: TestApp;
let athlete: Person;
let browser: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  athlete = await createPerson(test.db);
  browser = await signIn(test, athlete);
});
afterAll(() => test.close());

const folder = () => join(test.settings.dataDir, 'uploads/photos', athlete.id);
const files = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const rows = () => test.db.select().from(photos).where(eq(photos.userId, athlete.id));

/** The hour in which the athlete's folder is swept. */
function sweepHour(): Date {
  let at = test.now();
  while (!isSweptAt(athlete.id, at)) at = new Date(at.getTime() + 3_600_000);
  return at;
}

it('deletes photos unattached for a day, but no newer ones', async () => {
  const waiting = () => sendPhoto(browser, athlete.id, 'meal');
  const old = await waiting();
  for (const name of files().filter((file) => file.startsWith(old))) {
    const at = new Date(test.now().getTime() - 25 * 3_600_000);
    utimesSync(join(folder(), name), at, at);
  }
  const dayAgo = new Date(test.now().getTime() - 25 * 3_600_000);
  await test.db.update(photos).set({ looseSince: dayAgo }).where(eq(photos.id, old));
  const young = await waiting();
  await sweepPhotos({ db: test.db, now: test.now, settings: test.settings, log: test.app.log });
  const left = (await rows()).map(({ id }) => id);
  expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
  expect(files().some((file) => file.startsWith(old))).toBe(false);
});

it('removes files without a row after an hour', async () => {
  await sendPhoto(browser, athlete.id, 'progress');
  const saved = files();
  const [orphan, half, fresh] = ['a', 'b', 'c'].map(
    (letter) => `019aa000-0000-7000-8000-00000000000${letter}`,
  );
  mkdirSync(folder(), { recursive: true });
  for (const name of [`${orphan}.webp`, `.${half}.webp`, `${fresh}.webp`]) {
    writeFileSync(join(folder(), name), 'x');
    const hoursAgo = name.includes(`${fresh}`) ? 0 : 2;
    const at = new Date(sweepHour().getTime() - hoursAgo * 3_600_000);
    utimesSync(join(folder(), name), at, at);
  }
  const hour = (hours: number) => () => new Date(sweepHour().getTime() + hours * 3_600_000);
  await sweepPhotos({ db: test.db, now: hour(1), settings: test.settings, log: test.app.log });
  expect(files()).toContain(`${orphan}.webp`);
  await sweepPhotos({ db: test.db, now: hour(0), settings: test.settings, log: test.app.log });
  expect(files()).toEqual([...saved, `${fresh}.webp`].sort());
});

it('removes a deleted person’s folder', async () => {
  const gone = '019aa000-0000-7000-8000-00000000dead';
  const remaining = join(test.settings.dataDir, 'uploads/photos', gone);
  mkdirSync(remaining, { recursive: true });
  const file = join(remaining, '019aa000-0000-7000-8000-00000000000a.webp');
  writeFileSync(file, 'x');
  const at = new Date(test.now().getTime() - 2 * 3_600_000);
  utimesSync(file, at, at);
  for (let hour = 0; hour < 24; hour += 1) {
    const now = () => new Date(test.now().getTime() + hour * 3_600_000);
    await sweepPhotos({ db: test.db, now, settings: test.settings, log: test.app.log });
  }
  expect(existsSync(remaining)).toBe(false);
  expect(existsSync(folder())).toBe(true);
});

it('visits every folder within a day', () => {
  for (const id of [athlete.id, '019aa000-0000-7000-8000-00000000ffff']) {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      isSweptAt(id, new Date(Date.UTC(2026, 10, 21, hour))),
    );
    expect(hours.filter(Boolean)).toHaveLength(1);
  }
});

/** Creates files without a row from two hours ago, and sweeps in their hour. */
function createOrphans(ids: readonly string[]) {
  const at = new Date(sweepHour().getTime() - 2 * 3_600_000);
  mkdirSync(folder(), { recursive: true });
  for (const id of ids) {
    writeFileSync(join(folder(), `${id}.webp`), 'x');
    utimesSync(join(folder(), `${id}.webp`), at, at);
  }
  const sweep = (log = test.app.log) =>
    sweepPhotos({ db: test.db, now: sweepHour, settings: test.settings, log });
  return sweep;
}

it('sweeps nothing with another database’s uploads', async () => {
  const mark = join(test.settings.dataDir, 'uploads/installation');
  const own = readFileSync(mark, 'utf8');
  expect(own.trim()).toBe(await findInstallationId(test.db));
  const orphan = '019aa000-0000-7000-8000-00000000000e';
  const lines: string[] = [];
  const sweep = createOrphans([orphan]);
  writeFileSync(mark, 'another\n');
  await sweep(createLog('warn', { write: (line) => lines.push(line) }));
  expect(files()).toContain(`${orphan}.webp`);
  expect(lines).toEqual([expect.stringContaining('belong to another database')]);
  writeFileSync(mark, own);
  await sweep();
  expect(files()).not.toContain(`${orphan}.webp`);
});

it('recognizes its uploads after restoring an old backup', async () => {
  const mark = readFileSync(join(test.settings.dataDir, 'uploads/installation'), 'utf8').trim();
  const orphan = '019aa000-0000-7000-8000-00000000000f';
  const sweep = createOrphans([orphan]);
  await test.db.delete(installation);
  await sweep();
  expect(files()).not.toContain(`${orphan}.webp`);
  expect(await findInstallationId(test.db)).toBe(mark);
});

it('doesn’t adopt unknown people’s photos', async () => {
  const other = await openTestApp();
  const stranger = join(other.settings.dataDir, 'uploads/photos', athlete.id);
  mkdirSync(stranger, { recursive: true });
  const sweep = () => sweepPhotos({ ...other, now: sweepHour, log: other.app.log });
  await sweep();
  expect(existsSync(stranger)).toBe(true);
  rmSync(stranger, { recursive: true });
  await sweep();
  expect(existsSync(join(other.settings.dataDir, 'uploads/installation'))).toBe(true);
  expect(await other.db.$count(installation)).toBe(1);
  await other.close();
});

it('continues after an unreadable folder', async () => {
  const broken = join(
    test.settings.dataDir,
    'uploads/photos',
    `019aa000-0000-7000-8000-${athlete.id.slice(-12)}`,
  );
  writeFileSync(broken, 'a file, not a folder');
  const orphan = '019aa000-0000-7000-8000-00000000000f';
  await expect(createOrphans([orphan])()).rejects.toThrow('1 photo folder');
  expect(files()).not.toContain(`${orphan}.webp`);
  rmSync(broken);
});

it('handles folders with very many files', async () => {
  const many = Array.from(
    { length: 1001 },
    (_, n) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  );
  const before = files();
  await createOrphans(many)();
  expect(files()).toEqual(before);
});
