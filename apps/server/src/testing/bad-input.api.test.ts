import { type Endpoint, endpoints, errorReplySchema } from '@posedown/contract';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { badValuesFor, fieldsOf, withValueAt } from './bad-input/fields.ts';
import { expectNothingStored } from './expect-nothing-stored.ts';
import { sceneTest } from './fixtures.ts';
import { createPerson } from './people.ts';
import { pathOf } from './permissions/row.ts';
import { CALLERS } from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { StoredWatch, WATCHED } from './stored-watch.ts';
import type { TestBrowser } from './test-app.ts';

const it = sceneTest
  .extend('settings', { limits: { writePerPerson: 1_000_000 } })
  .extend('watch', { scope: 'file' }, ({ server, scene: _first }) => StoredWatch.open(server.db))
  .extend('prepare', ({ scene }) => async (endpoint: Endpoint): Promise<Call> => {
    const row = PERMISSIONS.find(({ endpoint: { method, path } }) => {
      return method === endpoint.method && path === endpoint.path;
    });
    const caller = CALLERS.find((name) => row?.statuses[name] === endpoint.status);
    if (!row || !caller) throw new Error(`nobody may call ${endpoint.method} ${endpoint.path}`);
    const { params = {}, query = '', body, type } = (await row.prepare?.(scene, caller)) ?? {};
    return { endpoint, browser: await scene.browserOf(caller), params, query, body, type };
  });

/** A call that would succeed. */
interface Call {
  endpoint: Endpoint;
  browser: TestBrowser;
  params: Record<string, string>;
  query: string;
  body: unknown;
  type: string | undefined;
}

function send({ endpoint, browser, params }: Call, payload: string, type = 'application/json') {
  return browser.request({
    method: endpoint.method,
    url: pathOf(endpoint, params),
    headers: { 'content-type': type },
    payload,
  });
}

function sendFile({ endpoint, browser, params, query }: Call, payload: string, type: string) {
  return browser.request({
    method: endpoint.method,
    url: `${pathOf(endpoint, params)}${query}`,
    headers: { 'content-type': type },
    payload,
  });
}

/** Expects the documented error shape without internal details. */
function expectRefusal(response: LightMyRequestResponse, about: string, status?: number) {
  expect(response.statusCode, `${about}: ${response.body}`).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, `${about}: ${response.body}`).toBeLessThan(500);
  if (status) expect(response.statusCode, about).toBe(status);
  errorReplySchema.strict().parse(response.json());
  expect(response.body).not.toMatch(/\.ts:|node_modules|select |insert /);
}

const all: Endpoint[] = Object.values(endpoints);
const named = (chosen: Endpoint[]) =>
  chosen.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

const BROKEN = ['', '{', '{"date":', 'not json', '{"a":1}{}', '\ufeff\0', '['.repeat(90_000)];
const POISONED = '{"__proto__":{"role":"coach"},"constructor":{"prototype":{"role":"coach"}}}';
const OTHER_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'];
const SMUGGLED = {
  id: '019aa000-0000-7000-8000-000000000000',
  userId: '019aa000-0000-7000-8000-000000000000',
  coachId: '019aa000-0000-7000-8000-000000000000',
  role: 'coach',
  isActive: true,
  createdAt: '2020-01-01T00:00:00Z',
  unknown: 1,
};

it('checks every table except those of counts and logs', async ({ server, watch }) => {
  expect(WATCHED.length).toBeGreaterThan(15);
  await watch.look();
  await createPerson(server.db);
  expect(await watch.changes()).toEqual(['users']);
});

const fieldNamesOf = ({ body }: Endpoint) =>
  body ? fieldsOf(body).map(({ path }) => path.join()) : [];

const writes = all.filter(({ method }) => method !== 'GET');

describe.each(named(writes.filter(({ upload }) => !upload)))('$name', ({ endpoint }) => {
  it('rejects a body that is too large, of another type or not JSON', async ({
    server,
    prepare,
    watch,
  }) => {
    const call = await prepare(endpoint);
    await expectNothingStored({ server, watch }, async () => {
      for (const text of BROKEN) expectRefusal(await send(call, text), text.slice(0, 20), 400);
      expectRefusal(await send(call, POISONED), 'prototype keys', 400);
      for (const type of OTHER_TYPES) expectRefusal(await send(call, 'a=1', type), type, 415);
      expectRefusal(await send(call, `"${'x'.repeat(10_000_000)}"`), '10 MB', 413);
    });
  });
});

describe.each(named(writes.filter(({ upload }) => upload)))('$name', ({ endpoint }) => {
  it('rejects files of other types and too large ones', async ({ server, prepare, watch }) => {
    const call = await prepare(endpoint);
    const { types = [], maxBytes = 0 } = endpoint.upload ?? {};
    await expectNothingStored({ server, watch }, async () => {
      for (const type of ['application/json', 'image/svg+xml', 'text/html', ...OTHER_TYPES]) {
        expectRefusal(await sendFile(call, '{}', type), type, 415);
      }
      for (const type of types) {
        for (const text of ['', '<html><script>alert(1)</script></html>', '\0'.repeat(5000)]) {
          expectRefusal(await sendFile(call, text, type), `${type} ${text.slice(0, 9)}`, 400);
        }
        expectRefusal(await sendFile(call, 'x'.repeat(maxBytes + 1), type), 'too large', 413);
      }
    });
  });
});

describe.each(named(all.filter(({ body }) => body)))('$name', ({ endpoint }) => {
  it('rejects a non-object body and unknown fields', async ({ server, prepare, watch }) => {
    const call = await prepare(endpoint);
    await expectNothingStored({ server, watch }, async () => {
      for (const text of ['null', '[]', '[{}]', '42', '"text"', 'true', '{}']) {
        expectRefusal(await send(call, text), text, 400);
      }
      const known = fieldNamesOf(endpoint);
      for (const [name, value] of Object.entries(SMUGGLED)) {
        // Restores contain their own id.
        if (known.includes(name)) continue;
        const body = JSON.stringify({ ...(call.body as object), [name]: value });
        expectRefusal(await send(call, body), name, 400);
      }
    });
  });

  it('rejects every missing, mistyped or unstorable field', async ({ server, prepare, watch }) => {
    const call = await prepare(endpoint);
    const fields = endpoint.body ? fieldsOf(endpoint.body) : [];
    expect(fields.length).toBeGreaterThan(0);
    await expectNothingStored({ server, watch }, async () => {
      for (const field of fields) {
        for (const value of badValuesFor(field)) {
          const body = JSON.stringify(withValueAt(call.body, field.path, value));
          expectRefusal(await send(call, body), body.slice(-200));
        }
        if (!field.isRequired) continue;
        const body = JSON.stringify(withValueAt(call.body, field.path, undefined));
        expectRefusal(await send(call, body), `without ${field.path}`, 400);
      }
    });
  });
});

const NO_IDS = ['1', 'x', '%00', "'%20or%201=1", '__proto__', '..%2f..', 'null', '%F0%9F%98%80'];

describe.each(named(all.filter(({ params }) => params)))('$name', ({ endpoint }) => {
  it('rejects invalid ids and doesn’t find unknown ones', async ({ server, prepare, watch }) => {
    const call = await prepare(endpoint);
    await expectNothingStored({ server, watch }, async () => {
      const sendRequest = (id: string) => {
        const params = Object.fromEntries(Object.keys(call.params).map((name) => [name, id]));
        return call.browser.request({
          method: endpoint.method,
          url: `${pathOf(endpoint, params)}${call.query}`,
          ...(call.body === undefined ? {} : { payload: call.body as object }),
          ...(call.type ? { headers: { 'content-type': call.type } } : {}),
        });
      };
      for (const id of NO_IDS) expectRefusal(await sendRequest(id), id, 400);
      expectRefusal(await sendRequest('019aa000-0000-7000-8000-00000000ffff'), 'unknown', 404);
    });
  });
});

describe.each(named(all.filter(({ query }) => query)))('$name', ({ endpoint }) => {
  it('rejects unknown, repeated or unstorable query fields', async ({ prepare }) => {
    const { browser, params } = await prepare(endpoint);
    const fields = fieldsOf(endpoint.query as Parameters<typeof fieldsOf>[0]);
    const queries = fields.flatMap(({ path: [name] }) => [`${name}=%00`, `${name}=a&${name}=b`]);
    for (const query of [...queries, 'userId=1', 'role=coach', '__proto__=1']) {
      const url = `${pathOf(endpoint, params)}?${query}`;
      expectRefusal(await browser.request({ method: endpoint.method, url }), query, 400);
    }
  });
});
