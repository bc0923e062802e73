import type { CoachAlert, Protocol } from '@posedown/contract';
import { expect } from 'vitest';
import { sceneTest } from '../../testing/fixtures.ts';

let athleteId: string;

const it = sceneTest.extend('api', ({ asCoach }) => {
  const newDraft = async (): Promise<Protocol> => {
    const body = { clientId: athleteId, protocolType: 'cutting' };
    return (await asCoach.post('/api/ai/protocol-recommendation', body)).json();
  };
  const approve = (id: string) =>
    asCoach.post(`/api/protocols/${id}/approve`, { version: 0, warningReason: 'Asked on Monday.' });
  return { newDraft, approve };
});

it.beforeAll(async ({ scene }) => {
  athleteId = scene.people.athlete.id;
});

it('keeps drafts at maintenance for a condition, and blocks approval of other drafts', async ({
  api,
  asCoach,
}) => {
  const before = await api.newDraft();
  const change = async (healthConditions: string[]) => {
    const { version } = (await asCoach.get(`/api/users/${athleteId}`)).json();
    await asCoach.patch(`/api/users/${athleteId}`, { healthConditions, version });
  };
  await change(['Diabetes']);
  const shown: Protocol = (await asCoach.get(`/api/protocols/${before.id}`)).json();
  const refused = await api.approve(before.id);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('With diabetes, a calorie deficit needs a clinician.'),
  ]);
  // The page of an open draft shows what its approval would report.
  const blocks = ({ safety }: Protocol) => safety.findings.filter(({ level }) => level === 'block');
  expect(blocks(before)).toEqual([]);
  expect(blocks(shown).map(({ text }) => text)).toEqual([
    'With diabetes, a calorie deficit needs a clinician.',
  ]);
  expect(shown.safetyNotes).toContain('With diabetes');
  expect(shown.safety.outlook).toEqual(before.safety.outlook);
  const locked = await api.newDraft();
  expect(locked.safety.outlook.every(({ weeklyRatePercent }) => weeklyRatePercent >= 0)).toBe(true);
  expect(locked.reasoning).toContain('no deficit until a clinician has agreed: diabetes');
  await change([]);
  expect((await api.approve(before.id)).statusCode).toBe(200);
  await change(['Diabetes']);
  const { alerts } = (await asCoach.get(`/api/users/${athleteId}/overview`)).json();
  expect(alerts.map(({ message }: CoachAlert) => message).join()).toContain(
    'Their approved protocol was assessed without it: review it.',
  );
});
