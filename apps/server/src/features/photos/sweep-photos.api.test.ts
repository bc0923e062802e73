import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photos } from '../../platform/db/schema/index.ts';
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

/** When the athlete's folder is looked through. */
function sweepHour(): Date {
  let at = test.now();
  while (!isSweptAt(athlete.id, at)) at = new Date(at.getTime() + 3_600_000);
  return at;
}

it('deletes what has waited a day for its meal, row and files, and nothing younger', async () => {
  const waiting = () => sendPhoto(browser, athlete.id, 'meal');
  const old = await waiting();
  for (const name of files().filter((file) => file.startsWith(old))) {
    const at = new Date(test.now().getTime() - 25 * 3_600_000);
    utimesSync(join(folder(), name), at, at);
  }
  const dayAgo = new Date(test.now().getTime() - 25 * 3_600_000);
  await test.db.update(photos).set({ looseSince: dayAgo }).where(eq(photos.id, old));
  const young = await waiting();
  await sweepPhotos({ db: test.db, now: test.now, settings: test.settings });
  const left = (await rows()).map(({ id }) => id);
  expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
  expect(files().some((file) => file.startsWith(old))).toBe(false);
});

it('removes files without a row once they are an hour old, and leaves the others', async () => {
  await sendPhoto(browser, athlete.id, 'progress');
  const kept = files();
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
  await sweepPhotos({ db: test.db, now: hour(1), settings: test.settings });
  expect(files()).toContain(`${orphan}.webp`);
  await sweepPhotos({ db: test.db, now: hour(0), settings: test.settings });
  expect(files()).toEqual([...kept, `${fresh}.webp`].sort());
});

it('takes the folder of somebody who is gone, with what a crash has left in it', async () => {
  const gone = '019aa000-0000-7000-8000-00000000dead';
  const left = join(test.settings.dataDir, 'uploads/photos', gone);
  mkdirSync(left, { recursive: true });
  const file = join(left, '019aa000-0000-7000-8000-00000000000a.webp');
  writeFileSync(file, 'x');
  const at = new Date(test.now().getTime() - 2 * 3_600_000);
  utimesSync(file, at, at);
  for (let hour = 0; hour < 24; hour += 1) {
    const now = () => new Date(test.now().getTime() + hour * 3_600_000);
    await sweepPhotos({ db: test.db, now, settings: test.settings });
  }
  expect(existsSync(left)).toBe(false);
  expect(existsSync(folder())).toBe(true);
});

it('comes to every folder in one of the hours of a day', () => {
  for (const id of [athlete.id, '019aa000-0000-7000-8000-00000000ffff']) {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      isSweptAt(id, new Date(Date.UTC(2026, 10, 21, hour))),
    );
    expect(hours.filter(Boolean)).toHaveLength(1);
  }
});
