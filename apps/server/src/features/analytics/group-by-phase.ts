import { ATHLETE_PHASES, athletePhase, weeksOut } from '@posedown/coaching';
import { PHASE_MEMBERS_MAX, type PhaseGroup } from '@posedown/contract';
import type { Member } from './queries.ts';

/** Who is in which phase; phases without anybody are left out. */
export function groupByPhase(members: readonly Member[]): PhaseGroup[] {
  const placed = members
    .toSorted(byShow)
    .map(({ id, name, today, primaryGoal, competitionDate }) => {
      const weeks = competitionDate ? weeksOut(today, competitionDate) : null;
      const phase = athletePhase({ primaryGoal, weeksOut: weeks });
      return { phase, member: { id, name, weeksOut: weeks } };
    });
  return [...ATHLETE_PHASES, null].flatMap((phase) => {
    const group = placed.filter((place) => place.phase === phase).map(({ member }) => member);
    if (group.length === 0) return [];
    return [{ phase, athletes: group.length, members: group.slice(0, PHASE_MEMBERS_MAX) }];
  });
}

const NEVER = '9999-12-31';

/** The nearest show first; those without one stay in the order of their names. */
function byShow(one: Member, other: Member): number {
  const [first, second] = [one.competitionDate ?? NEVER, other.competitionDate ?? NEVER];
  return first < second ? -1 : Number(first > second);
}
