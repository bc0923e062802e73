import type { Analytics } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refreshStaleRoster } from '../athletes/index.ts';
import { loadExerciseLibrary } from '../training/index.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let coach: Person;
let asCoach: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  await loadExerciseLibrary(test.db);
});
beforeEach(async () => {
  coach = await createPerson(test.db, { role: 'coach' });
  asCoach = await signIn(test, coach);
});
afterAll(() => test.close());

const show = async (browser = asCoach): Promise<Analytics> =>
  (await browser.get('/api/analytics')).json();

/** The day this many days after the test's current day. */
const dayAfter = (days: number) =>
  new Date(test.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

const pass = (days: number) => test.advance(days * DAY_MS);

async function rejoin() {
  asCoach = await signIn(test, coach);
  await refreshStaleRoster(test);
}

/** Signs up an athlete with an invitation from the coach. */
async function join(
  changes: Record<string, unknown> = {},
): Promise<Person & { browser: TestBrowser }> {
  const email = `${crypto.randomUUID()}@test.example`;
  await asCoach.post('/api/invitations', { email });
  await test.settle();
  const inviteToken = /invite=([\w-]+)/.exec(
    test.mails.findLast(({ to }) => to === email)?.text ?? '',
  )?.[1];
  const browser = test.browser();
  const form = signUpForm({ email, inviteToken, password: undefined, ...changes });
  const created = await browser.post('/api/users', form);
  expect(created.statusCode, created.body).toBe(201);
  return { ...created.json().user, browser };
}

const weigh = (browser: TestBrowser, weight: number, date: string) =>
  browser.post('/api/progress', { date, weight, energyLevel: 6, stressLevel: 4, mood: 'good' });

/** Weighs in every third day for four weeks, changing by the given kg per week. */
async function weighForWeeks(person: Person & { browser: TestBrowser }, kgPerWeek: number) {
  const browser = await signIn(test, person);
  for (let day = -27; day <= 0; day += 3) {
    await weigh(browser, 84 + ((day + 27) * kgPerWeek) / 7, dayAfter(day));
  }
}

describe('coach analytics', () => {
  it('are empty for a coach without athletes', async () => {
    expect(await show()).toEqual({
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

  it("cover only the coach's own athletes", async () => {
    await join({ name: 'Own' });
    const other = await signIn(test, await createPerson(test.db, { role: 'coach' }));
    expect((await show(other)).athletes).toBe(0);
    expect((await show()).athletes).toBe(1);
  });

  it("compute weekly adherence from the roster's score", async () => {
    const athlete = await join();
    pass(28);
    const browser = await signIn(test, athlete);
    for (let day = -13; day < 0; day += 1) await weigh(browser, 84, dayAfter(day));
    await rejoin();
    const { weeks, adherence } = await show();
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

  it("show which athletes leave their plan's corridor, and in which direction", async () => {
    const people = [
      await join({ name: 'Steady' }),
      await join({ name: 'Fast' }),
      await join({ name: 'Up' }),
    ];
    pass(28);
    for (const [place, kgAWeek] of [-0.6, -1.6, 0.5].entries()) {
      const person = people[place];
      if (person) await weighForWeeks(person, kgAWeek);
    }
    await rejoin();
    const { pace, offPace, weeks } = await show();
    expect(pace).toEqual({ above: 1, on: 1, below: 1 });
    expect(offPace.map(({ name, side }) => [name, side])).toEqual([
      ['Up', 'above'],
      ['Fast', 'below'],
    ]);
    expect(offPace[0]).toMatchObject({ plannedFrom: -1, plannedTo: -0.5 });
    expect(weeks.at(-1)).toMatchObject({ above: 1, on: 1, below: 1 });
  });

  it('count slow loss as on pace if planned', async () => {
    const big = { weight: 140, targetWeight: 100, cardioPreference: 'none' } as const;
    const heavy = await join({ name: 'Heavy', ...big });
    // 2,372.5 · 1.45 + 210 kcal of training = 3,650 kcal. The coach sets 500 kcal less.
    const targets = { calories: 3150, protein: 200, carbs: 400, fats: 83 };
    const slow = { plans: ['nutrition'], targets, targetsReason: 'Slowly, as they asked.' };
    expect((await asCoach.post(`/api/users/${heavy.id}/plans`, slow)).statusCode).toBe(201);
    pass(28);
    const browser = await signIn(test, heavy);
    // 500 kcal a day is about 0.45 kg a week: 0.3% of 140 kg, where 0.5% is advised.
    for (let day = -27; day <= 0; day += 1) {
      await weigh(browser, 140 - (0.45 / 7) * (day + 27), dayAfter(day));
    }
    await rejoin();
    const { pace } = await show();
    expect(pace).toEqual({ above: 0, on: 1, below: 0 });
  });

  it('list athletes at risk of leaving with reasons, highest risk first', async () => {
    const quiet = await join({ name: 'Quiet' });
    const keen = await join({ name: 'Keen' });
    await asCoach.post(`/api/users/${quiet.id}/messages`, { content: 'How are you?' });
    pass(15);
    const browser = await signIn(test, keen);
    for (let day = -13; day <= 0; day += 1) await weigh(browser, 84, dayAfter(day));
    await rejoin();
    const { risk, atRisk } = await show();
    expect(risk).toEqual({ high: 1, medium: 0, low: 1 });
    expect(atRisk.map(({ name, level }) => [name, level])).toEqual([['Quiet', 'high']]);
    const sentences = atRisk[0]?.parts.map(({ sentence }) => sentence);
    expect(sentences).toContain('Nothing logged for 15 days.');
    expect(sentences).toContain('Has not answered you for 15 days.');
    expect(atRisk[0]?.score).toBe(atRisk[0]?.parts.reduce((sum, { points }) => sum + points, 0));
  });

  it("ignore deleted messages and former coaches' messages", async () => {
    const ana = await join({ name: 'Ana' });
    const thread = `/api/users/${ana.id}/messages`;
    const { id: question } = (await ana.browser.post(thread, { content: 'May I rest?' })).json();
    const { id: answered } = (await asCoach.post(thread, { content: 'Yes.' })).json();
    pass(15);
    await rejoin();
    const unanswered = async () => {
      const parts = (await show()).atRisk[0]?.parts.map(({ factor }) => factor) ?? [];
      return parts.filter((factor) => factor === 'no_reply' || factor === 'waiting');
    };
    const change = (id: string, changes: Partial<typeof messages.$inferInsert>) =>
      test.db.update(messages).set(changes).where(eq(messages.id, id));
    expect(await unanswered()).toEqual(['no_reply']);
    const before = await createPerson(test.db, { role: 'coach' });
    await change(answered, { fromUserId: before.id });
    expect(await unanswered()).toEqual([]);
    await change(answered, { deletedAt: test.now() });
    expect(await unanswered()).toEqual(['waiting']);
    await change(question, { deletedAt: test.now() });
    expect(await unanswered()).toEqual([]);
  });

  it('assign every athlete a phase by show or goal', async () => {
    await join({ name: 'Near', primaryGoal: 'competition_prep', competitionDate: dayAfter(40) });
    await join({ name: 'Nearer', primaryGoal: 'competition_prep', competitionDate: dayAfter(30) });
    await join({ name: 'Losing' });
    const far = { primaryGoal: 'competition_prep', competitionDate: dayAfter(210) } as const;
    const { id } = await join({ name: 'Far', ...far });
    const { phases } = await show();
    expect(phases).toMatchObject([
      { phase: 'Early Prep', athletes: 1, members: [{ name: 'Far', weeksOut: 30 }] },
      {
        phase: 'Final Push',
        athletes: 2,
        members: [{ name: 'Nearer', weeksOut: 5 }, { name: 'Near' }],
      },
      { phase: 'Fat Loss', athletes: 1, members: [{ name: 'Losing', weeksOut: null }] },
    ]);
    const [overview, prep] = await Promise.all(
      ['overview', 'prep'].map((part) => asCoach.get(`/api/users/${id}/${part}`)),
    );
    const named = [overview?.json().competition.phase, phases[0]?.phase];
    expect([...named, prep?.statusCode]).toEqual(['Early Prep', 'Early Prep', 200]);
  });
});
