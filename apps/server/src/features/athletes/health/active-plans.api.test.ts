import type { CoachAlert } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { protocolRecommendations } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import type { Person } from '../../../testing/people.ts';

const it = pairTest.extend('api', ({ asCoach, server }) => {
  const unfitOf = async ({ id }: Person): Promise<CoachAlert[]> =>
    (await asCoach.get('/api/alerts'))
      .json()
      .alerts.filter(({ type, clientId }: CoachAlert) => type === 'unfit_plan' && clientId === id);
  /** Drafts and approves a protocol. @returns its row */
  async function approveFor({ id: clientId }: Person, protocolType = 'cutting') {
    const request = { clientId, protocolType };
    const { id } = (await asCoach.post('/api/ai/protocol-recommendation', request)).json();
    const approval = { version: 0, warningReason: 'Asked: healthy.' };
    expect((await asCoach.post(`/api/protocols/${id}/approve`, approval)).statusCode).toBe(200);
    const own = eq(protocolRecommendations.id, id);
    const [stored] = await server.db.select().from(protocolRecommendations).where(own);
    if (!stored) throw new Error('no protocol');
    const atKcal = (calories: number) => ({
      protocol: {
        ...stored.protocol,
        phases: stored.protocol.phases.map((phase) => ({ ...phase, calories })),
      },
    });
    return { own, stored, atKcal };
  }
  return { unfitOf, approveFor };
});

it('reports a protocol with too little energy', async ({ server, api }) => {
  const browser = server.browser();
  const { user }: { user: Person } = (await browser.post('/api/users', signUpForm())).json();
  const unfit = () => api.unfitOf(user);
  const weighIn = (weight: number) =>
    browser.post('/api/progress', {
      ...{ date: server.now().toISOString().slice(0, 10), weight },
      ...{ energyLevel: 5, stressLevel: 5, mood: 'good' },
    });
  const { own, stored, atKcal } = await api.approveFor(user);
  await weighIn(84);
  expect(await unfit()).toEqual([]);
  await server.db.update(protocolRecommendations).set(atKcal(1300)).where(own);
  await weighIn(83.9);
  expect((await unfit()).map(({ message }) => message)).toEqual([
    'New Athlete: The current protocol has too little energy. It leaves less than 25 kcal per kg of lean mass after training. It has less than 1,500 kcal a day, the minimum without a clinician. Generate a new one.',
  ]);
  // It ends with the show, not at the end of that week.
  const outlook = stored.safety.outlook.map((phase) => ({ ...phase, endDate: '2026-11-20' }));
  const safety = { ...stored.safety, outlook };
  await server.db.update(protocolRecommendations).set({ safety }).where(own);
  await weighIn(83.8);
  expect(await unfit()).toEqual([]);
});

it('reports a prep whose show was moved or withdrawn', async ({ server, api }) => {
  const browser = server.browser();
  const answers = { email: 'p@test.example', primaryGoal: 'competition_prep' } as const;
  const { user }: { user: Person } = (await browser.post('/api/users', signUpForm(answers))).json();
  const form = { name: 'Harbour Open', category: 'Figure' };
  const at = (date: string) => ({ ...form, date });
  const { id } = (await browser.post('/api/competitions', at('2027-03-06'))).json();
  let version = 0;
  const move = async (date: string) => {
    const url = `/api/competitions/${id}`;
    const payload = { ...at(date), version: version++ };
    const reply = await browser.request({ method: 'PUT', url, payload });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const messages = async () =>
    (await api.unfitOf(user))
      .filter(({ resolved }) => !resolved)
      .map(({ message }) => message.replace(/.* made for /, ''));
  await api.approveFor(user, 'competition_prep');
  expect(await messages()).toEqual([]);
  await move('2027-02-20');
  expect(await messages()).toEqual([
    'another show day. It ends 2 weeks after the show. Generate a new one.',
  ]);
  await move('2027-03-07');
  expect(await messages()).toEqual([]);
  await browser.delete(`/api/competitions/${id}`);
  expect(await messages()).toEqual(['has been removed. Generate a new one.']);
  await api.approveFor(user, 'cutting');
  expect(await messages()).toEqual([]);
});

it('ignores what the coach approved with a reason', async ({ server, api }) => {
  const browser = server.browser();
  const form = signUpForm({ email: 'w@test.example', sex: 'female', height: 172 });
  const { user }: { user: Person } = (await browser.post('/api/users', form)).json();
  const measure = (weight: number) =>
    browser.post('/api/progress', {
      ...{ date: server.now().toISOString().slice(0, 10), weight, bodyFat: 25 },
      ...{ energyLevel: 5, stressLevel: 5, mood: 'good' },
    });
  await measure(84);
  const { own, stored, atKcal } = await api.approveFor(user);
  // 63 kg of lean mass need 1,890 kcal a day plus training.
  await server.db.update(protocolRecommendations).set(atKcal(1700)).where(own);
  await measure(83.9);
  const isReported = async () =>
    (await api.unfitOf(user))[0]?.message.includes('The current protocol');
  expect(await isReported()).toBe(true);
  const warning = { check: 'energy_availability', level: 'warn', text: 'Low.', phase: 0 } as const;
  const safety = { ...stored.safety, findings: [warning] };
  await server.db.update(protocolRecommendations).set({ safety }).where(own);
  await measure(83.8);
  // The meal plan hasn't changed.
  expect(await isReported()).toBe(false);
  // A reason expires after two weeks.
  server.advance(15 * 86_400_000);
  await measure(83.8);
  expect(await isReported()).toBe(true);
});
