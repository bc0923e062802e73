import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareRows, readRows } from './testing/compare-rows.ts';
import { describeSchema } from './testing/describe-schema.ts';
import {
  MIGRATIONS,
  openWorkshop,
  openWorkshopInMemory,
  type Workshop,
} from './testing/older-databases.ts';

/** Columns a migration removed on purpose. The last one became rows, which `former-sets.ts` compares. */
const REMOVED_COLUMNS = [
  'check_in_schedules.paused_until',
  'nutrition_logs.photo_url',
  'nutrition_plans.reviewed_at',
  'progress_entries.photo_analysis',
  'progress_entries.photo_urls',
  'workout_sessions.exercise_data',
];

const SERVER_URL = process.env.TEST_DATABASE_URL;

let workshop: Workshop;
let schemaOfToday: string[];
beforeAll(async () => {
  workshop = await (SERVER_URL ? openWorkshop(SERVER_URL) : openWorkshopInMemory());
  const newest = await workshop.make(MIGRATIONS);
  schemaOfToday = await newest.openAndLook(describeSchema);
  await newest.remove();
}, 60_000);
afterAll(() => workshop.close());

/** Creates a database, opens it with the current code, and expects that no data is lost. */
async function expectAll(migrations: string[]) {
  const { rows, openAndLook, remove } = await workshop.make(migrations);
  try {
    for (const [table, stored] of rows) expect([table, stored.length]).toEqual([table, 2]);
    const { schema, now } = await openAndLook(async (connection) => ({
      schema: await describeSchema(connection),
      now: await readRows(connection),
    }));
    expect(schema.toSorted()).toEqual(schemaOfToday.toSorted());
    const { lost, goneColumns } = compareRows(rows, now);
    expect(lost).toEqual([]);
    for (const column of goneColumns) expect(REMOVED_COLUMNS).toContain(column);
  } finally {
    await remove();
  }
}

const upTo = (name: string) => MIGRATIONS.slice(0, MIGRATIONS.indexOf(name) + 1);
const POSING = '20261121120624_posing_routine_and_version';
const PHOTOS = '20261121120942_photos';
const THREADS = upTo('20261121120341_threads');
/** Migrations of databases from a time when some had other names. */
const RENAMED: [string[], string[]][] = [
  [THREADS, [POSING]],
  [THREADS, [POSING, '20261121114941_photos']],
  [THREADS, [POSING, PHOTOS]],
  [THREADS, [POSING, PHOTOS, '20261121120311_peak-week']],
  [
    upTo('20261121122814_posing_photos_peak_week'),
    ['20261121122523_invitations_notes_and_profile_versions'],
  ],
  [
    [...upTo('20261121142710_roster_weeks'), '20261121150139_coach_settings'],
    ['20261121145824_check_ins'],
  ],
];

describe('a database from an earlier version, with rows in every table', () => {
  it.each(MIGRATIONS.slice(0, -1))(
    'keeps all data after %s',
    (newest) => expectAll(upTo(newest)),
    60_000,
  );

  it.each(RENAMED.map(([seen, earlier]) => [earlier.join(', '), seen, earlier] as const))(
    'keeps all data of a database that went through %s',
    (_names, shown, earlier) => expectAll([...shown, ...earlier]),
    60_000,
  );
});
