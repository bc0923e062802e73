import { createPerson, type Person, signIn } from './people.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

/** An athlete and their coach, each with a logged-in browser. */
export interface Pair {
  coach: Person;
  athlete: Person;
  asCoach: TestBrowser;
  asAthlete: TestBrowser;
}

/** Creates an athlete named Ana with a new coach. */
export async function openPair(test: TestApp): Promise<Pair> {
  const coach = await createPerson(test.db, { role: 'coach' });
  const athlete = await createPerson(test.db, { coachId: coach.id, name: 'Ana' });
  const [asCoach, asAthlete] = [await signIn(test, coach), await signIn(test, athlete)];
  return { coach, athlete, asCoach, asAthlete };
}
