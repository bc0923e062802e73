import { type Endpoint, endpoints } from '@posedown/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf } from './bad-input/fields.ts';
import { LAST_WORD_WINS } from './last-word.ts';
import type { Cargo } from './permissions/row.ts';
import { openScene, type Scene } from './permissions/scene.ts';
import { callerOf, sendCargo, WRITES } from './permissions/writes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** How often each change is tried, and from how many devices at once. */
const ROUNDS = Array.from({ length: Number(process.env.EDIT_ROUNDS ?? 1) }, (_, n) => n + 1);
const DEVICES = Number(process.env.EDIT_DEVICES ?? 5);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const fieldNames = ({ body, query }: Endpoint) =>
  [body, query].flatMap((schema) =>
    schema ? fieldsOf(schema).map(({ path }) => path.join()) : [],
  );

const isVersion = (field: string) => field === 'version' || field === 'videoVersion';
const takesVersion = (endpoint: Endpoint) => fieldNames(endpoint).some(isVersion);

/** Calls that say something of what is there: what has no body says nothing that could be outdated. */
const CHANGES: Endpoint[] = Object.values<Endpoint>(endpoints).filter(
  ({ method, body }) => method !== 'GET' && body,
);

const namesVersion = ({ body, query = '' }: Cargo) =>
  Object.keys(Object(body)).some(isVersion) || query.includes('version=');

/** One key is of one device; here several say the same. */
const withoutKey = ({ body, ...cargo }: Cargo): Cargo =>
  body === undefined ? cargo : { ...cargo, body: { ...Object(body), requestKey: undefined } };

/** Only these are prepared: to prepare another call may put someone else into the scene. */
const VERSIONED = WRITES.filter(({ row: { endpoint } }) => takesVersion(endpoint));

describe('a call that changes something', () => {
  it('requires a version, or is listed with a reason', () => {
    const unversioned = CHANGES.filter((endpoint) => !takesVersion(endpoint));
    const makesAnew = (endpoint: Endpoint) =>
      endpoint.method === 'POST' && fieldNames(endpoint).includes('requestKey');
    const open = unversioned.filter((endpoint) => !makesAnew(endpoint)).map(nameOf);
    expect(open.sort()).toEqual(Object.keys(LAST_WORD_WINS).sort());
  });
});

describe('a thing that several devices change at once', () => {
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
        const cargo = withoutKey((await row.prepare?.(scene, caller)) ?? {});
        expect(namesVersion(cargo), `${name} is tried`).toBe(true);
        const devices = await Promise.all(
          Array.from({ length: DEVICES }, () => scene.browserOf(caller)),
        );
        const replies = await Promise.all(devices.map((device) => sendCargo(row, device, cargo)));
        const done = replies.filter(({ statusCode }) => statusCode === row.endpoint.status);
        const others = replies.filter((reply) => !done.includes(reply));
        // Who says what is there already changes nothing: two such leave the same version.
        expect([name, new Set(done.map(({ body }) => body)).size]).toEqual([name, 1]);
        // What one device deleted is gone for the others.
        const reported = row.endpoint.method === 'DELETE' ? [404, 409] : [409];
        for (const { statusCode } of others) expect(reported, name).toContain(statusCode);
        if (done.length === 1) alone += 1;
      }
      expect(alone).toBeGreaterThan(15);
    },
    60_000,
  );
});
