import { gravestLevel } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from '../../testing/permissions/scene.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let scene: Scene;
let coach: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  scene = await openScene(test);
  coach = await scene.browserOf('coach');
});
afterAll(() => test.close());

const draft = async (): Promise<Protocol> => {
  const body = { clientId: scene.people.athlete.id, protocolType: 'cutting' };
  return (await coach.post('/api/ai/protocol-recommendation', body)).json();
};

it('says of each protocol what the protocol says, and how many wait in all, whatever is asked for', async () => {
  await draft();
  const last = await draft();
  const { protocols, waiting } = (await coach.get('/api/protocols?limit=1')).json();
  expect(protocols[0]).toMatchObject({
    ...{ id: last.id, clientName: last.clientName },
    ...{ startsOn: last.startsOn, weeks: last.weeks },
    level: gravestLevel(last.safety.findings),
  });
  const pending = (await coach.get('/api/protocols?status=pending_approval&limit=100')).json();
  expect(pending.protocols.length).toBeGreaterThan(1);
  expect([waiting, pending.waiting]).toEqual(Array(2).fill(pending.protocols.length));
  expect((await coach.get('/api/protocols?status=rejected')).json()).toMatchObject({
    ...{ protocols: [], waiting },
  });
  const others = await Promise.all([scene.browserOf('otherCoach'), scene.browserOf('athlete')]);
  for (const browser of others) {
    expect((await browser.get('/api/protocols')).json().waiting).toBe(0);
  }
});
