import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardBy } from '../../testing/heard-by.ts';
import { competitionPermissions } from '../../testing/permissions/competitions.ts';
import { openScene, type Scene } from '../../testing/permissions/scene.ts';
import { sendCargo } from '../../testing/permissions/writes.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await openTestApp();
  scene = await openScene(test);
});
afterAll(() => test.close());

/** What athlete and coach may both write of a prep. */
const shared = competitionPermissions
  .filter(({ endpoint, statuses }) => endpoint.method !== 'GET' && statuses.coach < 300)
  .map((row) => ({ row, name: `${row.endpoint.method} ${row.endpoint.path}` }));

describe.each(shared)('$name', ({ row }) => {
  it.each([
    ['athlete', 'coach'],
    ['coach', 'athlete'],
  ] as const)('by the %s is told to the open page of the %s', async (writer, reader) => {
    const cargo = (await row.prepare?.(scene, writer)) ?? {};
    const browser = await scene.browserOf(writer);
    const heard = await heardBy(test, scene.people[reader], async () => {
      expect((await sendCargo(row, browser, cargo)).statusCode).toBe(row.endpoint.status);
    });
    expect(heard).toContainEqual({ type: 'athlete', athleteId: scene.people.athlete.id });
  });
});
