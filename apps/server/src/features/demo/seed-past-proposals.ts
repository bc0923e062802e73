import { addDays, mondayOf } from '@posedown/coaching';
import type { ProposalDecision } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findPerson } from '../athletes/index.ts';
import { acknowledgePlanChanges, listPlanChanges } from '../plan-changes/index.ts';
import { applyDecision, findOpenProposal, proposeForAthlete } from '../proposals/index.ts';
import type { SettledMember } from './member-rows.ts';

/** Only the first athletes of the cast. More would noticeably slow down the start of a demo. */
const ATHLETES = 3;
const WEEKS_AGO = [3, 2, 1];

type ProposalAthlete = Pick<SettledMember, 'userId' | 'coachId' | 'place'>;

/**
 * Creates the last weeks' proposals and decides each at its time. Call it in a transaction after storing the diaries.
 */
export async function seedPastProposals(
  tx: Tx,
  gym: readonly ProposalAthlete[],
  today: string,
): Promise<void> {
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
  { userId, coachId, place }: ProposalAthlete,
  { weeksAgo, now }: { weeksAgo: number; now: Date },
) {
  const proposal = await findOpenProposal(tx, userId);
  const athlete = await findPerson(tx, userId);
  if (!proposal || !athlete) return;
  const { food, cardio } = proposal.proposal;
  const choice = cardio && (!food || (place + weeksAgo) % 3 === 1) ? 'cardio' : 'food';
  const accepted = { decision: 'accept', take: choice } as const;
  const body = (place + weeksAgo) % 3 === 2 ? DECLINED : accepted;
  const input = { actor: { userId: coachId }, athlete, proposal, now };
  try {
    await tx.transaction((step) => applyDecision(step, { ...input, body }));
  } catch (error) {
    // The meals may not reach the targets with their foods.
    if (!(error instanceof AppError)) throw error;
    await applyDecision(tx, { ...input, body: DECLINED });
  }
}

const DECLINED: ProposalDecision = {
  decision: 'decline',
  reason: 'Sleep was short this week. Let’s give the plan one more before we change it.',
};

/** The athlete has read the coach's earlier changes by the following week. Last week's change is still new. */
async function acknowledge(tx: Tx, athleteId: string, now: Date) {
  const athlete = await findPerson(tx, athleteId);
  if (!athlete) return;
  const reader = { actor: { userId: athleteId }, athlete };
  const needs = { db: tx, now: () => now };
  const { changes } = await listPlanChanges(needs, reader, { limit: 1, state: 'unacknowledged' });
  const [newest] = changes;
  if (newest) await acknowledgePlanChanges(needs, reader, newest.id);
}
