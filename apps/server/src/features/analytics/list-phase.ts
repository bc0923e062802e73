import { ATHLETE_PHASES, type AthletePhase, athletePhase, weeksOut } from '@posedown/coaching';
import { NO_PHASE, type PhaseGroup } from '@posedown/contract';
import { cutPage } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { athleteCursorOf, readAthleteCursor } from './athlete-cursor.ts';
import type { PageInput } from './list-at-risk.ts';
import { countPhaseFacts, listMembersWith, type PhaseFacts } from './queries.ts';

type Facts = Omit<PhaseFacts, 'athletes'>;

const weeksOutOf = ({ today, competitionDate }: Facts) =>
  competitionDate ? weeksOut(today, competitionDate) : null;

const phaseOf = (facts: Facts) =>
  athletePhase({ primaryGoal: facts.primaryGoal, weeksOut: weeksOutOf(facts) });

/** Number of athletes by phase, without empty phases. */
export function countByPhase(counted: readonly PhaseFacts[]): PhaseGroup[] {
  return [...ATHLETE_PHASES, null].flatMap((phase) => {
    const group = counted.filter((facts) => phaseOf(facts) === phase);
    const athletes = group.reduce((sum, facts) => sum + facts.athletes, 0);
    return athletes === 0 ? [] : [{ phase, athletes }];
  });
}

/**
 * A page of the coach's athletes in a phase, nearest show first. @throws AppError `invalid_input` for an unknown cursor
 */
export async function listPhase(
  { db }: Pick<Services, 'db'>,
  { userId: coachId }: Actor,
  { phase, limit, cursor }: PageInput & { phase: AthletePhase | typeof NO_PHASE },
) {
  const after = readAthleteCursor(cursor, 'day');
  const wanted = phase === NO_PHASE ? null : phase;
  const counted = await countPhaseFacts(db, coachId);
  const facts = counted.filter((each) => phaseOf(each) === wanted);
  const found = await listMembersWith(db, facts, { coachId, limit: limit + 1, after });
  const { rows, nextCursor } = cutPage(found, limit, ({ show: key, id, name }) =>
    athleteCursorOf({ key, id, name }),
  );
  const athletes = rows.map(({ id, name, ...each }) => ({ id, name, weeksOut: weeksOutOf(each) }));
  return { athletes, nextCursor };
}
