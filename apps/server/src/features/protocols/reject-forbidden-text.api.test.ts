import type { Protocol } from '@posedown/contract';
import { expect } from 'vitest';
import { sceneTest } from '../../testing/fixtures.ts';

let draft: Protocol;

const it = sceneTest.extend('api', ({ asCoach }) => {
  const stored = async () => (await asCoach.get(`/api/protocols/${draft.id}`)).json();
  return { stored };
});

it.beforeAll(async ({ asCoach, scene }) => {
  const created = await asCoach.post('/api/ai/protocol-recommendation', {
    clientId: scene.people.athlete.id,
    protocolType: 'cutting',
  });
  draft = created.json();
});

it('rejects phase text with doses or cutting water or salt', async ({ asCoach, api }) => {
  const { bodyFatTarget, phases } = draft.protocol;
  const [first, ...rest] = phases;
  for (const [field, words] of [
    ['checkPoint', 'In the last week cut water to 1 litre.'],
    ['checkPoint', 'Clen 80 mcg from here.'],
    ['name', 'Salt-free week'],
  ] as const) {
    const payload = { bodyFatTarget, phases: [{ ...first, [field]: words }, ...rest], version: 0 };
    const response = await asCoach.request({
      method: 'PUT',
      url: `/api/protocols/${draft.id}`,
      payload,
    });
    expect([response.statusCode, response.json().issues[0].path]).toEqual([
      400,
      `phases.0.${field}`,
    ]);
  }
  expect((await api.stored()).version).toBe(0);
});

it('rejects approval notes with doses', async ({ asCoach, api }) => {
  const approve = (coachNotes: string) =>
    asCoach.post(`/api/protocols/${draft.id}/approve`, {
      ...{ version: 0, warningReason: 'Asked on Monday: healthy.', coachNotes },
    });
  const refused = await approve('Start T3, 25 mcg, on Monday.');
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'coachNotes']);
  expect((await api.stored()).status).toBe('pending_approval');
  const approved = await approve('Start on Monday, water and salt as usual.');
  expect([approved.statusCode, approved.json().status]).toEqual([200, 'approved']);
});
