import type { Colleague } from '@posedown/contract';
import type { StoredCoach } from './queries.ts';

/** A coach as they travel. The first coach there was is the head coach. */
export function toColleague(
  { createdAt, leftAt: _left, ...coach }: StoredCoach,
  headId: string | null,
): Colleague {
  return { ...coach, isHead: coach.id === headId, createdAt: createdAt.toISOString() };
}
