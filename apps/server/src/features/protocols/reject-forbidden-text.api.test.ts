import type { Protocol } from '@posedown/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene } from '../../testing/permissions/scene.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let coach: TestBrowser;
let draft: Protocol;

beforeAll(async () => {
  test = await openTestApp();
  const scene = await openScene(test);
  coach = await scene.browserOf('coach');
  const made = await coach.post('/api/ai/protocol-recommendation', {
    clientId: scene.people.athlete.id,
    protocolType: 'cutting',
  });
  draft = made.json();
});
afterAll(() => test.close());

const stored = async () => (await coach.get(`/api/protocols/${draft.id}`)).json();

it('rejects phase text that doses or cuts water or salt', async () => {
  const { bodyFatTarget, phases } = draft.protocol;
  const [first, ...rest] = phases;
  for (const [field, words] of [
    ['checkPoint', 'In the last week cut water to 1 litre.'],
    ['checkPoint', 'Clen 80 mcg from here.'],
    ['name', 'Salt-free week'],
  ] as const) {
    const payload = { bodyFatTarget, phases: [{ ...first, [field]: words }, ...rest], version: 0 };
    const response = await coach.request({
      method: 'PUT',
      url: `/api/protocols/${draft.id}`,
      payload,
    });
    expect([response.statusCode, response.json().issues[0].path]).toEqual([
      400,
      `phases.0.${field}`,
    ]);
  }
  expect((await stored()).version).toBe(0);
});

it('rejects approval notes that dose', async () => {
  const approve = (coachNotes: string) =>
    coach.post(`/api/protocols/${draft.id}/approve`, {
      ...{ version: 0, warningReason: 'Asked on Monday: healthy.', coachNotes },
    });
  const refused = await approve('Start T3, 25 mcg, on Monday.');
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'coachNotes']);
  expect((await stored()).status).toBe('pending_approval');
  const approved = await approve('Start on Monday, water and salt as usual.');
  expect([approved.statusCode, approved.json().status]).toEqual([200, 'approved']);
});
