import { loadExerciseLibrary } from '../../features/training/index.ts';
import { signUpForm } from '../answers.ts';
import { createPerson, type Person, signIn } from '../people.ts';
import type { TestApp, TestBrowser } from '../test-app.ts';

/** Who calls: nobody, an athlete, another one of the same coach, their coach, and another coach. */
export const CALLERS = ['anonymous', 'athlete', 'otherAthlete', 'coach', 'otherCoach'] as const;
export type Caller = (typeof CALLERS)[number];

export const PASSWORD = 'stage lights at noon';

/** Two athletes of one coach, with plans and an entry in their diaries, and a coach beside. */
export interface Scene {
  test: TestApp;
  people: Record<Exclude<Caller, 'anonymous'>, Person>;
  /** A new browser of the caller's. */
  browserOf(caller: Caller): Promise<TestBrowser>;
}

export async function openScene(test: TestApp): Promise<Scene> {
  await loadExerciseLibrary(test.db);
  // The first coach is the head coach, to whom those belong who sign up by themselves.
  const coach = await createPerson(test.db, { role: 'coach', password: PASSWORD });
  const people = {
    coach,
    athlete: await signUp(test, 'first@test.example'),
    otherAthlete: await signUp(test, 'second@test.example'),
    otherCoach: await createPerson(test.db, { role: 'coach', password: PASSWORD }),
  };
  return {
    test,
    people,
    browserOf: async (caller) =>
      caller === 'anonymous' ? test.browser() : signIn(test, people[caller]),
  };
}

async function signUp(test: TestApp, email: string): Promise<Person> {
  const browser = test.browser();
  const response = await browser.post('/api/users', signUpForm({ email, password: PASSWORD }));
  if (response.statusCode !== 201) throw new Error(`no account for ${email}: ${response.body}`);
  await browser.post('/api/progress', PROGRESS_FORM);
  return response.json().user;
}

/** A valid progress entry for the test's first day. */
export const PROGRESS_FORM = {
  date: '2026-11-21',
  weight: 84.2,
  energyLevel: 7,
  stressLevel: 3,
  mood: 'good',
};
