import { mostSevereLevel } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import { expect } from 'vitest';
import { sceneTest } from '../../testing/fixtures.ts';

const it = sceneTest.extend('api', ({ scene, asCoach }) => {
  const draft = async (): Promise<Protocol> => {
    const body = { clientId: scene.people.athlete.id, protocolType: 'cutting' };
    return (await asCoach.post('/api/ai/protocol-recommendation', body)).json();
  };
  return { draft };
});

it('lists each protocol’s level and the number waiting', async ({ api, asCoach, scene }) => {
  await api.draft();
  const last = await api.draft();
  const { protocols, waiting } = (await asCoach.get('/api/protocols?limit=1')).json();
  expect(protocols[0]).toMatchObject({
    ...{ id: last.id, clientName: last.clientName },
    ...{ startsOn: last.startsOn, weeks: last.weeks },
    level: mostSevereLevel(last.safety.findings),
  });
  const pending = (await asCoach.get('/api/protocols?status=pending_approval&limit=100')).json();
  expect(pending.protocols.length).toBeGreaterThan(1);
  expect([waiting, pending.waiting]).toEqual(Array(2).fill(pending.protocols.length));
  expect((await asCoach.get('/api/protocols?status=rejected')).json()).toMatchObject({
    ...{ protocols: [], waiting },
  });
  const others = await Promise.all([scene.browserOf('otherCoach'), scene.browserOf('athlete')]);
  for (const browser of others) {
    expect((await browser.get('/api/protocols')).json().waiting).toBe(0);
  }
});
