import { guidanceOf } from '@posedown/coaching';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';

type Caller = Pick<Actor, 'userId' | 'role'>;
type Guided = Pick<Person, 'id' | 'guidanceMode' | 'coachId'>;

/** The coach decides, or athletes who guide themselves. Coached athletes only see decisions. Check visibility first. */
export function mayDecide({ userId }: Caller, athlete: Guided): boolean {
  return userId !== athlete.id || guidanceOf(athlete) !== 'coached';
}
