import {
  addHardSets,
  type Muscle,
  type MuscleLandmarks,
  perMuscle,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import type { ActivePlan, ExerciseItem, TrainingStats } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachSettings, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { loadExerciseLibrary } from '../../training/index.ts';

const DAY_MS = 86_400_000;
/** Fewer chest sets and more calf sets than the default. */
const OWN: MuscleLandmarks = {
  ...VOLUME_LANDMARKS,
  chest: { mev: 2, mavLow: 4, mavHigh: 5, mrv: 6 },
  calves: { mev: 12, mavLow: 14, mavHigh: 20, mrv: 24 },
};

let test: TestApp;
let head: Person;
let other: Person;
let athlete: Person;

beforeAll(async () => {
  test = await openTestApp();
  await loadExerciseLibrary(test.db);
  head = await createPerson(test.db, { role: 'coach' });
  other = await createPerson(test.db, { role: 'coach' });
  athlete = await signUp('first@test.example');
});
afterAll(() => test.close());

async function signUp(email: string): Promise<Person> {
  const grows = { primaryGoal: 'muscle_gain', experience: 'advanced' } as const;
  const form = signUpForm({ email, ...grows, sessionDuration: '90_min' });
  return (await test.browser().post('/api/users', form)).json().user;
}

const settingsOf = async (coach: Person) =>
  (await (await signIn(test, coach)).get('/api/settings')).json();

/** Sets a coach's landmarks, replacing earlier ones. */
async function set(coach: Person, volumeLandmarks: unknown) {
  const { version } = await settingsOf(coach);
  return (await signIn(test, coach)).patch('/api/settings', { volumeLandmarks, version });
}

const withChest = (change: object) => ({
  ...VOLUME_LANDMARKS,
  chest: { ...VOLUME_LANDMARKS.chest, ...change },
});

const statsOf = async (browser: TestBrowser, { id }: Person): Promise<TrainingStats> =>
  (await browser.get(`/api/users/${id}/training-stats`)).json();

/** Planned hard sets of this week per muscle. */
async function plannedSets(person: Person): Promise<Record<Muscle, number>> {
  const browser = await signIn(test, person);
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

describe('coach volume landmarks', () => {
  it('have defaults until a coach sets them', async () => {
    expect((await settingsOf(head)).volumeLandmarks).toEqual(VOLUME_LANDMARKS);
    const changed = await set(head, OWN);
    expect([changed.statusCode, changed.json().volumeLandmarks]).toEqual([200, OWN]);
    expect((await settingsOf(head)).volumeLandmarks).toEqual(OWN);
    expect((await settingsOf(other)).volumeLandmarks).toEqual(VOLUME_LANDMARKS);
  });

  it('survive other changes, and reject outdated versions', async () => {
    const { version } = await settingsOf(head);
    const browser = await signIn(test, head);
    const changed = await browser.patch('/api/settings', { practiceName: 'Iron', version });
    expect(changed.json().volumeLandmarks).toEqual(OWN);
    const late = await browser.patch('/api/settings', { volumeLandmarks: OWN, version });
    expect(late.statusCode).toBe(409);
  });

  it('are rejected out of order, naming the muscle and both landmarks', async () => {
    const refused = await set(head, withChest({ mavLow: 9 }));
    expect(refused.statusCode).toBe(400);
    const message = 'Chest: best from (MAV) may not be below least that grows (MEV)';
    expect(refused.json().issues).toEqual([{ path: 'volumeLandmarks.chest.mavLow', message }]);
  });

  it('are rejected with a missing or unknown muscle, or implausible set counts', async () => {
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
      const { statusCode } = await set(head, landmarks);
      expect(statusCode, JSON.stringify(landmarks)).toBe(400);
    }
    expect((await settingsOf(head)).volumeLandmarks).toEqual(OWN);
  });

  it('are stored only if they differ from the defaults', async () => {
    const readStored = async () => {
      const ofHead = eq(coachSettings.coachId, head.id);
      const [row] = await test.db.select().from(coachSettings).where(ofHead);
      return row?.volumeLandmarks;
    };
    await set(head, VOLUME_LANDMARKS);
    expect(await readStored()).toBeNull();
    await set(head, OWN);
    expect(await readStored()).toEqual(OWN);
  });

  it("change the volume charts of the coach's own athletes", async () => {
    const [asAthlete, asHead] = [await signIn(test, athlete), await signIn(test, head)];
    expect((await statsOf(asAthlete, athlete)).landmarks).toEqual(OWN);
    expect((await statsOf(asHead, athlete)).landmarks).toEqual(OWN);
    const moved = eq(users.id, athlete.id);
    await test.db.update(users).set({ coachId: other.id }).where(moved);
    expect((await statsOf(asAthlete, athlete)).landmarks).toEqual(VOLUME_LANDMARKS);
    await test.db.update(users).set({ coachId: head.id }).where(moved);
  });

  it('apply to new plans as their weekly volume grows', async () => {
    const before = await plannedSets(athlete);
    expect(before.chest).toBeGreaterThan(OWN.chest.mrv);
    const browser = await signIn(test, athlete);
    await browser.post(`/api/users/${athlete.id}/plans`, { plans: ['training'] });
    const byOwn = await plannedSets(athlete);
    expect(byOwn.chest).toBeLessThanOrEqual(OWN.chest.mrv);
    expect(byOwn.calves).toBeGreaterThan(before.calves);
    const invited = await signUp('second@test.example');
    expect((await plannedSets(invited)).chest).toBeLessThanOrEqual(OWN.chest.mrv);
    // Later changes to the landmarks don't affect plans in progress.
    await set(head, VOLUME_LANDMARKS);
    test.advance(21 * DAY_MS);
    const grown = await plannedSets(athlete);
    expect(sum(grown)).toBeGreaterThan(sum(byOwn));
    expect(grown.chest).toBeLessThanOrEqual(OWN.chest.mrv);
  });
});

const sum = (sets: Record<Muscle, number>) =>
  Object.values(sets).reduce((total, one) => total + one, 0);
