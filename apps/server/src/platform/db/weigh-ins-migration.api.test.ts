import { v5 as uuidv5 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from './dump/queryable.ts';
import { fillTables } from './testing/fill-tables.ts';
import {
  MIGRATIONS,
  openWorkshop,
  openWorkshopInMemory,
  type Workshop,
} from './testing/older-databases.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL;
const BEFORE = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex((name) => name.endsWith('_weigh_ins')),
);

const FIRST_SHOW = '01a10000-0000-7000-8000-00000000aaa1';
const SECOND_SHOW = '01a10000-0000-7000-8000-00000000aaa2';
const entryId = (nth: number) => `01a10000-0000-7000-8000-0000000eeee${nth}`;
const checkInId = (nth: number) => `01a10000-0000-7000-8000-0000000cccc${nth}`;
const peakKey = (show: string, date: string) => uuidv5(date, show);
const PEAK_DAY = '2026-11-05';

interface OldEntry {
  nth: number;
  date: string;
  weight?: number;
  request_key?: string;
  body_fat?: number;
  version?: number;
}

const ENTRIES: OldEntry[] = [
  { nth: 1, date: '2026-11-01', weight: 82, body_fat: 12 },
  { nth: 2, date: '2026-11-02', weight: 81.8, request_key: checkInId(2), version: 3 },
  { nth: 3, date: '2026-11-03', weight: 81.6, request_key: checkInId(3), body_fat: 11.9 },
  { nth: 4, date: '2026-11-04', request_key: checkInId(4), body_fat: 11.8 },
  { nth: 5, date: PEAK_DAY, weight: 81, request_key: peakKey(FIRST_SHOW, PEAK_DAY) },
  { nth: 6, date: PEAK_DAY, weight: 80.9, request_key: peakKey(SECOND_SHOW, PEAK_DAY) },
  { nth: 7, date: '2026-11-06', body_fat: 11.5 },
];
const CHECK_INS = [
  { id: checkInId(2), date: '2026-11-02', weight: 81.8 },
  { id: checkInId(3), date: '2026-11-03', weight: 81.6 },
  { id: checkInId(4), date: '2026-11-04', weight: null },
  { id: checkInId(8), date: '2026-11-08', weight: 80.5 },
];
const PEAK_DAYS = [
  { competition_id: FIRST_SHOW, date: PEAK_DAY, weight: 81 },
  { competition_id: SECOND_SHOW, date: PEAK_DAY, weight: 80.9 },
  { competition_id: SECOND_SHOW, date: '2026-11-09', weight: 80.2 },
];

/** Copies the row of a table with all columns filled, with other values. */
const copy = (connection: Queryable, table: string, change: object) =>
  connection.query(`insert into ${table}
    select (jsonb_populate_record(it, '${JSON.stringify(change)}')).* from ${table} it
    order by user_id desc limit 1`);

const EMPTY_ENTRY = {
  ...{ measurements: {}, notes: null, mood: null, energy_level: null, sleep_hours: null },
  ...{ stress_level: null, water_intake: null, body_fat: null, weight: null, version: 1 },
  ...{ request_key: null, request_hash: null },
};

async function fill(connection: Queryable) {
  await fillTables(connection);
  for (const id of [FIRST_SHOW, SECOND_SHOW]) {
    await copy(connection, 'competitions', { id, request_key: null });
    await copy(connection, 'peak_week_plans', { competition_id: id });
  }
  for (const { nth, ...entry } of ENTRIES) {
    await copy(connection, 'progress_entries', { ...EMPTY_ENTRY, ...entry, id: entryId(nth) });
  }
  for (const checkIn of CHECK_INS) {
    await copy(connection, 'daily_check_ins', { ...checkIn, request_key: null });
  }
  for (const day of PEAK_DAYS)
    await copy(connection, 'peak_week_ticks', { ...day, photo_id: null });
}

let workshop: Workshop;
beforeAll(async () => {
  workshop = await (SERVER_URL ? openWorkshop(SERVER_URL) : openWorkshopInMemory());
}, 60_000);
afterAll(() => workshop.close());

it('moves each weight to one weigh-in, with its source', async () => {
  const { openAndLook, remove } = await workshop.make(BEFORE, fill);
  const { weighIns, entries } = await openAndLook(async (connection) => ({
    weighIns: await rowsOf(
      connection,
      `select right(id::text, 5) as id, date::text, kg, source, source_id, version
      from weigh_ins where date >= '2026-11-01' and date < '2026-11-10' order by date, kg desc`,
    ),
    entries: await rowsOf(
      connection,
      `select right(id::text, 5) as id, body_fat, version from progress_entries
      where date >= '2026-11-01' and date < '2026-11-10' order by date`,
    ),
  }));
  const own = { source: 'entry', source_id: null, version: 1 };
  const ofCheckIn = (nth: number) => ({ source: 'check-in', source_id: checkInId(nth) });
  const ofShow = (source_id: string) => ({ source: 'peak-week', source_id, version: 1 });
  expect(weighIns).toMatchObject([
    { id: 'eeee1', kg: 82, ...own },
    // The entry's row was deleted, so its version continues here.
    { id: 'eeee2', kg: 81.8, ...ofCheckIn(2), version: 3 },
    { id: 'eeee3', kg: 81.6, ...ofCheckIn(3), version: 1 },
    { id: 'eeee4', kg: null, ...ofCheckIn(4), version: 1 },
    { id: 'eeee5', kg: 81, ...ofShow(FIRST_SHOW) },
    { id: 'eeee6', kg: 80.9, ...ofShow(SECOND_SHOW) },
    { id: 'cccc8', kg: 80.5, ...ofCheckIn(8), version: 1 },
    { kg: 80.2, ...ofShow(SECOND_SHOW) },
  ]);
  expect(entries).toEqual([
    { id: 'eeee1', body_fat: 12, version: 1 },
    { id: 'eeee3', body_fat: 11.9, version: 1 },
    { id: 'eeee4', body_fat: 11.8, version: 1 },
    { id: 'eeee7', body_fat: 11.5, version: 1 },
  ]);
  await remove();
}, 60_000);

async function rowsOf(connection: Queryable, statement: string) {
  return (await connection.query(statement)).rows;
}
