import type { PlanProposal } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';
import { findActivePlan } from '../nutrition/index.ts';
import { mayDecide } from './policy.ts';
import {
  fromJsonProposal,
  type JsonProposal,
  listProposals,
  type ShownProposal,
} from './queries.ts';

interface ShowProposalsInput {
  actor: Pick<Actor, 'userId' | 'role'>;
  athlete: Person;
  before?: string | undefined;
  limit: number;
}

/** An athlete's proposals, newest first: all of them for the person who decides, otherwise only accepted ones. */
export async function showProposals(
  db: Db,
  { actor, athlete, before, limit }: ShowProposalsInput,
): Promise<{ proposals: PlanProposal[] }> {
  const statuses = mayDecide(actor, athlete) ? {} : { statuses: ['accepted', 'edited'] as const };
  const found = await listProposals(db, athlete.id, { before, limit, ...statuses });
  const plan = await findActivePlan(db, athlete.id);
  const shown = { actor, athlete, planId: plan?.id ?? null };
  return { proposals: found.map((proposal) => toReply(proposal, shown)) };
}

/** The proposal of `latestProposal` for the athlete's coach. @param planId of the active meal plan */
export const toLatestProposal = (
  latest: JsonProposal | null,
  shown: ViewerContext,
): PlanProposal | null => latest && toReply(fromJsonProposal(latest), shown);

interface ViewerContext extends Pick<ShowProposalsInput, 'actor' | 'athlete'> {
  /** The current meal plan. */
  planId: string | null;
}

export function toReply(
  stored: ShownProposal,
  { actor, athlete, planId }: ViewerContext,
): PlanProposal {
  const { id, weekOf, kind, rule, status, proposal, decidedBy, reason } = stored;
  const isOpen = status === 'open';
  const isStale = isOpen && stored.planId !== planId;
  return {
    ...{ id, weekOf, kind, rule, status, isStale, decidedBy, reason },
    mayDecide: isOpen && mayDecide(actor, athlete),
    reasons: [...proposal.reasons],
    ...{ lastWeek: proposal.lastWeek, expenditure: proposal.expenditure, until: proposal.until },
    ...{ now: proposal.now, food: proposal.food, cardio: proposal.cardio },
    createdAt: stored.createdAt.toISOString(),
    decidedAt: stored.decidedAt?.toISOString() ?? null,
    applied: { targets: stored.appliedTargets, cardioMinutes: stored.appliedCardioMinutes },
  };
}
