import type { ClientOverview, Dashboard, Hold, NutritionPlan } from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { athleteHolds, auditLog, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';

const BAR = 'No calorie deficit while the diet is on hold for health reasons.';
const PURGING = 'I have been purging after meals every day';
const REASON = { reason: 'Spoke with her and her therapist.' };
const FELT = { date: '2026-11-21', energyLevel: 5, stressLevel: 5, mood: 'good' };

type Answers = Parameters<typeof signUpForm>[0];

const it = pairTest
  /** A new logged-in athlete of the coach who wants to lose weight. */
  .extend('newAthlete', ({ server, asCoach }) => async (changes: Answers = {}) => {
    const browser = server.browser();
    const email = `${crypto.randomUUID()}@test.example`;
    const form = signUpForm({ email, cardioPreference: 'none', ...changes });
    const { user }: { user: Person } = (await browser.post('/api/users', form)).json();
    const url = `/api/users/${user.id}`;
    const write = (content: string) => browser.post(`${url}/messages`, { content });
    const plan = async (): Promise<NutritionPlan> =>
      (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json()[0];
    const overview = async (): Promise<ClientOverview> =>
      (await asCoach.get(`${url}/overview`)).json();
    const dashboard = async (): Promise<Dashboard> => (await browser.get('/api/dashboard')).json();
    const holds = async () => (await overview()).holds;
    const kinds = async () => (await holds()).map(({ kind }) => kind);
    const lift = async (sender: TestBrowser, body: object, id?: string) =>
      sender.post(`${url}/holds/${id ?? (await holds())[0]?.id}/lift`, body);
    const plans = ['nutrition', 'cardio'];
    const createPlan = (by = browser) => by.post(`${url}/plans`, { plans });
    return { browser, user, url, write, lift, createPlan, plan, overview, dashboard, holds, kinds };
  });

/** Resting energy by Mifflin–St Jeor · 1.45, plus four hours of lifting a week: 240 min · 2.5 · 1.47 kcal / 7 = 126. */
const MAINTENANCE = Math.round((10 * 84 + 6.25 * 178 - 5 * 29 + 5) * 1.45 + 126);

describe('a red flag', () => {
  it('in a message puts the diet on hold and blocks every deficit', async ({
    newAthlete,
    asCoach,
  }) => {
    const { browser, user, url, write, plan, createPlan, dashboard, overview } = await newAthlete();
    expect((await plan()).deficitWarning).toBeNull();
    expect((await plan()).targets.calories).toBeLessThan(MAINTENANCE - 400);
    await write(PURGING);
    // Active plans never change automatically.
    expect((await plan()).deficitWarning).toContain(BAR);
    expect((await dashboard()).deficitWarning).toContain(BAR);
    expect((await overview()).alerts.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['red_flag', 'unfit_plan']),
    );

    for (const sender of [browser, asCoach]) {
      await createPlan(sender);
      expect((await plan()).targets.calories).toBeGreaterThanOrEqual(MAINTENANCE);
      expect((await plan()).notes).toContain(BAR);
      expect((await plan()).deficitWarning).toBeNull();
    }
    const targets = { calories: 2000, protein: 165, carbs: 175, fats: 71 };
    const targetsReason = 'She asked for it.';
    for (const by of [browser, asCoach]) {
      const own = await by.post(`${url}/plans`, { plans: ['nutrition'], targets, targetsReason });
      expect([own.statusCode, JSON.stringify(own.json())]).toEqual([
        400,
        expect.stringContaining(BAR),
      ]);
    }
    const aimed = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, targets });
    expect(aimed.statusCode).toBe(400);

    const request = { clientId: user.id, protocolType: 'cutting' };
    const { id } = (await asCoach.post('/api/ai/protocol-recommendation', request)).json();
    const drafted = (await asCoach.get(`/api/protocols/${id}`)).json();
    for (const phase of drafted.protocol.phases) {
      expect(phase.calories).toBeGreaterThanOrEqual(MAINTENANCE);
    }
  });

  it('in a check-in, an entry or a question does the same', async ({ newAthlete }) => {
    const sources: Record<string, (browser: TestBrowser, user: Person) => Promise<unknown>> = {
      'check-in': (browser) =>
        browser.post('/api/check-ins', { ...FELT, notes: PURGING, version: 0 }),
      entry: (browser) => browser.post('/api/progress', { ...FELT, notes: PURGING }),
      question: (browser, { id: userId }) =>
        browser.post('/api/ai/ask-ali', { userId, message: PURGING, conversationHistory: [] }),
    };
    for (const [source, say] of Object.entries(sources)) {
      const { browser, user, holds, createPlan, plan } = await newAthlete();
      await say(browser, user);
      expect(await holds()).toMatchObject([
        { kind: 'eating_disorder', source, quote: PURGING, needsClinician: true },
      ]);
      await createPlan();
      expect((await plan()).notes).toContain(BAR);
    }
  });

  it('gets a reply that matches what the server does', async ({ newAthlete }) => {
    const { browser, user, dashboard } = await newAthlete();
    const body = { userId: user.id, message: PURGING, conversationHistory: [] };
    expect((await browser.post('/api/ai/ask-ali', body)).json().response).toContain(
      'Your diet pauses here: until your coach lifts it',
    );
    const [hold] = (await dashboard()).holds;
    expect(hold).toMatchObject({ kind: 'eating_disorder', title: 'Time to take care of yourself' });
    expect(JSON.stringify(hold)).not.toContain('purging');
  });

  it('adds no second hold of its kind, even concurrently', async ({ server, newAthlete }) => {
    const { user, write, kinds } = await newAthlete();
    await Promise.all([write(PURGING), write('I binged and purged again'), write(PURGING)]);
    await write('I purge every evening');
    expect(await kinds()).toEqual(['eating_disorder']);
    await write('and now I have chest pain');
    expect(await kinds()).toEqual(['eating_disorder', 'cardiac']);
    const [stored] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.openHolds).toEqual(['eating_disorder', 'cardiac']);
  });

  it('is quoted only while its text exists', async ({ newAthlete }) => {
    const { browser, url, write, holds } = await newAthlete();
    const { id } = (await write(PURGING)).json();
    expect((await holds())[0]?.quote).toBe(PURGING);
    await browser.delete(`${url}/messages/${id}`);
    expect(await holds()).toMatchObject([{ kind: 'eating_disorder', quote: null }]);
  });
});

describe('a condition mentioned in a message', () => {
  it('raises one alert with the text and restricts nothing until confirmed', async ({
    newAthlete,
  }) => {
    const { browser, user, write, kinds, overview } = await newAthlete();
    await write('By the way, I have diabetes.');
    const message = 'Also, I am on medication.';
    await browser.post('/api/ai/ask-ali', { userId: user.id, message, conversationHistory: [] });
    expect(await kinds()).toEqual([]);
    expect((await overview()).alerts).toMatchObject([
      { type: 'assistant_red_flag', quote: message },
      {
        type: 'health_condition',
        message: expect.stringMatching(
          /^New Athlete mentioned diabetes in a message on .* confirm it on their page/,
        ),
        quote: 'By the way, I have diabetes.',
      },
    ]);
    const recorded = await newAthlete({ healthConditions: ['Diabetes'] });
    await recorded.write('As you know I have diabetes.');
    expect((await recorded.overview()).alerts).toHaveLength(1);
  });

  it('is recorded by the coach with one tap, which resolves the alert', async ({
    newAthlete,
    asCoach,
    asOtherCoach,
  }) => {
    const { browser, url, user, write, overview, createPlan, plan } = await newAthlete();
    await write('By the way, I have diabetes and bad kidneys, chronic kidney disease.');
    await browser.post('/api/ai/ask-ali', {
      ...{ userId: user.id, message: 'I am on medication.', conversationHistory: [] },
    });
    const toConfirm = async () => (await overview()).alerts.map(({ toConfirm }) => toConfirm);
    const stated = ['Kidney disease', 'Diabetes'];
    expect(await toConfirm()).toEqual([['Regular medication'], stated]);
    const path = `${url}/health-conditions`;
    expect((await asCoach.post(path, { conditions: ['Diabetes'] })).statusCode).toBe(200);
    expect(await toConfirm()).toEqual(
      expect.arrayContaining([['Regular medication'], ['Kidney disease']]),
    );
    for (let tap = 0; tap < 2; tap += 1) {
      const confirmed = await asCoach.post(path, { conditions: stated });
      expect(confirmed.json().healthConditions).toEqual(['Diabetes', 'Kidney disease']);
    }
    expect((await toConfirm()).flat()).toEqual(['Regular medication']);
    await createPlan(asCoach);
    expect((await plan()).targets.calories).toBeGreaterThanOrEqual(MAINTENANCE);
    expect((await asOtherCoach.post(path, { conditions: stated })).statusCode).toBe(404);
    expect((await browser.post(path, { conditions: stated })).statusCode).toBe(403);
    for (const conditions of [
      [],
      ['Scurvy'],
      ['Diabetes', 'Diabetes'],
      ['Pregnancy or breastfeeding'],
    ]) {
      expect((await asCoach.post(path, { conditions })).statusCode).toBe(400);
    }
  });

  it('puts the diet on hold and alerts the coach, unless recorded', async ({ newAthlete }) => {
    const { write, kinds, overview } = await newAthlete({ sex: 'female', height: 170 });
    await write("I'm pregnant, can I keep lifting?");
    expect(await kinds()).toEqual(['pregnancy']);
    expect((await overview()).alerts.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/mentioned pregnancy or breastfeeding in a message on .* on hold/),
      ]),
    );
    const recorded = await newAthlete({ healthConditions: ['Heart disease'] });
    await recorded.write('As you know I have a heart condition.');
    expect(await recorded.kinds()).toEqual([]);
  });
});

describe('lifting a hold', () => {
  it('requires a readable reason, and a clinician for some kinds', async ({
    server,
    newAthlete,
    asCoach,
  }) => {
    const { write, lift, holds, createPlan, plan, user } = await newAthlete();
    await write(PURGING);
    const id = (await holds())[0]?.id;
    for (const reason of [
      '',
      '   ',
      '\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b',
      'ok',
      'x'.repeat(501),
      undefined,
    ]) {
      const refused = await lift(asCoach, { reason, clinicianAgreed: true });
      expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'reason']);
    }
    const alone = await lift(asCoach, REASON);
    expect([alone.statusCode, alone.json().issues[0].path]).toEqual([400, 'clinicianAgreed']);
    expect(await holds()).toHaveLength(1);

    const lifted = await lift(asCoach, { ...REASON, clinicianAgreed: true });
    expect([lifted.statusCode, lifted.json()]).toEqual([
      200,
      expect.objectContaining({ id, liftedAt: server.now().toISOString() }),
    ]);
    const repeated = await lift(asCoach, { ...REASON, clinicianAgreed: true }, id);
    expect([repeated.statusCode, repeated.json()]).toEqual([200, lifted.json()]);
    expect(await holds()).toEqual([]);
    await createPlan();
    expect((await plan()).targets.calories).toBeLessThan(MAINTENANCE - 400);

    const rows = and(eq(auditLog.subjectId, user.id), eq(auditLog.action, 'lift hold'));
    expect(await server.db.$count(auditLog, rows)).toBe(1);
    await write(PURGING);
    expect(await holds()).toHaveLength(1);
  });

  it('is allowed only to the coach', async ({ newAthlete, asOtherCoach, asCoach }) => {
    const { browser, write, lift, holds } = await newAthlete();
    await write(PURGING);
    const id = (await holds())[0]?.id;
    const body = { ...REASON, clinicianAgreed: true };
    expect((await lift(browser, body, id)).statusCode).toBe(403);
    expect((await lift(asOtherCoach, body, id)).statusCode).toBe(404);
    const otherAthlete = await newAthlete();
    expect((await otherAthlete.lift(asCoach, body, id)).statusCode).toBe(404);
    expect(await holds()).toHaveLength(1);
  });

  it('is not undone by saving the same text again', async ({ newAthlete, asCoach }) => {
    const { browser, lift, kinds } = await newAthlete();
    const save = (version: number) =>
      browser.post('/api/check-ins', { ...FELT, notes: PURGING, version });
    await save(0);
    await lift(asCoach, { ...REASON, clinicianAgreed: true });
    await save(1);
    expect(await kinds()).toEqual([]);
  });
});

describe('a hold placed by a coach', () => {
  it('requires a kind and a reason, and may not need a clinician to lift', async ({
    server,
    newAthlete,
    asCoach,
  }) => {
    const { url, createPlan, plan, holds, lift, user } = await newAthlete();
    const place = (body: object) => asCoach.post(`${url}/holds`, body);
    expect((await place({ kind: 'medical', reason: ' ' })).statusCode).toBe(400);
    expect((await place({ kind: 'tired', ...REASON })).statusCode).toBe(400);
    const placed: Hold = (await place({ kind: 'medical', ...REASON })).json();
    expect((await place({ kind: 'medical', ...REASON })).json()).toEqual(placed);
    expect(await holds()).toEqual([placed]);
    await createPlan();
    expect((await plan()).notes).toContain(BAR);
    expect((await lift(asCoach, { reason: 'Fully recovered.' })).statusCode).toBe(200);
    expect(await holds()).toEqual([]);
    const rows = await server.db
      .select()
      .from(athleteHolds)
      .where(eq(athleteHolds.athleteId, user.id));
    expect(rows).toMatchObject([{ liftReason: 'Fully recovered.', clinicianConfirmed: false }]);
  });
});
