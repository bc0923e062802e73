import { type Endpoint, endpoints } from '@posedown/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../platform/db/schema/columns.ts';
import { fieldsOf } from './bad-input/fields.ts';
import { LAST_WRITE_WINS } from './last-write-wins.ts';
import type { CallPayload } from './permissions/row.ts';
import { openScene, type Scene } from './permissions/scene.ts';
import { callerOf, sendPayload, WRITES } from './permissions/writes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Attempts per change, and number of concurrent devices. */
const ROUNDS = Array.from({ length: Number(process.env.EDIT_ROUNDS ?? 1) }, (_, n) => n + 1);
const DEVICES = Number(process.env.EDIT_DEVICES ?? 5);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const fieldNames = ({ body, query }: Endpoint) =>
  [body, query].flatMap((schema) =>
    schema ? fieldsOf(schema).map(({ path }) => path.join()) : [],
  );

const isVersion = (field: string) => field === 'version' || field === 'videoVersion';
const takesVersion = (endpoint: Endpoint) => fieldNames(endpoint).some(isVersion);

/** Calls that change existing data. A call without a body can't be outdated. */
const CHANGES: Endpoint[] = Object.values<Endpoint>(endpoints).filter(
  ({ method, body }) => method !== 'GET' && body,
);

const namesVersion = ({ body, query = '' }: CallPayload) =>
  Object.keys(Object(body)).some(isVersion) || query.includes('version=');

/** Several devices send the same change, each with a key of its own. */
const withOwnKey = ({ body, ...cargo }: CallPayload): CallPayload => {
  if (body === undefined) return cargo;
  const key = 'requestKey' in Object(body) ? { requestKey: newId() } : {};
  return { ...cargo, body: { ...Object(body), ...key } };
};

/** Only these are prepared, because preparing another call may replace people in the scene. */
const VERSIONED = WRITES.filter(({ row: { endpoint } }) => takesVersion(endpoint));

describe('a call that changes existing data', () => {
  it('requires a version, or is listed with a reason', () => {
    const unversioned = CHANGES.filter((endpoint) => !takesVersion(endpoint));
    const creates = (endpoint: Endpoint) =>
      endpoint.method === 'POST' && fieldNames(endpoint).includes('requestKey');
    const open = unversioned.filter((endpoint) => !creates(endpoint)).map(nameOf);
    expect(open.sort()).toEqual(Object.keys(LAST_WRITE_WINS).sort());
  });
});

describe('an item changed by several devices at once', () => {
  let test: TestApp;
  let scene: Scene;
  beforeEach(async () => {
    test = await openTestApp({ limits: { writePerPerson: 1_000_000 } });
    scene = await openScene(test);
  });
  afterEach(() => test.close());

  it.each(ROUNDS)(
    'accepts one change and rejects all others, in round %i',
    async () => {
      let alone = 0;
      for (const { row, name } of VERSIONED) {
        const caller = callerOf(row);
        const cargo = (await row.prepare?.(scene, caller)) ?? {};
        expect(namesVersion(cargo), `${name} is tried`).toBe(true);
        const devices = await Promise.all(
          Array.from({ length: DEVICES }, () => scene.browserOf(caller)),
        );
        const replies = await Promise.all(
          devices.map((device) => sendPayload(row, device, withOwnKey(cargo))),
        );
        const done = replies.filter(({ statusCode }) => statusCode === row.endpoint.status);
        const others = replies.filter((reply) => !done.includes(reply));
        // Repeating the stored values changes nothing, so two such changes leave the same version.
        expect([name, new Set(done.map(({ body }) => body)).size]).toEqual([name, 1]);
        // An item deleted by one device no longer exists for the others.
        const reported = row.endpoint.method === 'DELETE' ? [404, 409] : [409];
        for (const { statusCode } of others) expect(reported, name).toContain(statusCode);
        if (done.length === 1) alone += 1;
      }
      expect(alone).toBeGreaterThan(15);
    },
    60_000,
  );
});
