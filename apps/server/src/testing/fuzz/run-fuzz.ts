import { errorReplySchema } from '@posedown/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CallPayload, pathOf } from '../permissions/row.ts';
import { type Caller, openScene, type Scene } from '../permissions/scene.ts';
import { PERMISSIONS } from '../permissions/table.ts';
import { StoredWatch } from '../stored-watch.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../test-app.ts';
import { changed, type FuzzRequest, requestsFor, validCall } from './requests.ts';

/** Fewer on the embedded database, because PostgreSQL handles the same calls in half the time. */
const USUAL = process.env.TEST_DATABASE_URL ? 20_000 : 2000;
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? USUAL);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const BATCH = 1000;

let test: TestApp;
let scene: Scene;
let watch: StoredWatch;
const browsers = new Map<Caller, TestBrowser>();
/** Ids from replies, so that calls reach rows created by other calls. */
const known: string[] = [];

/** Every batch gets a fresh installation because of storage limits. */
async function openBatch() {
  test = await openTestApp({ limits: { writePerPerson: 10_000_000 } });
  scene = await openScene(test);
  watch = await StoredWatch.open(test.db);
  browsers.clear();
  known.splice(0, known.length, ...Object.values(scene.people).map(({ id }) => id));
}

/** Some of these end the caller's session or account, or are sent by a stand-in. */
const NEEDS_OWN_SESSION = /^\/api\/(auth|account|coaching-end)\b/;

/** Always about a new athlete, because the other calls need the scene's athlete to have a coach. */
const PARTS_PEOPLE = /:userId\/coaching-end$/;

async function browserOf(caller: Caller): Promise<TestBrowser> {
  const open = browsers.get(caller) ?? (await scene.browserOf(caller));
  browsers.set(caller, open);
  return open;
}

/** The request to send: based on the permission table's valid call, or on generated values only. */
async function composed({ row, caller, isPrepared, ids, query, body, change }: FuzzRequest) {
  const isReady = isPrepared || PARTS_PEOPLE.test(row.endpoint.path);
  const cargo: CallPayload = isReady ? ((await row.prepare?.(scene, caller)) ?? {}) : {};
  const names = [...row.endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const drawn = names.map((name, index) => [name, pick(ids[index] ?? 0)]);
  const params = { ...Object.fromEntries(drawn), ...cargo.params };
  const search = cargo.query ?? (query ? `?${searchOf(query)}` : '');
  const url = `${pathOf(row.endpoint, params)}${search}`;
  const { upload } = row.endpoint;
  if (upload) return { url, ...fileOf(cargo, upload.types, change) };
  const json = JSON.stringify(changed(cargo.body ?? body, body, change));
  return { url, payload: json, type: 'application/json' };
}

/** A valid file, or one that only claims to be. */
function fileOf(
  { body, type }: CallPayload,
  types: readonly string[],
  change: FuzzRequest['change'],
) {
  const isWhole = Buffer.isBuffer(body) && change === null;
  const payload = isWhole ? body : Buffer.from(`GIF89a ${JSON.stringify(change)}`);
  return { payload, type: type ?? types[0] ?? 'image/png' };
}

const pick = (number: number) => known[number % known.length] ?? '';

function searchOf(query: object): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = (value: unknown) =>
    encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '?'));
  return fields.map(([name, value]) => `${name}=${text(value)}`).join('&');
}

function learnIds(reply: unknown) {
  if (typeof reply !== 'object' || reply === null) return;
  for (const [name, value] of Object.entries(reply)) {
    if (name === 'id' && typeof value === 'string') known.push(value);
    else learnIds(value);
  }
  // The people's ids are known from the start and stay.
  if (known.length > 200) known.splice(4, known.length - 200);
}

/** Sends one call and checks the result. @returns whether it succeeded */
async function sendAndCheck(request: FuzzRequest): Promise<boolean> {
  const { endpoint } = request.row;
  const { url, payload, type } = await composed(request);
  if (NEEDS_OWN_SESSION.test(endpoint.path)) browsers.delete(request.caller);
  const browser = await browserOf(request.caller);
  await test.settle();
  await watch.look();
  const response = await browser.request({
    method: endpoint.method,
    url,
    ...(payload === undefined ? {} : { headers: { 'content-type': type }, payload }),
  });
  if (NEEDS_OWN_SESSION.test(endpoint.path)) browsers.delete(request.caller);
  await test.settle();
  try {
    await checkReply(request, response);
  } catch (error) {
    const sent = `${request.caller}: ${endpoint.method} ${url} ${payload}`;
    throw new Error(`${sent} → ${response.statusCode} ${response.body}`, { cause: error });
  }
  return response.statusCode < 400;
}

async function checkReply({ row: { endpoint } }: FuzzRequest, response: LightMyRequestResponse) {
  const { statusCode } = response;
  if (statusCode >= 400) {
    expect(statusCode).toBeLessThan(500);
    errorReplySchema.strict().parse(response.json());
    expect(await watch.changes(), 'refused, yet stored').toEqual([]);
    return;
  }
  expect(statusCode).toBe(endpoint.status);
  if (!endpoint.reply) return;
  endpoint.reply.parse(response.json());
  if (endpoint.path !== '/api/exercises') learnIds(response.json());
}

/** A stream never ends. The permission test covers who may open one. */
const ROWS = PERMISSIONS.filter(({ endpoint }) => !endpoint.isStream);

/**
 * Sends half of the generated calls: two files run in parallel on two cores.
 * @param half the odd batches (1), or the even ones (0)
 */
export function runFuzz(half: 0 | 1) {
  const count = Math.ceil(REQUESTS / BATCH);
  const batches = Array.from({ length: count }, (_, index) => index + 1).filter(
    (batch) => batch % 2 === half,
  );
  const reached = new Set<string>();
  const drawable = requestsFor(ROWS);

  describe.runIf(batches.length > 0)(`of ${batches.length * BATCH} generated calls`, () => {
    beforeEach(openBatch);
    afterEach(() => test.close());

    it.each(batches)(
      'batch %i causes no server error, stores nothing from rejected calls, and replies as documented',
      async (batch) => {
        const requests = fc.sample(drawable, { numRuns: BATCH, seed: SEED + batch });
        // Chance may skip an endpoint, so the first batch starts with a valid call of each.
        if (batch === batches[0]) requests.unshift(...ROWS.map(validCall));
        for (const request of requests) {
          if (await sendAndCheck(request)) reached.add(nameOf(request));
        }
      },
      600_000,
    );
  });

  // A run whose calls all fail proves nothing. A short run doesn't need to reach every endpoint.
  const isLong = batches.length >= 10;
  it.skipIf(batches.length === 0)('every endpoint was reached', () => {
    const all = ROWS.map((row) => nameOf({ row }));
    const missed = all.filter((name) => !reached.has(name));
    expect(missed.slice(isLong ? 0 : all.length / 2)).toEqual([]);
  });
}

const nameOf = ({ row: { endpoint } }: Pick<FuzzRequest, 'row'>) =>
  `${endpoint.method} ${endpoint.path}`;
