import type { Analytics } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { messages } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { refreshStaleRoster } from '../athletes/index.ts';
import { loadExerciseLibrary } from '../training/index.ts';

const DAY_MS = 86_400_000;

const it = freshPairTest.extend('api', ({ asCoach, server }) => {
  const show = async (browser = asCoach): Promise<Analytics> =>
    (await browser.get('/api/analytics')).json();
  /** The day this many days after the test's current day. */
  const dayAfter = (days: number) =>
    new Date(server.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const pass = (days: number) => server.advance(days * DAY_MS);
  /** Signs up an athlete with an invitation from the coach. */
  async function join(
    changes: Record<string, unknown> = {},
  ): Promise<Person & { browser: TestBrowser }> {
    const email = `${crypto.randomUUID()}@test.example`;
    await asCoach.post('/api/invitations', { email });
    await server.settle();
    const inviteToken = /invite=([\w-]+)/.exec(
      server.mails.findLast(({ to }) => to === email)?.text ?? '',
    )?.[1];
    const browser = server.browser();
    const form = signUpForm({ email, inviteToken, password: undefined, ...changes });
    const created = await browser.post('/api/users', form);
    expect(created.statusCode, created.body).toBe(201);
    return { ...created.json().user, browser };
  }
  /** Weighs in every third day for four weeks, changing by the given kg per week. */
  async function weighForWeeks(person: Person & { browser: TestBrowser }, kgPerWeek: number) {
    const browser = await signIn(server, person);
    for (let day = -27; day <= 0; day += 3) {
      await weigh(browser, 84 + ((day + 27) * kgPerWeek) / 7, dayAfter(day));
    }
  }
  return { show, dayAfter, pass, join, weighForWeeks };
});

it.beforeAll(({ server }) => loadExerciseLibrary(server.db));

const weigh = (browser: TestBrowser, weight: number, date: string) =>
  browser.post('/api/progress', { date, weight, energyLevel: 6, stressLevel: 4, mood: 'good' });

describe('coach analytics', () => {
  it('are empty for a coach without athletes', async ({ api }) => {
    expect(await api.show()).toEqual({
      athletes: 0,
      adherence: { average: null, change: null, judged: 0 },
      pace: { above: 0, on: 0, below: 0 },
      risk: { high: 0, medium: 0, low: 0 },
      weeks: [],
      atRisk: [],
      offPace: [],
      phases: [],
    });
  });

  it("cover only the coach's own athletes", async ({ api, server }) => {
    await api.join({ name: 'Own' });
    const other = await signIn(server, await createPerson(server.db, { role: 'coach' }));
    expect((await api.show(other)).athletes).toBe(0);
    expect((await api.show()).athletes).toBe(1);
  });

  it("compute weekly adherence from the roster's score", async ({ api, server, asCoach }) => {
    const athlete = await api.join();
    api.pass(28);
    const browser = await signIn(server, athlete);
    for (let day = -13; day < 0; day += 1) await weigh(browser, 84, api.dayAfter(day));
    await refreshStaleRoster(server);
    const { weeks, adherence } = await api.show();
    const { clients } = (await asCoach.get('/api/clients')).json();
    expect(adherence).toMatchObject({ average: clients[0].compliance, judged: 1 });
    const last = weeks.at(-1);
    expect(last?.average).toBe(clients[0].compliance);
    const counts = (['excellent', 'good', 'warning', 'behind'] as const).map(
      (status) => last?.[status] ?? 0,
    );
    expect(counts.reduce((sum, athletes) => sum + athletes, 0)).toBe(1);
    expect(weeks.map(({ weekOf }) => new Date(`${weekOf}T00:00:00Z`).getUTCDay())).toEqual(
      weeks.map(() => 1),
    );
  });

  it("show which athletes leave their plan's corridor, and in which direction", async ({
    api,
    server,
  }) => {
    const people = [
      await api.join({ name: 'Steady' }),
      await api.join({ name: 'Fast' }),
      await api.join({ name: 'Up' }),
    ];
    api.pass(28);
    for (const [place, kgAWeek] of [-0.6, -1.6, 0.5].entries()) {
      const person = people[place];
      if (person) await api.weighForWeeks(person, kgAWeek);
    }
    await refreshStaleRoster(server);
    const { pace, offPace, weeks } = await api.show();
    expect(pace).toEqual({ above: 1, on: 1, below: 1 });
    expect(offPace.map(({ name, side }) => [name, side])).toEqual([
      ['Up', 'above'],
      ['Fast', 'below'],
    ]);
    expect(offPace[0]).toMatchObject({ plannedFrom: -1, plannedTo: -0.5 });
    expect(weeks.at(-1)).toMatchObject({ above: 1, on: 1, below: 1 });
  });

  it('count slow loss as on pace if planned', async ({ api, asCoach, server }) => {
    const big = { weight: 140, targetWeight: 100, cardioPreference: 'none' } as const;
    const heavy = await api.join({ name: 'Heavy', ...big });
    // 2,372.5 · 1.45 + 210 kcal of training = 3,650 kcal. The coach sets 500 kcal less.
    const targets = { calories: 3150, protein: 200, carbs: 400, fats: 83 };
    const slow = { plans: ['nutrition'], targets, targetsReason: 'Slowly, as they asked.' };
    expect((await asCoach.post(`/api/users/${heavy.id}/plans`, slow)).statusCode).toBe(201);
    api.pass(28);
    const browser = await signIn(server, heavy);
    // 500 kcal a day is about 0.45 kg a week: 0.3% of 140 kg, where 0.5% is advised.
    for (let day = -27; day <= 0; day += 1) {
      await weigh(browser, 140 - (0.45 / 7) * (day + 27), api.dayAfter(day));
    }
    await refreshStaleRoster(server);
    const { pace } = await api.show();
    expect(pace).toEqual({ above: 0, on: 1, below: 0 });
  });

  it('list athletes at risk of leaving with reasons, highest risk first', async ({
    api,
    asCoach,
    server,
  }) => {
    const quiet = await api.join({ name: 'Quiet' });
    const keen = await api.join({ name: 'Keen' });
    await asCoach.post(`/api/users/${quiet.id}/messages`, { content: 'How are you?' });
    api.pass(15);
    const browser = await signIn(server, keen);
    for (let day = -13; day <= 0; day += 1) await weigh(browser, 84, api.dayAfter(day));
    await refreshStaleRoster(server);
    const { risk, atRisk } = await api.show();
    expect(risk).toEqual({ high: 1, medium: 0, low: 1 });
    expect(atRisk.map(({ name, level }) => [name, level])).toEqual([['Quiet', 'high']]);
    const sentences = atRisk[0]?.parts.map(({ sentence }) => sentence);
    expect(sentences).toContain('Nothing logged for 15 days.');
    expect(sentences).toContain('Has not answered you for 15 days.');
    expect(atRisk[0]?.score).toBe(atRisk[0]?.parts.reduce((sum, { points }) => sum + points, 0));
  });

  it("ignore deleted messages and former coaches' messages", async ({ api, asCoach, server }) => {
    const ana = await api.join({ name: 'Ana' });
    const thread = `/api/users/${ana.id}/messages`;
    const { id: question } = (await ana.browser.post(thread, { content: 'May I rest?' })).json();
    const { id: answered } = (await asCoach.post(thread, { content: 'Yes.' })).json();
    api.pass(15);
    await refreshStaleRoster(server);
    const unanswered = async () => {
      const parts = (await api.show()).atRisk[0]?.parts.map(({ factor }) => factor) ?? [];
      return parts.filter((factor) => factor === 'no_reply' || factor === 'waiting');
    };
    const change = (id: string, changes: Partial<typeof messages.$inferInsert>) =>
      server.db.update(messages).set(changes).where(eq(messages.id, id));
    expect(await unanswered()).toEqual(['no_reply']);
    const before = await createPerson(server.db, { role: 'coach' });
    await change(answered, { fromUserId: before.id });
    expect(await unanswered()).toEqual([]);
    await change(answered, { deletedAt: server.now() });
    expect(await unanswered()).toEqual(['waiting']);
    await change(question, { deletedAt: server.now() });
    expect(await unanswered()).toEqual([]);
  });

  it('assign every athlete a phase by show or goal', async ({ api, asCoach }) => {
    await api.join({
      name: 'Near',
      primaryGoal: 'competition_prep',
      competitionDate: api.dayAfter(40),
    });
    await api.join({
      name: 'Nearer',
      primaryGoal: 'competition_prep',
      competitionDate: api.dayAfter(30),
    });
    await api.join({ name: 'Losing' });
    const far = { primaryGoal: 'competition_prep', competitionDate: api.dayAfter(210) } as const;
    const { id } = await api.join({ name: 'Far', ...far });
    const { phases } = await api.show();
    expect(phases).toEqual([
      { phase: 'Early Prep', athletes: 1 },
      { phase: 'Final Push', athletes: 2 },
      { phase: 'Fat Loss', athletes: 1 },
    ]);
    const members = (await asCoach.get('/api/analytics/phase?phase=Final%20Push')).json();
    expect(members.athletes).toMatchObject([{ name: 'Nearer', weeksOut: 5 }, { name: 'Near' }]);
    const [overview, prep] = await Promise.all(
      ['overview', 'prep'].map((part) => asCoach.get(`/api/users/${id}/${part}`)),
    );
    const named = [overview?.json().competition.phase, phases[0]?.phase];
    expect([...named, prep?.statusCode]).toEqual(['Early Prep', 'Early Prep', 200]);
  });
});
