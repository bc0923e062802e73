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
import { expect } from 'vitest';
import { findInstallationId } from '../../platform/db/installation-id.ts';
import { installation, photos } from '../../platform/db/schema/index.ts';
import { createLog } from '../../platform/log.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { isSweptAt } from './sweep-files.ts';
import { sweepPhotos } from './sweep-photos.ts';

const it = pairTest.extend('api', ({ server, athlete }) => {
  const folder = join(server.settings.dataDir, 'uploads/photos', athlete.id);
  const files = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
  const rows = () => server.db.select().from(photos).where(eq(photos.userId, athlete.id));

  const sweep = (now = server.now, log = server.app.log) => sweepPhotos({ ...server, now, log });

  /** The hour in which the athlete's folder is swept. */
  function sweepHour(): Date {
    let at = server.now();
    while (!isSweptAt(athlete.id, at)) at = new Date(at.getTime() + 3_600_000);
    return at;
  }

  /** Creates files without a row from two hours ago, and sweeps in their hour. */
  function createOrphans(ids: readonly string[]) {
    const at = new Date(sweepHour().getTime() - 2 * 3_600_000);
    mkdirSync(folder, { recursive: true });
    for (const id of ids) {
      writeFileSync(join(folder, `${id}.webp`), 'x');
      utimesSync(join(folder, `${id}.webp`), at, at);
    }
    return (log = server.app.log) => sweep(sweepHour, log);
  }
  return { folder, files, rows, sweep, sweepHour, createOrphans };
});

it('deletes photos unattached for a day, but no newer ones', async ({
  server,
  asAthlete,
  athlete,
  api,
}) => {
  const waiting = () => sendPhoto(asAthlete, athlete.id, 'meal');
  const old = await waiting();
  for (const name of api.files().filter((file) => file.startsWith(old))) {
    const at = new Date(server.now().getTime() - 25 * 3_600_000);
    utimesSync(join(api.folder, name), at, at);
  }
  const dayAgo = new Date(server.now().getTime() - 25 * 3_600_000);
  await server.db.update(photos).set({ looseSince: dayAgo }).where(eq(photos.id, old));
  const young = await waiting();
  await api.sweep();
  const left = (await api.rows()).map(({ id }) => id);
  expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
  expect(api.files().some((file) => file.startsWith(old))).toBe(false);
});

it('removes files without a row after an hour', async ({ asAthlete, athlete, api }) => {
  await sendPhoto(asAthlete, athlete.id, 'progress');
  const saved = api.files();
  const [orphan, half, fresh] = ['a', 'b', 'c'].map(
    (letter) => `019aa000-0000-7000-8000-00000000000${letter}`,
  );
  mkdirSync(api.folder, { recursive: true });
  for (const name of [`${orphan}.webp`, `.${half}.webp`, `${fresh}.webp`]) {
    writeFileSync(join(api.folder, name), 'x');
    const hoursAgo = name.includes(`${fresh}`) ? 0 : 2;
    const at = new Date(api.sweepHour().getTime() - hoursAgo * 3_600_000);
    utimesSync(join(api.folder, name), at, at);
  }
  const hour = (hours: number) => () => new Date(api.sweepHour().getTime() + hours * 3_600_000);
  await api.sweep(hour(1));
  expect(api.files()).toContain(`${orphan}.webp`);
  await api.sweep(hour(0));
  expect(api.files()).toEqual([...saved, `${fresh}.webp`].sort());
});

it('removes a deleted person’s folder', async ({ server, api }) => {
  const gone = '019aa000-0000-7000-8000-00000000dead';
  const remaining = join(server.settings.dataDir, 'uploads/photos', gone);
  mkdirSync(remaining, { recursive: true });
  const file = join(remaining, '019aa000-0000-7000-8000-00000000000a.webp');
  writeFileSync(file, 'x');
  const at = new Date(server.now().getTime() - 2 * 3_600_000);
  utimesSync(file, at, at);
  for (let hour = 0; hour < 24; hour += 1) {
    const now = () => new Date(server.now().getTime() + hour * 3_600_000);
    await api.sweep(now);
  }
  expect(existsSync(remaining)).toBe(false);
  expect(existsSync(api.folder)).toBe(true);
});

it('visits every folder within a day', ({ athlete }) => {
  for (const id of [athlete.id, '019aa000-0000-7000-8000-00000000ffff']) {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      isSweptAt(id, new Date(Date.UTC(2026, 10, 21, hour))),
    );
    expect(hours.filter(Boolean)).toHaveLength(1);
  }
});

it('sweeps nothing with another database’s uploads', async ({ server, api }) => {
  const mark = join(server.settings.dataDir, 'uploads/installation');
  const own = readFileSync(mark, 'utf8');
  expect(own.trim()).toBe(await findInstallationId(server.db));
  const orphan = '019aa000-0000-7000-8000-00000000000e';
  const lines: string[] = [];
  const sweep = api.createOrphans([orphan]);
  writeFileSync(mark, 'another\n');
  await sweep(createLog('warn', { write: (line) => lines.push(line) }));
  expect(api.files()).toContain(`${orphan}.webp`);
  expect(lines).toEqual([expect.stringContaining('belong to a different database')]);
  writeFileSync(mark, own);
  await sweep();
  expect(api.files()).not.toContain(`${orphan}.webp`);
});

it('recognizes its uploads after restoring an old backup', async ({ server, api }) => {
  const mark = readFileSync(join(server.settings.dataDir, 'uploads/installation'), 'utf8').trim();
  const orphan = '019aa000-0000-7000-8000-00000000000f';
  const sweep = api.createOrphans([orphan]);
  await server.db.delete(installation);
  await sweep();
  expect(api.files()).not.toContain(`${orphan}.webp`);
  expect(await findInstallationId(server.db)).toBe(mark);
});

it('doesn’t adopt unknown people’s photos', async ({ athlete, api }) => {
  const other = await openTestApp();
  const stranger = join(other.settings.dataDir, 'uploads/photos', athlete.id);
  mkdirSync(stranger, { recursive: true });
  const sweep = () => sweepPhotos({ ...other, now: api.sweepHour, log: other.app.log });
  await sweep();
  expect(existsSync(stranger)).toBe(true);
  rmSync(stranger, { recursive: true });
  await sweep();
  expect(existsSync(join(other.settings.dataDir, 'uploads/installation'))).toBe(true);
  expect(await other.db.$count(installation)).toBe(1);
  await other.close();
});

it('continues after an unreadable folder', async ({ server, athlete, api }) => {
  const broken = join(
    server.settings.dataDir,
    'uploads/photos',
    `019aa000-0000-7000-8000-${athlete.id.slice(-12)}`,
  );
  writeFileSync(broken, 'a file, not a folder');
  const orphan = '019aa000-0000-7000-8000-00000000000f';
  await expect(api.createOrphans([orphan])()).rejects.toThrow('1 photo folder');
  expect(api.files()).not.toContain(`${orphan}.webp`);
  rmSync(broken);
});

it('handles folders with very many files', async ({ api }) => {
  const many = Array.from(
    { length: 1001 },
    (_, n) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  );
  const before = api.files();
  await api.createOrphans(many)();
  expect(api.files()).toEqual(before);
});
