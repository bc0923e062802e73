import type { Endpoint } from '@posedown/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf } from './bad-input/fields.ts';
import type { Cargo } from './permissions/row.ts';
import { openScene, type Scene } from './permissions/scene.ts';
import { callerOf, sendCargo, WRITES } from './permissions/writes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let scene: Scene;
beforeEach(async () => {
  test = await openTestApp({ limits: { writePerPerson: 1_000_000 } });
  scene = await openScene(test);
});
afterEach(() => test.close());

/** How often each change is tried, and from how many devices at once. */
const ROUNDS = Array.from({ length: Number(process.env.EDIT_ROUNDS ?? 1) }, (_, n) => n + 1);
const DEVICES = Number(process.env.EDIT_DEVICES ?? 5);

/** Only these are prepared: to prepare another call may put somebody else into the scene. */
const VERSIONED = WRITES.filter(({ row: { endpoint } }) => {
  const { body }: Endpoint = endpoint;
  return body && fieldsOf(body).some(({ path }) => path.join() === 'version');
});

const isVersioned = ({ body }: Cargo) =>
  typeof body === 'object' && body !== null && 'version' in body;

describe('a thing that several devices change at once', () => {
  it.each(ROUNDS)(
    'takes the change of one, and tells all others, in round %i',
    async () => {
      let alone = 0;
      for (const { row, name } of VERSIONED) {
        const caller = callerOf(row);
        const cargo = (await row.prepare?.(scene, caller)) ?? {};
        if (!isVersioned(cargo)) continue;
        const devices = await Promise.all(
          Array.from({ length: DEVICES }, () => scene.browserOf(caller)),
        );
        const replies = await Promise.all(devices.map((device) => sendCargo(row, device, cargo)));
        const done = replies.filter(({ statusCode }) => statusCode === row.endpoint.status);
        const others = replies.filter((reply) => !done.includes(reply));
        // Who says what is there already changes nothing: two such leave the same version.
        expect([name, new Set(done.map(({ body }) => body)).size]).toEqual([name, 1]);
        // What one device deleted is gone for the others.
        const told = row.endpoint.method === 'DELETE' ? [404, 409] : [409];
        for (const { statusCode } of others) expect(told, name).toContain(statusCode);
        if (done.length === 1) alone += 1;
      }
      expect(alone).toBeGreaterThan(15);
    },
    60_000,
  );
});
