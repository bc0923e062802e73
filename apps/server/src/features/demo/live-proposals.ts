import { addDays, mondayOf } from '@posedown/coaching';
import type { ProposalDecision } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findPerson } from '../athletes/index.ts';
import { acknowledgePlanChanges, listPlanChanges } from '../plan-changes/index.ts';
import { applyDecision, findOpenProposal, proposeForAthlete } from '../proposals/index.ts';
import type { Settled } from './member-rows.ts';

/** The head of the cast, with the demo client: more would make the start of a demo noticeably slower. */
const ATHLETES = 3;
const WEEKS_AGO = [3, 2, 1];

type Lived = Pick<Settled, 'userId' | 'coachId' | 'place'>;

/**
 * Creates the last weeks' proposals and decides them as time passed. Call it in a transaction after storing the
 * diaries.
 */
export async function liveProposals(tx: Tx, gym: readonly Lived[], today: string): Promise<void> {
  for (const weeksAgo of WEEKS_AGO) {
    const decidedAt = new Date(`${addDays(mondayOf(today), -7 * weeksAgo)}T17:00:00Z`);
    for (const athlete of gym.slice(0, ATHLETES)) {
      await acknowledge(tx, athlete.userId, decidedAt);
      await proposeForAthlete(tx, athlete.userId, decidedAt);
      await decide(tx, athlete, { weeksAgo, now: decidedAt });
    }
  }
}

async function decide(
  tx: Tx,
  { userId, coachId, place }: Lived,
  { weeksAgo, now }: { weeksAgo: number; now: Date },
) {
  const proposal = await findOpenProposal(tx, userId);
  const athlete = await findPerson(tx, userId);
  if (!proposal || !athlete) return;
  const { food, cardio } = proposal.proposal;
  const takes = cardio && (!food || (place + weeksAgo) % 3 === 1) ? 'cardio' : 'food';
  const accepted = { decision: 'accept', take: takes } as const;
  const body = (place + weeksAgo) % 3 === 2 ? DECLINED : accepted;
  const asked = { actor: { userId: coachId }, athlete, proposal, now };
  try {
    await tx.transaction((step) => applyDecision(step, { ...asked, body }));
  } catch (error) {
    // The meals may not reach the targets with the foods that they have.
    if (!(error instanceof AppError)) throw error;
    await applyDecision(tx, { ...asked, body: DECLINED });
  }
}

const DECLINED: ProposalDecision = {
  decision: 'decline',
  reason: 'Sleep was short this week. Let’s give the plan one more before we change it.',
};

/** The athlete has read by the next week what their coach changed; last week's change is still new. */
async function acknowledge(tx: Tx, athleteId: string, now: Date) {
  const athlete = await findPerson(tx, athleteId);
  if (!athlete) return;
  const asked = { actor: { userId: athleteId }, athlete };
  const needs = { db: tx, now: () => now };
  const { changes } = await listPlanChanges(needs, asked, { limit: 1, state: 'unacknowledged' });
  const [newest] = changes;
  if (newest) await acknowledgePlanChanges(needs, asked, newest.id);
}
