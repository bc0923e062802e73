import {
  addHardSets,
  type Muscle,
  type MuscleLandmarks,
  perMuscle,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import type { ActivePlan, ExerciseItem, TrainingStats } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { coachSettings, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import { type Person, signIn } from '../../../testing/people.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { loadExerciseLibrary } from '../../training/index.ts';

const DAY_MS = 86_400_000;
/** Fewer chest sets and more calf sets than the default. */
const OWN: MuscleLandmarks = {
  ...VOLUME_LANDMARKS,
  chest: { mev: 2, mavLow: 4, mavHigh: 5, mrv: 6 },
  calves: { mev: 12, mavLow: 14, mavHigh: 20, mrv: 24 },
};

async function signUp(server: TestApp, email: string): Promise<Person> {
  const grows = { primaryGoal: 'muscle_gain', experience: 'advanced' } as const;
  const form = signUpForm({ email, ...grows, sessionDuration: '90_min' });
  return (await server.browser().post('/api/users', form)).json().user;
}

const it = pairTest
  .extend('athlete', { scope: 'file' }, async ({ server, coach: _head }) => {
    await loadExerciseLibrary(server.db);
    return signUp(server, 'first@test.example');
  })
  // The athlete signs up before their coach changes anything.
  .extend('api', ({ asCoach, server, athlete: _signedUp }) => {
    const settingsOf = async (browser = asCoach) => (await browser.get('/api/settings')).json();
    /** Sets the coach's landmarks, replacing earlier ones. */
    async function set(volumeLandmarks: unknown) {
      const { version } = await settingsOf();
      return asCoach.patch('/api/settings', { volumeLandmarks, version });
    }
    /** Planned hard sets of this week per muscle. */
    async function plannedSets(person: Person): Promise<Record<Muscle, number>> {
      const browser = await signIn(server, person);
      const { exercises } = (await browser.get('/api/exercises')).json();
      const exercisesById = new Map((exercises as ExerciseItem[]).map((one) => [one.id, one]));
      const plan: ActivePlan = (await browser.get(`/api/users/${person.id}/training-plan`)).json();
      const tally = perMuscle(0);
      for (const { exerciseId, sets } of plan.days.flatMap((day) => day.exercises)) {
        const exercise = exercisesById.get(exerciseId);
        if (exercise) addHardSets(tally, exercise, sets);
      }
      return tally;
    }
    return { settingsOf, set, plannedSets };
  });

const withChest = (change: object) => ({
  ...VOLUME_LANDMARKS,
  chest: { ...VOLUME_LANDMARKS.chest, ...change },
});

const statsOf = async (browser: TestBrowser, { id }: Person): Promise<TrainingStats> =>
  (await browser.get(`/api/users/${id}/training-stats`)).json();

describe('coach volume landmarks', () => {
  it('have defaults until a coach sets them', async ({ api, asOtherCoach }) => {
    expect((await api.settingsOf()).volumeLandmarks).toEqual(VOLUME_LANDMARKS);
    const changed = await api.set(OWN);
    expect([changed.statusCode, changed.json().volumeLandmarks]).toEqual([200, OWN]);
    expect((await api.settingsOf()).volumeLandmarks).toEqual(OWN);
    expect((await api.settingsOf(asOtherCoach)).volumeLandmarks).toEqual(VOLUME_LANDMARKS);
  });

  it('survive other changes, and reject outdated versions', async ({ api, asCoach }) => {
    const { version } = await api.settingsOf();
    const changed = await asCoach.patch('/api/settings', { practiceName: 'Iron', version });
    expect(changed.json().volumeLandmarks).toEqual(OWN);
    const late = await asCoach.patch('/api/settings', { volumeLandmarks: OWN, version });
    expect(late.statusCode).toBe(409);
  });

  it('are rejected out of order, naming the muscle and both landmarks', async ({ api }) => {
    const refused = await api.set(withChest({ mavLow: 9 }));
    expect(refused.statusCode).toBe(400);
    const message = 'Chest: optimal from (MAV) may not be below minimum effective (MEV)';
    expect(refused.json().issues).toEqual([{ path: 'volumeLandmarks.chest.mavLow', message }]);
  });

  it('are rejected with a missing or unknown muscle, or implausible set counts', async ({
    api,
  }) => {
    const { chest, ...withoutChest } = VOLUME_LANDMARKS;
    const wrong = [
      withoutChest,
      { ...VOLUME_LANDMARKS, forearms: chest },
      withChest({ mrv: 41 }),
      withChest({ mev: -1 }),
      withChest({ mev: 9.5 }),
      withChest({ best: 12 }),
      null,
    ];
    for (const landmarks of wrong) {
      const { statusCode } = await api.set(landmarks);
      expect(statusCode, JSON.stringify(landmarks)).toBe(400);
    }
    expect((await api.settingsOf()).volumeLandmarks).toEqual(OWN);
  });

  it('are stored only if they differ from the defaults', async ({ coach, server, api }) => {
    const readStored = async () => {
      const ofHead = eq(coachSettings.coachId, coach.id);
      const [row] = await server.db.select().from(coachSettings).where(ofHead);
      return row?.volumeLandmarks;
    };
    await api.set(VOLUME_LANDMARKS);
    expect(await readStored()).toBeNull();
    await api.set(OWN);
    expect(await readStored()).toEqual(OWN);
  });

  it("change the volume charts of the coach's own athletes", async ({
    asAthlete,
    athlete,
    asCoach,
    server,
    otherCoach,
    coach,
  }) => {
    expect((await statsOf(asAthlete, athlete)).landmarks).toEqual(OWN);
    expect((await statsOf(asCoach, athlete)).landmarks).toEqual(OWN);
    const moved = eq(users.id, athlete.id);
    await server.db.update(users).set({ coachId: otherCoach.id }).where(moved);
    expect((await statsOf(asAthlete, athlete)).landmarks).toEqual(VOLUME_LANDMARKS);
    await server.db.update(users).set({ coachId: coach.id }).where(moved);
  });

  it('apply to new plans as their weekly volume grows', async ({
    api,
    athlete,
    asAthlete,
    server,
  }) => {
    const before = await api.plannedSets(athlete);
    expect(before.chest).toBeGreaterThan(OWN.chest.mrv);
    await asAthlete.post(`/api/users/${athlete.id}/plans`, { plans: ['training'] });
    const byOwn = await api.plannedSets(athlete);
    expect(byOwn.chest).toBeLessThanOrEqual(OWN.chest.mrv);
    expect(byOwn.calves).toBeGreaterThan(before.calves);
    const invited = await signUp(server, 'second@test.example');
    expect((await api.plannedSets(invited)).chest).toBeLessThanOrEqual(OWN.chest.mrv);
    // Later changes to the landmarks don't affect plans in progress.
    await api.set(VOLUME_LANDMARKS);
    server.advance(21 * DAY_MS);
    const grown = await api.plannedSets(athlete);
    expect(sum(grown)).toBeGreaterThan(sum(byOwn));
    expect(grown.chest).toBeLessThanOrEqual(OWN.chest.mrv);
  });
});

const sum = (sets: Record<Muscle, number>) =>
  Object.values(sets).reduce((total, one) => total + one, 0);
