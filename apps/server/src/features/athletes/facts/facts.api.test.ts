import type { ClientOverview, Dashboard, NutritionPlan, Profile } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { auditLog, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import { type Person, signIn } from '../../../testing/people.ts';

const PASSWORD = 'gold-cone-lights';
const FACTS = {
  division: 'Wellness',
  trainingTime: '06:30',
  injuries: [
    { region: 'shoulder', side: 'left', hurts: ['overhead_press', 'chest_fly'] },
    { region: 'lower_back', side: 'none', hurts: [] },
  ],
  focusMuscles: ['glutes', 'side_rear_delts'],
  homeEquipment: ['Dumbbells', 'Adjustable bench'],
  cycle: 'none',
  noPeriodReason: 'contraception',
  exertionSymptoms: false,
  familySuddenDeath: false,
  substanceUse: 'stimulants',
} as const;
const NO_FACTS = {
  ...{ division: null, trainingTime: null, injuries: [], focusMuscles: [], cycle: null },
  homeEquipment: [],
  ...{ noPeriodReason: null, exertionSymptoms: null, familySuddenDeath: null, substanceUse: null },
};

const it = pairTest
  /** A new logged-in female athlete of the coach who wants to lose weight. */
  .extend('newAthlete', ({ server, asCoach }) => async (changes: object = {}) => {
    const browser = server.browser();
    const reply = await browser.post('/api/users', formOf(changes));
    expect(reply.statusCode, reply.body).toBe(201);
    const { user }: { user: Person } = reply.json();
    const url = `/api/users/${user.id}`;
    const profile = async (): Promise<Profile> => (await browser.get(url)).json();
    const change = async (body: object, sender = browser) =>
      sender.patch(url, { ...body, version: (await profile()).version });
    const overview = async (): Promise<ClientOverview> =>
      (await asCoach.get(`${url}/overview`)).json();
    const kinds = async () => (await overview()).holds.map(({ kind }) => kind);
    const plan = async (): Promise<NutritionPlan> =>
      (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json()[0];
    const audited = async () => {
      const rows = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
      return rows.map(({ action, details }) => ({ action, details }));
    };
    return { browser, user, url, profile, change, overview, kinds, plan, audited };
  })
  .extend('refusal', ({ server }) => async (changes: object) => {
    const reply = await server.browser().post('/api/users', formOf(changes));
    const { issues = [] }: { issues?: { path: string }[] } = reply.json();
    return [reply.statusCode, ...issues.map(({ path }) => path)];
  });

let count = 0;
const formOf = (changes: object) => {
  count += 1;
  const email = `facts-${count}@test.example`;
  const woman = { sex: 'female', height: 170, weight: 70, targetWeight: 64 } as const;
  return { ...signUpForm({ email, password: PASSWORD, ...woman }), ...changes };
};

describe('athlete facts', () => {
  it('are stored at sign-up, readable by the athlete and their coach', async ({
    server,
    newAthlete,
    asCoach,
    asOtherCoach,
  }) => {
    const { browser, url, overview } = await newAthlete(FACTS);
    const other = await newAthlete();
    for (const reader of [browser, asCoach]) {
      expect((await reader.get(url)).json()).toMatchObject(FACTS);
    }
    expect((await overview()).about).toEqual(FACTS);
    for (const stranger of [asOtherCoach, other.browser]) {
      expect((await stranger.get(url)).statusCode).toBe(404);
    }
    expect((await server.browser().get(url)).statusCode).toBe(401);
    expect((await asOtherCoach.get(`${url}/overview`)).statusCode).toBe(404);
  });

  it('are optional, and requested until answered or postponed', async ({ server, newAthlete }) => {
    const { browser, profile, change } = await newAthlete();
    const asksFacts = async (reader = browser) =>
      ((await reader.get('/api/dashboard')).json() satisfies Dashboard).asksFacts;
    expect(await profile()).toMatchObject(NO_FACTS);
    expect(await asksFacts()).toBe(true);
    await change({ trainingTime: '18:00' });
    expect(await asksFacts()).toBe(false);
    const { browser: later, user } = await newAthlete();
    for (let time = 0; time < 2; time += 1) {
      expect((await later.post('/api/facts/put-off')).statusCode).toBe(204);
    }
    expect(await asksFacts(later)).toBe(false);
    // Postponing applies on other devices, too.
    expect(await asksFacts(await signIn(server, user))).toBe(false);
  });

  it('can be changed and cleared by the athlete and their coach', async ({
    newAthlete,
    asCoach,
  }) => {
    const { profile, change, audited } = await newAthlete(FACTS);
    const changed = { focusMuscles: ['calves'], injuries: [], cycle: 'regular' };
    expect((await change(changed)).json()).toMatchObject({
      ...FACTS,
      ...changed,
      // Clearing the missing period also clears its reason.
      noPeriodReason: null,
    });
    expect((await change({ substanceUse: null, division: 'Bikini' }, asCoach)).statusCode).toBe(
      200,
    );
    expect(await profile()).toMatchObject({ substanceUse: null, division: 'Bikini' });
    const log = JSON.stringify(await audited());
    expect(log).toContain('substanceUse');
    expect(log).not.toContain('stimulants');
  });

  it('can be cleared one by one, while a placed hold stays', async ({ newAthlete }) => {
    const { profile, change, kinds } = await newAthlete({ ...FACTS, exertionSymptoms: true });
    const cleared = {
      ...{ exertionSymptoms: null, familySuddenDeath: null, cycle: null, noPeriodReason: null },
      sex: null,
    };
    expect((await change(cleared)).statusCode).toBe(200);
    expect(await profile()).toMatchObject(cleared);
    expect(await kinds()).toEqual(['cardiac']);
  });

  it('are exported and deleted with the account', async ({ server, newAthlete }) => {
    const { browser, user } = await newAthlete(FACTS);
    const file = await browser.get('/api/account/export');
    const files = unzipSync(new Uint8Array(file.rawPayload));
    expect(JSON.parse(strFromU8(files['data/users.json'] ?? new Uint8Array()))).toMatchObject([
      FACTS,
    ]);
    const deleted = await browser.request({
      ...{ method: 'DELETE', url: '/api/account', payload: { password: PASSWORD } },
    });
    expect(deleted.statusCode).toBe(204);
    expect(await server.db.$count(users, eq(users.id, user.id))).toBe(0);
  });
});

describe('contradictory or out-of-range facts', () => {
  it.for<[changes: object, path: string]>([
    [{ trainingTime: '25:61' }, 'trainingTime'],
    [{ trainingTime: '٠٦:٣٠' }, 'trainingTime'],
    [{ trainingTime: '6:30' }, 'trainingTime'],
    [{ division: 'Mr. Olympia' }, 'division'],
    [{ focusMuscles: ['chest', 'chest'] }, 'focusMuscles'],
    [{ focusMuscles: ['chest', 'back', 'quads', 'abs'] }, 'focusMuscles'],
    [{ focusMuscles: ['ch\u0435st'] }, 'focusMuscles.0'],
    [{ homeEquipment: ['Barbell', 'Barbell'] }, 'homeEquipment'],
    [{ homeEquipment: ['Leg press'] }, 'homeEquipment.0'],
    [{ injuries: Array(7).fill({ region: 'neck', side: 'none', hurts: [] }) }, 'injuries'],
    [{ injuries: [{ region: 'knee', side: 'none', hurts: [] }] }, 'injuries.0.side'],
    [{ injuries: [{ region: 'neck', side: 'left', hurts: [] }] }, 'injuries.0.side'],
    [{ injuries: [{ region: 'tail', side: 'none', hurts: [] }] }, 'injuries.0.region'],
    [{ injuries: [{ region: 'hip', side: 'both', hurts: ['row', 'row'] }] }, 'injuries.0.hurts'],
    [{ injuries: [{ region: 'hip', side: 'left', hurts: [], note: 'old' }] }, 'injuries.0'],
    [
      {
        injuries: [
          { region: 'knee', side: 'both', hurts: [] },
          { region: 'knee', side: 'left', hurts: ['squat'] },
        ],
      },
      'injuries.1',
    ],
    [{ sex: 'male', cycle: 'regular' }, 'cycle'],
    [{ cycle: 'regular', noPeriodReason: 'menopause' }, 'noPeriodReason'],
    [{ noPeriodReason: 'menopause' }, 'noPeriodReason'],
    [{ sex: 'male', healthConditions: ['Pregnancy or breastfeeding'] }, 'healthConditions'],
    [{ exertionSymptoms: 'yes' }, 'exertionSymptoms'],
    [{ substanceUse: 'testosterone' }, 'substanceUse'],
  ])('are rejected with their path: %j', async ([changes, path], { refusal }) => {
    const [status, ...paths] = await refusal(changes);
    expect(status).toBe(400);
    expect(paths).toContain(path);
  });

  it('are rejected in a change, too', async ({ newAthlete }) => {
    const pregnant = { healthConditions: ['Pregnancy or breastfeeding'] };
    const { profile, change } = await newAthlete({ ...pregnant, cycle: 'none' });
    const refused = await change({ sex: 'male' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toMatchObject([{ path: 'sex' }]);
    const man = await newAthlete({ sex: 'male' });
    for (const [body, path] of [
      [{ cycle: 'regular' }, 'cycle'],
      [{ noPeriodReason: 'menopause' }, 'noPeriodReason'],
      [pregnant, 'healthConditions'],
    ] as const) {
      const reply = await man.change(body);
      expect([reply.statusCode, reply.json().issues?.[0]?.path]).toEqual([400, path]);
    }
    expect(await man.profile()).toMatchObject({ ...NO_FACTS, version: 1 });
    expect(await profile()).toMatchObject({ sex: 'female', version: 1 });
  });

  it('are cleared with the sex they depend on', async ({ newAthlete }) => {
    const { change } = await newAthlete({ cycle: 'none', noPeriodReason: 'menopause' });
    const changed = await change({ sex: 'male' });
    expect(changed.json()).toMatchObject({ sex: 'male', cycle: null, noPeriodReason: null });
  });
});

describe('health screening', () => {
  it('places a hold for chest pain or fainting on exertion before creating plans', async ({
    newAthlete,
  }) => {
    const healthy = await newAthlete({ exertionSymptoms: false });
    const { kinds, overview, plan, audited } = await newAthlete({ exertionSymptoms: true });
    expect(await kinds()).toEqual(['cardiac']);
    expect((await plan()).targets.calories).toBeGreaterThan(
      (await healthy.plan()).targets.calories + 200,
    );
    expect((await overview()).holds).toMatchObject([{ source: 'answers', needsClinician: true }]);
    expect((await overview()).alerts).toMatchObject([
      {
        ...{ type: 'red_flag', severity: 'high', hold: 'cardiac', quote: null },
        message: expect.stringMatching(/^New Athlete reported chest pain or fainting .* on hold/),
      },
    ]);
    expect((await audited()).map(({ action }) => action)).toEqual(['sign up', 'place hold']);
    expect(await healthy.kinds()).toEqual([]);
    expect((await healthy.overview()).alerts).toEqual([]);
  });

  it('places a hold for a missing period without a reason', async ({ newAthlete }) => {
    const without = [{ noPeriodReason: 'unexplained' }, {}];
    for (const reason of without) {
      const { kinds, overview } = await newAthlete({ cycle: 'none', ...reason });
      expect(await kinds()).toEqual(['low_energy']);
      expect((await overview()).alerts).toMatchObject([{ type: 'red_flag', hold: 'low_energy' }]);
    }
    for (const noPeriodReason of ['contraception', 'menopause']) {
      const { kinds, overview } = await newAthlete({ cycle: 'none', noPeriodReason });
      expect([await kinds(), (await overview()).alerts]).toEqual([[], []]);
    }
    for (const cycle of ['regular', 'irregular', 'undisclosed']) {
      expect(await (await newAthlete({ cycle })).kinds()).toEqual([]);
    }
  });

  it('records a pregnancy given as the reason for a missing period', async ({ newAthlete }) => {
    const reason = { cycle: 'none', noPeriodReason: 'pregnancy' };
    const onRecord = ['Pregnancy or breastfeeding'];
    const { profile, kinds } = await newAthlete(reason);
    expect([(await profile()).healthConditions, await kinds()]).toEqual([onRecord, []]);
    const later = await newAthlete({ healthConditions: ['Diabetes'] });
    await later.change(reason);
    expect((await later.profile()).healthConditions).toEqual(['Diabetes', ...onRecord]);
  });

  it('alerts the coach to a sudden death in the family, without a hold', async ({ newAthlete }) => {
    const { kinds, overview } = await newAthlete({ familySuddenDeath: true });
    expect(await kinds()).toEqual([]);
    expect((await overview()).alerts).toMatchObject([
      { type: 'red_flag', severity: 'high', hold: null },
    ]);
  });

  it('raises no alert about drugs and gives no advice on them', async ({ newAthlete }) => {
    const { overview, plan, kinds } = await newAthlete({ substanceUse: 'both' });
    expect([await kinds(), (await overview()).alerts]).toEqual([[], []]);
    expect(JSON.stringify(await plan())).not.toMatch(/stimulant|enhanc|drug/i);
  });

  it('acts once on a later change, and not again after the hold is lifted', async ({
    newAthlete,
    asCoach,
  }) => {
    const { url, change, overview, kinds, audited } = await newAthlete();
    const { openHolds } = (await change({ exertionSymptoms: true })).json() as Profile;
    expect(openHolds).toEqual(['cardiac']);
    expect((await audited()).map(({ action }) => action)).toContain('place hold');
    await change({ height: 171 });
    expect((await overview()).alerts).toHaveLength(2);
    const id = (await overview()).holds[0]?.id;
    const lift = { reason: 'Cleared by her cardiologist.', clinicianAgreed: true };
    expect((await asCoach.post(`${url}/holds/${id}/lift`, lift)).statusCode).toBe(200);
    await change({ height: 170 });
    await change({ exertionSymptoms: true });
    expect(await kinds()).toEqual([]);
    expect((await overview()).alerts.filter(({ type }) => type === 'red_flag')).toMatchObject([
      { hold: null },
    ]);
  });
});
