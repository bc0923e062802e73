import { eq } from 'drizzle-orm';
import { loadExerciseLibrary } from '../../features/training/index.ts';
import { users } from '../../platform/db/schema/index.ts';
import { ensurePushKeys } from '../../platform/push/queries.ts';
import { signUpForm } from '../answers.ts';
import { createPerson, type Person, signIn } from '../people.ts';
import type { TestApp, TestBrowser } from '../test-app.ts';

/** The callers: anonymous, an athlete, another one of the same coach, their coach, and another coach. */
export const CALLERS = ['anonymous', 'athlete', 'otherAthlete', 'coach', 'otherCoach'] as const;
export type Caller = (typeof CALLERS)[number];

export const PASSWORD = 'stage lights at noon';

/** Plus a former coach, who has the rights of any other coach. */
export type AnyCaller = Caller | 'formerCoach';

/** Two athletes of one coach, with plans and diary entries, and other coaches. */
export interface Scene {
  test: TestApp;
  people: Record<Exclude<AnyCaller, 'anonymous'>, Person>;
  /** A new browser of the caller's. */
  browserOf(caller: AnyCaller): Promise<TestBrowser>;
  /** Lets a stand-in log in next for the caller, for a call that removes its caller. */
  standIn(caller: AnyCaller, person: Person): void;
}

export async function openScene(test: TestApp): Promise<Scene> {
  // As at the start of the server.
  await loadExerciseLibrary(test.db);
  await ensurePushKeys(test.db);
  // The first coach is the head coach, who gets sign-ups.
  const coach = await createPerson(test.db, { role: 'coach', password: PASSWORD });
  const people = {
    coach,
    athlete: await signUp(test, 'first@test.example'),
    otherAthlete: await signUp(test, 'second@test.example'),
    otherCoach: await createPerson(test.db, { role: 'coach', password: PASSWORD }),
    formerCoach: await createPerson(test.db, { role: 'coach', password: PASSWORD }),
  };
  await coachForAWhile(test, people.formerCoach, people.athlete, coach);
  const standIns = new Map<AnyCaller, Person>();
  return {
    test,
    people,
    browserOf: async (caller) => {
      if (caller === 'anonymous') return test.browser();
      const person = standIns.get(caller) ?? people[caller];
      standIns.delete(caller);
      return signIn(test, person);
    },
    standIn: (caller, person) => standIns.set(caller, person),
  };
}

export async function signUp(test: TestApp, email: string): Promise<Person> {
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

/** Moves the athlete to a coach, who writes a message and a note, and on to the current one. */
async function coachForAWhile(test: TestApp, former: Person, athlete: Person, now: Person) {
  const ofAthlete = eq(users.id, athlete.id);
  await test.db.update(users).set({ coachId: former.id }).where(ofAthlete);
  const browser = await signIn(test, former);
  const path = `/api/users/${athlete.id}`;
  for (const [kind, content] of [
    ['messages', 'Welcome.'],
    ['coach-notes', 'Shy of the camera.'],
  ]) {
    const { statusCode, body } = await browser.post(`${path}/${kind}`, { content });
    if (statusCode !== 201) throw new Error(`the former coach wrote no ${kind}: ${body}`);
  }
  await test.db.update(users).set({ coachId: now.id }).where(ofAthlete);
}
