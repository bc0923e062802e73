import type { CoachAlert, Protocol } from '@posedown/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene } from '../../testing/permissions/scene.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let coach: TestBrowser;
let athleteId: string;

beforeAll(async () => {
  test = await openTestApp();
  const scene = await openScene(test);
  coach = await scene.browserOf('coach');
  athleteId = scene.people.athlete.id;
});
afterAll(() => test.close());

const newDraft = async (): Promise<Protocol> => {
  const body = { clientId: athleteId, protocolType: 'cutting' };
  return (await coach.post('/api/ai/protocol-recommendation', body)).json();
};
const approve = (id: string) =>
  coach.post(`/api/protocols/${id}/approve`, { version: 0, warningReason: 'Asked on Monday.' });

it('keeps drafts at maintenance, and shows and refuses the approval of one that is not', async () => {
  const before = await newDraft();
  const change = async (healthConditions: string[]) => {
    const { version } = (await coach.get(`/api/users/${athleteId}`)).json();
    await coach.patch(`/api/users/${athleteId}`, { healthConditions, version });
  };
  await change(['Diabetes']);
  const shown: Protocol = (await coach.get(`/api/protocols/${before.id}`)).json();
  const refused = await approve(before.id);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('With diabetes, a calorie deficit needs a clinician.'),
  ]);
  // The page of a draft that waits says what its approval will say.
  const blocks = ({ safety }: Protocol) => safety.findings.filter(({ level }) => level === 'block');
  expect(blocks(before)).toEqual([]);
  expect(blocks(shown).map(({ text }) => text)).toEqual([
    'With diabetes, a calorie deficit needs a clinician.',
  ]);
  expect(shown.safetyNotes).toContain('With diabetes');
  expect(shown.safety.outlook).toEqual(before.safety.outlook);
  const held = await newDraft();
  expect(held.safety.outlook.every(({ weeklyRatePercent }) => weeklyRatePercent >= 0)).toBe(true);
  expect(held.reasoning).toContain('no deficit until a clinician has agreed: diabetes');
  await change([]);
  expect((await approve(before.id)).statusCode).toBe(200);
  await change(['Diabetes']);
  const { alerts } = (await coach.get(`/api/users/${athleteId}/overview`)).json();
  expect(alerts.map(({ message }: CoachAlert) => message).join()).toContain(
    'Their approved protocol was assessed without it: review it.',
  );
});
