import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints, errorReplySchema } from '@posedown/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../platform/db/schema/columns.ts';
import { type CutLine, openCutLine } from '../platform/db/testing/breakable-connection.ts';
import { fieldsOf } from './bad-input/fields.ts';
import { type CallPayload, pathOf } from './permissions/row.ts';
import { CALLERS, openScene, type Scene } from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { openTestApp, type TestApp, type TestBrowser } from './test-app.ts';

/** Answers to the standard weekly check-in. */
const WEEK = { 'training-energy': 7, 'sleep-quality': 8, stress: 4, digestion: 7 };

/** Changes that turn a valid call into a different one. Every call with an idempotency key is listed. */
const OTHERWISE: Record<string, Record<string, unknown>> = {
  'POST /api/users/:userId/plans': { plans: ['cardio'], targets: undefined },
  'POST /api/competitions': { name: 'Hill Open' },
  'POST /api/users/:userId/competitions/:competitionId/milestones': { name: 'Tan booked' },
  'POST /api/ai/ask-ali': { message: 'How much fat do I need?' },
  'POST /api/users/:userId/training-plan/regenerate': { reason: 'Another wish.' },
  'POST /api/training-plans': { name: 'Another base' },
  'POST /api/training-plans/:planId/assign': { startsOn: '2026-11-30' },
  'POST /api/users/:userId/coach-notes': { content: 'Sleeps enough.' },
  'POST /api/users/:userId/nutrition-logs': { mealName: 'Late shake' },
  'POST /api/users/:userId/nutrition-logs/planned': { meal: 1 },
  'POST /api/cardio-sessions': { durationSeconds: 1500 },
  'POST /api/cardio-sessions/restore': { durationSeconds: 1500 },
  'POST /api/pose-practice-sessions': { nextSessionFocus: 'Elbows.' },
  'POST /api/users/:userId/photo-assessments': { fullness: 9 },
  'POST /api/users/:userId/photos': { date: '2026-11-19' },
  'POST /api/users/:userId/voice-notes': { seconds: 2 },
  'POST /api/users/:userId/messages': { content: 'How was the walk?' },
  'POST /api/invitations': { name: 'Another name' },
  'POST /api/ai/protocol-recommendation': { protocolType: 'cutting' },
  'POST /api/ai/nutrition-plan': { mealFrequency: 5 },
  'POST /api/progress': { weight: 84.3 },
  'POST /api/progress/restore': { weight: 84.3 },
  'POST /api/progress/stats': { weight: 84.3 },
  'POST /api/check-ins': { energyLevel: 6 },
  'POST /api/users/:userId/scheduled-messages': { content: 'How was the walk?' },
  'POST /api/snippets': { name: 'Another snippet' },
  'POST /api/check-in-forms': { name: 'Off-season check-in' },
  'POST /api/tasks': { text: 'Another task.' },
  'POST /api/weekly-check-ins': { answers: { ...WEEK, hunger: 9 } },
  'POST /api/users/:userId/check-in-review': { reply: 'Another reply.' },
  'POST /api/supplements': { amount: 3 },
  'POST /api/proposals/:proposalId/decision': { reason: 'A week of illness.' },
};

/** Calls with a single database statement and no transaction. */
const SINGLE_STATEMENT: Record<string, string> = {
  'POST /api/users/:userId/coach-notes': 'insert into "coach_notes"',
  'POST /api/users/:userId/photos': 'insert into "photos"',
};

/** A report with another symptom is always accepted, regardless of earlier ones. */
const ACCEPTED_AGAIN = 'POST /api/users/:userId/peak-week/unwell';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const takesKey = ({ body, query }: Endpoint) =>
  [body, query].some(
    (schema) => schema && fieldsOf(schema).some(({ path }) => path.join() === 'requestKey'),
  );
const all: Endpoint[] = Object.values(endpoints);
const keyed = all.filter(takesKey);

const SERVER_URL = process.env.TEST_DATABASE_URL;

let test: TestApp;
let scene: Scene;
let line: CutLine | undefined;
beforeAll(async () => {
  if (SERVER_URL) {
    line = await openCutLine(SERVER_URL);
    vi.stubEnv('TEST_DATABASE_URL', line.url);
  }
  test = await openTestApp({ limits: { writePerPerson: 1_000_000 } });
  scene = await openScene(test);
});
afterAll(async () => {
  await test.close();
  vi.unstubAllEnvs();
  await line?.close();
});

/** A valid call by an allowed caller, with another key each time. */
async function prepare(endpoint: Endpoint) {
  const row = PERMISSIONS.find((one) => nameOf(one.endpoint) === nameOf(endpoint));
  const caller = CALLERS.find((name) => row?.statuses[name] === endpoint.status);
  if (!row || !caller) throw new Error(`nobody may call ${nameOf(endpoint)}`);
  const cargo = (await row.prepare?.(scene, caller)) ?? {};
  return { browser: await scene.browserOf(caller), cargo };
}

async function send(
  endpoint: Endpoint,
  { browser, cargo }: { browser: TestBrowser; cargo: CallPayload },
  reported: Record<string, unknown>,
) {
  const { params = {}, query = '', body, type = 'application/json' } = cargo;
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(reported)) search.set(name, String(value));
  return browser.request({
    method: endpoint.method,
    url: `${pathOf(endpoint, params)}${endpoint.upload ? `?${search}` : query}`,
    headers: { 'content-type': type },
    payload: endpoint.upload
      ? (body as Buffer)
      : JSON.stringify({ ...(body as Record<string, unknown>), ...reported }),
  });
}

/**
 * On PostgreSQL, where connections may break: makes the call, and drops the response to its last
 * statement. The result is stored, and the caller has to retry.
 */
async function breakOff(name: string, call: () => ReturnType<typeof send>) {
  if (!line) return;
  line.dropAfter(SINGLE_STATEMENT[name] ?? 'commit');
  const { statusCode, body } = await call();
  expect(statusCode, body).toBe(503);
}

/** The upload is on disk. */
function expectFile({ upload }: Endpoint, { userId, id }: Record<string, string>) {
  if (!upload) return;
  const name =
    upload.what === 'photo' ? `photos/${userId}/${id}.webp` : `voice-notes/${userId}/${id}.webm`;
  const file = join(test.settings.dataDir, 'uploads', name);
  expect(existsSync(file), file).toBe(true);
}

it('lists every call with a request key', () => {
  expect(keyed.map(nameOf).sort()).toEqual([...Object.keys(OTHERWISE), ACCEPTED_AGAIN].sort());
});

describe.each(
  keyed.filter((one) => nameOf(one) !== ACCEPTED_AGAIN).map((one) => ({ name: nameOf(one), one })),
)('$name', ({ name, one }) => {
  it('replies the same to a duplicate, and rejects other content under its key', async () => {
    const call = await prepare(one);
    const requestKey = newId();
    await breakOff(name, () => send(one, call, { requestKey }));
    const first = await send(one, call, { requestKey });
    expect(first.statusCode, first.body).toBe(one.status);
    const repeated = await send(one, call, { requestKey });
    expect(repeated.statusCode, repeated.body).toBe(one.status);
    expect(repeated.body).toBe(first.body);
    expectFile(one, first.json());
    const other = await send(one, call, { requestKey, ...OTHERWISE[name] });
    expect(other.statusCode, other.body).toBe(409);
    expect(errorReplySchema.parse(other.json()).code).toBe('request_key_reused');
    const free = await send(one, call, { requestKey: newId(), ...OTHERWISE[name] });
    expect([one.status, 409], free.body).toContain(free.statusCode);
    expect(free.body).not.toContain('request_key_reused');
  });
});
