import {
  acceptReason,
  extraCardioBlockReason,
  guidanceOf,
  isSameTargets,
  type MacroTargets,
  mayMoveTargets,
  type PlanAnswers,
  showFault,
} from '@posedown/coaching';
import type { PlanProposal, ProposalDecision } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { AppError, badField, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPerson, type Person, writeForAthlete } from '../athletes/index.ts';
import { adjustCardio } from '../cardio/index.ts';
import { resolveAlerts } from '../insights/index.ts';
import {
  findActivePlan,
  hasAvoidedFoods,
  planSetTargets,
  refuseUnreasoned,
  type StoredPlan,
  showsSince,
} from '../nutrition/index.ts';
import { type PlanEdit, refuseForbiddenReason } from '../plan-changes/index.ts';
import { answersNow } from '../progress/index.ts';
import { mayDecide } from './policy.ts';
import { lockProposal, type NewProposal, type StoredProposal, saveDecision } from './queries.ts';
import { goalPercentOf } from './read-facts.ts';
import { toReply } from './show-proposals.ts';

interface DecideProposalInput {
  actor: Actor;
  athlete: Person;
  proposalId: string;
  body: ProposalDecision;
  request: FastifyRequest;
}

/**
 * Accepts, edits or declines a proposal, once. Everything activated must pass all safety limits again. A repeat with
 * the same key returns the same reply. @throws AppError `not_found`, `coach_only` for a coached athlete,
 * `already_decided`, `plan_changed` if the meal plan or the diet's show changed, `invalid_input` for values past a
 * limit, or warned of without a reason
 */
export async function decideProposal(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete: checkedAthlete, proposalId, body, request }: DecideProposalInput,
): Promise<PlanProposal> {
  if (body.decision !== 'accept') await refuseForbiddenReason(body.reason, 'reason');
  return writeForAthlete(
    { db, now },
    { athlete: checkedAthlete, actor },
    { affects: 'standing' },
    async (tx, athlete) => {
      const { id: athleteId } = athlete;
      const proposal = await lockProposal(tx, athleteId, proposalId);
      if (!proposal) throw notFound('Proposal');
      requireDecider(actor, athlete);
      const sent = sentAs(body.requestKey, body);
      const isRepeated = sent.requestKey !== null && proposal.requestKey === sent.requestKey;
      if (isRepeated) repeatResult(proposal, proposal, sent);
      else {
        await applyDecision(tx, { actor, athlete, proposal, body, now: now() });
        const event = { action: 'decide proposal', outcome: 'done', subjectId: athleteId } as const;
        await recordAudit(tx, request, { ...event, details: { decision: body.decision } });
      }
      const decided = (await lockProposal(tx, athleteId, proposalId)) ?? proposal;
      const decidedBy = decided.decidedById && (await findPerson(tx, decided.decidedById));
      const plan = await findActivePlan(tx, athleteId);
      const shown = { ...decided, decidedBy: decidedBy ? decidedBy.name : null };
      return toReply(shown, { actor, athlete, planId: plan?.id ?? null });
    },
  );
}

function requireDecider(actor: Actor, athlete: Person) {
  if (mayDecide(actor, athlete)) return;
  throw new AppError('coach_only', { userMessage: 'Your coach decides on this proposal.' });
}

const DECIDED = 'This proposal has already been decided. Reload to see the outcome.';
const NOT_OPEN = {
  ...{ accepted: DECIDED, edited: DECIDED, declined: DECIDED },
  expired: 'This proposal is from an earlier week. Reload to see this week’s.',
  none: 'This proposal changes nothing, so there is nothing to decide.',
} as const;

interface Deciding {
  actor: Pick<Actor, 'userId'>;
  athlete: Person;
  proposal: StoredProposal;
  body: ProposalDecision;
  now: Date;
  /** What led to the decision, if not the proposal itself. */
  cause?: PlanEdit['cause'];
}

/**
 * Decides on a proposal and ends its alert. Call it with the athlete locked, then refresh their roster row.
 * @throws AppError as `decideProposal`
 */
export async function applyDecision(tx: Tx, deciding: Deciding): Promise<void> {
  const { id: athleteId, coachId } = deciding.athlete;
  await decide(tx, deciding);
  await resolveAlerts(tx, { athleteId, coachId }, 'weekly_adaptation');
}

async function decide(tx: Tx, deciding: Deciding): Promise<void> {
  const { actor, proposal, body, now } = deciding;
  const sent = sentAs(body.requestKey, body);
  if (proposal.status !== 'open') {
    throw new AppError('already_decided', { userMessage: NOT_OPEN[proposal.status] });
  }
  const decision: Partial<NewProposal> = { ...sent, decidedById: actor.userId, decidedAt: now };
  if (body.decision === 'decline') {
    await saveDecision(tx, proposal, { ...decision, status: 'declined', reason: body.reason });
    return;
  }
  const choice = choiceOf(proposal, body);
  await activate(tx, deciding, choice);
  await saveDecision(tx, proposal, {
    ...decision,
    status: body.decision === 'accept' ? 'accepted' : 'edited',
    reason: (body.decision === 'edit' && body.reason) || null,
    appliedTargets: choice.targets ?? null,
    appliedCardioMinutes: choice.cardioMinutes ?? null,
  });
}

interface Choice {
  targets?: MacroTargets | undefined;
  cardioMinutes?: number | undefined;
  reason?: string | undefined;
}

export function choiceOf(
  { proposal: { food, cardio } }: StoredProposal,
  body: Exclude<ProposalDecision, { decision: 'decline' }>,
): Choice {
  if (body.decision === 'edit') return body;
  // A proposal with only one of the two leaves no choice.
  if (cardio && (body.take === 'cardio' || !food)) return { cardioMinutes: cardio.minutes };
  if (food && body.take === 'food') return { targets: food.targets };
  throw badField('take', 'This proposal has no cardio');
}

async function activate(
  tx: Tx,
  { actor, athlete, proposal, now, cause }: Deciding,
  { targets, cardioMinutes, reason }: Choice,
): Promise<void> {
  const plan = await findActivePlan(tx, athlete.id);
  if (plan?.id !== proposal.planId) {
    throw new AppError('plan_changed', {
      userMessage:
        'The meal plan has changed since this proposal was made. Wait for the next one, or change the plan by hand.',
    });
  }
  const isOwn = actor.userId === athlete.id;
  const answers = await answersNow(tx, athlete, now);
  const isRaise = targets !== undefined && targets.calories >= plan.targets.calories;
  if (!isRaise) await refuseWithoutShow(tx, athlete, { plan, answers });
  const edit = {
    actor: isOwn ? ('athlete' as const) : ('coach' as const),
    actorId: actor.userId,
    reason: reason ?? acceptReason(proposal.proposal, targets ? 'food' : 'cardio'),
    cause: cause ?? { kind: 'proposal' as const, id: proposal.id },
  };
  if (targets) {
    requireReasonedTargets({ isOwn, athlete, proposal, plan, answers }, targets, reason);
    // The pace set for a diet ends with the diet.
    const goalPercent = proposal.rule === 'after_show' ? null : goalPercentOf(plan, answers);
    const own = { ...targets, from: 'proposal', reason, goalPercent } as const;
    const meals = mealsFor(proposal, answers, plan);
    await planSetTargets(tx, athlete.id, answers, now, { edit, own, meals });
  }
  if (cardioMinutes !== undefined) {
    const isOther = cardioMinutes !== proposal.proposal.cardio?.minutes;
    if (isOwn && isOther && guidanceOf(athlete) !== 'self_guided') {
      throw badField(
        'cardioMinutes',
        'Accept the proposed cardio, or ask your coach for different minutes',
      );
    }
    const change = { weeklyMinutes: cardioMinutes };
    const { before, after } = await adjustCardio(tx, athlete.id, change, { now, edit });
    if (after > before) await refuseUnsafeCardio(tx, athlete.id, now);
  }
}

/** After a show, the increase may be too large for the diet's foods, so choose others. */
function mealsFor({ rule }: StoredProposal, answers: PlanAnswers, plan: StoredPlan) {
  if (rule === 'after_show') return undefined;
  // An allergy named since then requires new meals.
  return hasAvoidedFoods(answers, plan) ? 'replace' : 'scale';
}

interface TargetsDecision {
  isOwn: boolean;
  athlete: Person;
  proposal: StoredProposal;
  plan: StoredPlan;
  answers: PlanAnswers;
}

/** @throws AppError for changed targets that an athlete may not set, or that need a coach's reason */
function requireReasonedTargets(
  { isOwn, athlete, proposal, plan, answers }: TargetsDecision,
  targets: MacroTargets,
  reason: string | undefined,
): void {
  if (isProposed(proposal, targets)) return;
  // Athletes see the warnings in the plan's notes. Coaches must give a reason.
  if (!isOwn) refuseUnreasoned(answers, targets, reason, 'reason');
  else if (!mayMoveTargets(guidanceOf(athlete), plan.targets, targets)) {
    throw badField('targets', 'Stay within 10% of your current targets, or ask your coach');
  }
}

const isProposed = ({ proposal: { food } }: StoredProposal, targets: MacroTargets) =>
  food !== null && isSameTargets(food.targets, targets);

/**
 * Rejects continuing a diet whose show is over, withdrawn or moved since the proposal.
 * @throws AppError `plan_changed`
 */
export async function refuseWithoutShow(
  tx: Tx,
  athlete: Person,
  { plan, answers }: { plan: StoredPlan; answers: PlanAnswers },
): Promise<void> {
  const { targets, maintenanceKcal, showOn } = plan;
  const planned = { kcal: targets.calories, maintenanceKcal };
  const shows = await showsSince(tx, athlete, plan);
  const fault = showFault(answers, planned, { ...shows, showOn });
  if (!fault) return;
  throw new AppError('plan_changed', {
    userMessage: `The diet in this meal plan must end. ${fault.text} Create a new meal plan.`,
  });
}

/**
 * Checks a cardio plan with more minutes against the active meal plan.
 * @throws AppError `invalid_input`
 */
export async function refuseUnsafeCardio(tx: Tx, athleteId: string, now: Date): Promise<void> {
  const athlete = await findPerson(tx, athleteId);
  const plan = await findActivePlan(tx, athleteId);
  if (!athlete || !plan) return;
  const blockReason = extraCardioBlockReason(await answersNow(tx, athlete, now), plan.targets);
  if (blockReason) throw badField('cardioMinutes', blockReason);
}
