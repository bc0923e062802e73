import {
  APPLIES_WITHIN_DAYS,
  acceptReason,
  calendarDayIn,
  daysBetween,
  formatDay,
  type MacroTargets,
} from '@posedown/coaching';
import type { CheckInAnswerBody } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, badField, notFound } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { processEach } from '../../platform/process-each.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { raiseAlert, resolveAlerts } from '../insights/index.ts';
import { notifyPerson } from '../notices/index.ts';
import { findActivePlan } from '../nutrition/index.ts';
import {
  deletePlanned,
  findPlanned,
  isStale,
  listDuePlanned,
  type StoredPlanned,
  savePlanned,
} from '../plan-changes/index.ts';
import { changeByCoach } from './change-by-coach.ts';
import { applyDecision, choiceOf } from './decide-proposal.ts';
import { lockProposal } from './queries.ts';

const BATCH = 200;
/** The time zone where each day starts first. */
const FIRST_ZONE = 'Etc/GMT-14';

type Decision = Extract<CheckInAnswerBody['plan'], { kind: 'accept' | 'change' }>;

interface LaterChange {
  actor: { userId: string };
  athlete: Person;
  decision: Decision;
  appliesOn: string;
  checkInId: string;
  now: Date;
}

/**
 * Plans a change for a later day, instead of one planned before. It must be possible today. Call it with the athlete
 * locked. @throws AppError `invalid_input` for a day too far ahead, and the errors of a plan change
 */
export async function planForLater(tx: Tx, later: LaterChange): Promise<void> {
  const { actor, athlete, decision, appliesOn, checkInId, now } = later;
  if (daysBetween(calendarDayIn(now, athlete.timezone), appliesOn) > APPLIES_WITHIN_DAYS) {
    const within = `Choose a day within the next ${APPLIES_WITHIN_DAYS} days`;
    throw badField('plan.appliesFrom', within);
  }
  await tryOut(tx, (trial) => decide(trial, later));
  const values =
    decision.kind === 'accept' ? await acceptedValues(tx, athlete.id, decision) : decision;
  await savePlanned(tx, {
    ...{ athleteId: athlete.id, coachId: actor.userId, checkInId, appliesOn, createdAt: now },
    fromCalories: values.fromCalories,
    targets: values.targets ?? null,
    cardioMinutes: values.cardioMinutes ?? null,
    reason: values.reason || null,
  });
  // Nothing is left to decide, although a proposal stays open until the change applies.
  await resolveAlerts(tx, { athleteId: athlete.id, coachId: athlete.coachId }, 'weekly_adaptation');
}

interface Values {
  fromCalories: number;
  targets?: MacroTargets | undefined;
  cardioMinutes?: number | undefined;
  reason?: string | undefined;
}

/** What accepting a proposal changes. */
async function acceptedValues(
  tx: Tx,
  athleteId: string,
  { proposalId, take }: Extract<Decision, { kind: 'accept' }>,
): Promise<Values> {
  const stored = await lockProposal(tx, athleteId, proposalId);
  const plan = await findActivePlan(tx, athleteId);
  if (!stored || !plan) throw notFound('Proposal');
  const choice = choiceOf(stored, { decision: 'accept', take });
  const reason = acceptReason(stored.proposal, choice.targets ? 'food' : 'cardio');
  return { ...choice, fromCalories: plan.targets.calories, reason };
}

async function decide(tx: Tx, { decision, checkInId, ...rest }: LaterChange): Promise<void> {
  const shared = { ...rest, cause: { kind: 'check_in' as const, id: checkInId } };
  if (decision.kind === 'change') return changeByCoach(tx, { ...shared, ...decision });
  const proposal = await lockProposal(tx, rest.athlete.id, decision.proposalId);
  if (!proposal) throw notFound('Proposal');
  await applyDecision(tx, {
    ...shared,
    proposal,
    body: { decision: 'accept', take: decision.take },
  });
}

/** Ends a trial, which changes nothing. */
class TrialDone extends Error {}

/** Runs a change and undoes it. @throws what the change throws */
async function tryOut(tx: Tx, change: (trial: Tx) => Promise<void>): Promise<void> {
  const trial = tx.transaction(async (inner) => {
    await change(inner);
    throw new TrialDone();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof TrialDone)) throw error;
  });
}

/**
 * Applies the changes planned for today or earlier in the athletes' time zones. What is no longer possible is reported
 * to the coach instead. Safe in several processes.
 */
export async function applyPlannedChanges({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<void> {
  const instant = now();
  const day = calendarDayIn(instant, FIRST_ZONE);
  const due = inBatches<Pick<StoredPlanned, 'athleteId'>>((after) =>
    listDuePlanned(db, { day, after, limit: BATCH }),
  );
  const affects = (isDue: boolean) => (isDue ? 'standing' : 'none');
  await processEach(
    { one: 'planned change', many: 'planned changes', done: 'applied' },
    due,
    ({ athleteId }) =>
      writeForAthlete({ db, now }, athleteId, { affects }, async (tx, athlete) => {
        const planned = await findPlanned(tx, athleteId);
        // The coach or another process may have been faster.
        if (!planned || planned.appliesOn > calendarDayIn(instant, athlete.timezone)) return false;
        await deletePlanned(tx, athleteId);
        await apply(tx, { athlete, planned, now: instant });
        return true;
      }),
  );
}

interface Due {
  athlete: Person;
  planned: StoredPlanned;
  now: Date;
}

async function apply(tx: Tx, { athlete, planned, now }: Due): Promise<void> {
  const { id: athleteId, coachId } = athlete;
  if (!coachId) return;
  if (coachId !== planned.coachId) {
    return report(tx, { athlete, planned, now }, 'A former coach planned it.');
  }
  if (await isStale(tx, planned)) {
    return report(tx, { athlete, planned, now }, 'The plan has changed since.');
  }
  const { checkInId, fromCalories, targets, cardioMinutes, reason } = planned;
  try {
    await tx.transaction((inner) =>
      changeByCoach(inner, {
        ...{ actor: { userId: coachId }, athlete, now, fromCalories },
        cause: { kind: 'check_in', id: checkInId },
        targets: targets ?? undefined,
        cardioMinutes: cardioMinutes ?? undefined,
        reason: reason ?? undefined,
      }),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return report(tx, { athlete, planned, now }, error.userMessage);
  }
  notifyOnCommit(tx, [athleteId, coachId], { type: 'plan', athleteId });
  const about = { subject: checkInId, aboutId: athleteId };
  await notifyPerson(tx, { userId: athleteId, kind: 'plan_changed', ...about }, now);
}

/** Tells the coach why a planned change wasn't applied. */
async function report(tx: Tx, { athlete, planned, now }: Due, why: string): Promise<void> {
  const { id: athleteId, coachId, name } = athlete;
  if (!coachId) return;
  const { appliesOn } = planned;
  const reason = why.endsWith('.') ? why : `${why}.`;
  const message = `The change planned for ${name} from ${formatDay(appliesOn)} wasn’t applied. ${reason} Decide again.`;
  const finding = {
    ...({ type: 'weekly_adaptation', severity: 'medium' } as const),
    ...{ message, basis: `planned ${appliesOn}` },
  };
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}
