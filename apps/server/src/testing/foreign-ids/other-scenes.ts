import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/index.ts';
import { signIn } from '../people.ts';
import { type AnyCaller, type Scene, signUp } from '../permissions/scene.ts';

/** The scene with some people replaced, so that a row prepares their data. */
function playedBy(scene: Scene, others: Partial<Scene['people']>): Scene {
  const people = { ...scene.people, ...others };
  const browserOf = async (caller: AnyCaller) =>
    caller === 'anonymous' ? scene.test.browser() : signIn(scene.test, people[caller]);
  return { ...scene, people, browserOf };
}

/** The same scene about the other athlete of the same coach. */
export const siblingScene = (scene: Scene): Scene =>
  playedBy(scene, { athlete: scene.people.otherAthlete, otherAthlete: scene.people.athlete });

/** The same scene about an athlete of another coach. */
export async function otherCoachScene(scene: Scene): Promise<Scene> {
  const { coach, otherCoach } = scene.people;
  const athlete = await signUp(scene.test, 'third@test.example');
  await scene.test.db.update(users).set({ coachId: otherCoach.id }).where(eq(users.id, athlete.id));
  return playedBy(scene, { athlete, coach: otherCoach, otherCoach: coach });
}
