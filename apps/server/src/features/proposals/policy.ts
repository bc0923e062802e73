import { guidanceOf } from '@posedown/coaching';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';

type Caller = Pick<Actor, 'userId' | 'role'>;
type Guided = Pick<Person, 'id' | 'guidanceMode' | 'coachId'>;

/**
 * Their coach decides, and athletes themselves unless they are coached: those see what was decided, not what is
 * suggested. Ask only of someone who may see the athlete.
 */
export function mayDecide({ userId }: Caller, athlete: Guided): boolean {
  return userId !== athlete.id || guidanceOf(athlete) !== 'coached';
}
