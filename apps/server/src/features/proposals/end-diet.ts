import { guidanceOf, type PlanAnswers } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { ourTargets, planSetTargets } from '../nutrition/index.ts';
import { editBySystem } from '../plan-changes/index.ts';
import { answersNow } from '../progress/index.ts';
import { type StoredProposal, saveDecision } from './queries.ts';

/** What the athlete reads: the days of the rise come before maintenance. */
function reasonOf({ proposal: { reasons, food } }: StoredProposal, answers: PlanAnswers): string {
  const [why, does] = reasons;
  const isRise = food !== null && ourTargets(answers).calories < food.targets.calories;
  return isRise ? `${why} Intake rises by about 20 % a day to maintenance.` : `${why} ${does}`;
}

interface Ending {
  athlete: Person;
  proposal: StoredProposal;
  now: Date;
}

/**
 * Ends the diet of a self-guided athlete whose show is over, as was proposed, by the rise of each day. Where a coach
 * guides, the proposal waits. Call it with the athlete’s row locked.
 * @returns whether the targets changed, so that the athlete's standing has to be recomputed
 */
export async function endDiet(tx: Tx, { athlete, proposal, now }: Ending): Promise<boolean> {
  if (guidanceOf(athlete) !== 'self_guided') return false;
  const answers = await answersNow(tx, athlete, now);
  const edit = editBySystem(reasonOf(proposal, answers), 'show');
  const { targets } = await planSetTargets(tx, athlete.id, answers, now, { edit });
  await saveDecision(tx, proposal, {
    ...{ status: 'accepted', decidedAt: now, appliedTargets: targets },
  });
  return true;
}
