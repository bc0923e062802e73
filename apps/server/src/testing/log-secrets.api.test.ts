import { type Endpoint, endpoints } from '@posedown/contract';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import * as schema from '../platform/db/schema/index.ts';
import { createLog } from '../platform/log.ts';
import { fieldsOf } from './bad-input/fields.ts';
import { sceneTest } from './fixtures.ts';
import { Markers, markAllFields, markedBody } from './marked.ts';
import type { CallPayload, PermissionRow } from './permissions/row.ts';
import type { Scene } from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { callerOf, sendPayload } from './permissions/writes.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

const lines: string[] = [];
const markers = new Markers();
/** Tokens of the started sessions. */
const cookies = new Set<string>();
const statuses = new Map<number, number>();

const it = sceneTest
  .extend('settings', { limits: { writePerPerson: 1_000_000 } })
  .extend('options', { log: createLog('trace', { write: (line) => lines.push(line) }) });

interface Ready {
  row: PermissionRow;
  browser: TestBrowser;
  cargo: CallPayload;
}

async function prepare(scene: Scene, row: PermissionRow): Promise<Ready> {
  const caller = callerOf(row);
  const cargo = (await row.prepare?.(scene, caller)) ?? {};
  return { row, cargo, browser: await scene.browserOf(caller) };
}

/** Headers browsers send about themselves and the previous page. */
const talkative = () => ({
  'user-agent': markers.text(),
  referer: `http://localhost/set-password?token=${markers.text()}`,
  authorization: `Bearer ${markers.text()}`,
});

async function send({ row, browser, cargo }: Ready) {
  // A stream never ends.
  if (row.endpoint.isStream) return;
  const { statusCode } = await sendPayload(row, browser, cargo, talkative());
  statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  for (const value of browser.cookies.values()) if (value.length > 20) cookies.add(value);
}

const queryOf = ({ query }: Endpoint, write: () => string) =>
  query
    ? `?${fieldsOf(query)
        .map(({ path: [name] }) => `${name}=${write()}`)
        .join('&')}`
    : '';

/** Sends a call in all variants: valid, with a secret wherever one fits, and entirely invalid. */
async function sendAll(ready: Ready) {
  const { row, cargo } = ready;
  const { endpoint } = row;
  const fitting = { ...cargo, body: markedBody(endpoint, cargo.body, markers) };
  await send({ ...ready, cargo: { ...cargo, body: markAllFields(endpoint, cargo.body, markers) } });
  await send({ ...ready, cargo: { ...cargo, query: queryOf(endpoint, () => markers.text()) } });
  await send({ ...ready, cargo: fitting });
  await send(ready);
}

/** Needed before or after the tested write. If these failed, it would never be reached. */
const ROUND_ABOUT: unknown[] = [
  schema.attempts,
  schema.auditLog,
  schema.rosterEntries,
  schema.rosterWeeks,
];

/** Tables for user content reject every row, and each error names the row. */
async function breakTables({ db }: TestApp) {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || ROUND_ABOUT.includes(table)) continue;
    const name = sql.identifier(getTableConfig(table).name);
    await db.execute(sql`alter table ${name} add constraint broken check (false) not valid`);
  }
}

/** A log line without counters, clocks and request ids. */
function logText(line: string): string {
  const { time, pid, responseTime, reqId, ...rest } = JSON.parse(line);
  return JSON.stringify(rest);
}

/** A number may be part of an id. As a separate word it is the secret. */
const contains = (text: string, marker: string | number) =>
  Number.isInteger(marker)
    ? new RegExp(`(?<![\\w.:-])${marker}(?![\\w:-])`).test(text)
    : text.includes(String(marker));

it('writes no personal input to either log', async ({ scene, server }) => {
  expect(PERMISSIONS.length).toBe(Object.keys(endpoints).length);
  for (const row of PERMISSIONS) await sendAll(await prepare(scene, row));
  const ready: Ready[] = [];
  for (const row of PERMISSIONS) ready.push(await prepare(scene, row));
  await breakTables(server);
  for (const one of ready) {
    const body = markedBody(one.row.endpoint, one.cargo.body, markers);
    await send({ ...one, cargo: { ...one.cargo, body } });
  }
  await server.db.execute(sql`alter table users rename to nobody`);
  for (const one of ready) await send(one);

  const count = (from: number) =>
    [...statuses].reduce(
      (sum, [status, n]) => sum + (Math.floor(status / 100) === from ? n : 0),
      0,
    );
  expect([count(2), count(4), count(5)]).toEqual([
    expect.toSatisfy((n: number) => n > 150),
    expect.toSatisfy((n: number) => n > 150),
    expect.toSatisfy((n: number) => n > 150),
  ]);
  const failures = lines.filter((line) => JSON.parse(line).err);
  expect(failures.length).toBeGreaterThan(100);
  expect(markers.given.length).toBeGreaterThan(1000);
  expect(cookies.size).toBeGreaterThan(100);
  const text = lines.map(logText).join('\n');
  const found = [...markers.given, ...cookies, '@test.example', '@marker.example'].filter(
    (secret) => contains(text, secret),
  );
  expect(found).toEqual([]);
}, 300_000);
