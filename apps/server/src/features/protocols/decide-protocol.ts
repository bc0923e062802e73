import {
  assessProtocol,
  calendarDayIn,
  counted,
  type PlanSummaries,
  type ProtocolJudgement,
  protocolBasis,
  weeksOut,
} from '@posedown/coaching';
import type { ProtocolApproval, ProtocolRejection } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, badField, notFound } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { planSetTargets } from '../nutrition/index.ts';
import { editBy, recordPlanChange } from '../plan-changes/index.ts';
import { lockProtocol, type StoredProtocol, supersedeApproved, updateProtocol } from './queries.ts';
import { lockDraft, readInput, rejectForbiddenText, safetyNotesOf } from './read-input.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface ApproveProtocolInput<Body> {
  athlete: Person;
  protocol: StoredProtocol;
  body: Body;
  request: FastifyRequest;
}

/**
 * Activates a draft from today at the earliest, superseding the current one. Rechecks it with today's data.
 * @throws AppError `conflict` for a crossed limit; `invalid_input` for warnings without a reason or forbidden text; and
 * as `lockDraft`
 */
export async function approveProtocol(
  { db, now }: Needs,
  {
    actor,
    athlete,
    protocol,
    body,
    request,
  }: ApproveProtocolInput<ProtocolApproval> & { actor: Actor },
): Promise<StoredProtocol> {
  // A draft changed since then is rejected by its version.
  await rejectForbiddenText({ phases: protocol.protocol.phases, coachNotes: body.coachNotes });
  return writeForAthlete({ db, now }, { athlete }, { affects: 'standing' }, async (tx) => {
    const input = await readInput(tx, athlete, now());
    const draft = await lockDraft(tx, protocol, body.version);
    // Weeks that passed before the approval were not followed.
    const today = calendarDayIn(now(), athlete.timezone);
    const drafted = draft.protocol.startsOn;
    const isLate = drafted < today;
    const startsOn = isLate ? today : drafted;
    refuseLate(draft, startsOn, input.answers.competitionDate);
    const { protocolType } = draft;
    const basis = protocolBasis(input);
    const safety = assessProtocol(basis, { ...draft.protocol, protocolType }, startsOn);
    refuseUnsafe(safety, body.warningReason);
    const superseded = await supersedeApproved(tx, athlete.id);
    const edit = { ...editBy(actor, athlete.id), reason: body.coachNotes };
    const [first] = draft.protocol.phases;
    if (body.useForMealPlan && first) {
      const { calories, protein, carbs, fats } = first;
      const { expenditure } = basis;
      const measured = expenditure.kind === 'expenditure' ? { measuredKcal: expenditure.kcal } : {};
      // Uses the protocol's own weight and goal, because an unsafe goal of the athlete was raised there.
      const { bodyFatGoalPercent: _goal, ...answers } = { ...basis.answers, ...measured };
      const { bodyFatTarget } = draft.protocol;
      const goal = bodyFatTarget === null ? {} : { bodyFatGoalPercent: bodyFatTarget };
      const own = { calories, protein, carbs, fats, from: 'protocol' } as const;
      await planSetTargets(tx, athlete.id, { ...answers, ...goal }, now(), { own, edit });
    }
    const stored = await updateProtocol(tx, draft, {
      status: 'approved',
      protocol: { ...draft.protocol, startsOn },
      approvedAt: now(),
      coachNotes: body.coachNotes || null,
      warningReason: body.warningReason || null,
      safety,
      safetyNotes: safetyNotesOf(safety),
    });
    const difference = differenceOf(superseded, stored);
    const when = { effectiveOn: startsOn, now: now() };
    await recordPlanChange(tx, { athleteId: athlete.id, edit, difference, ...when });
    await note(tx, request, 'protocol approve', stored);
    notifyBoth(tx, athlete);
    return stored;
  });
}

const differenceOf = (before: StoredProtocol | null, after: StoredProtocol) =>
  ({
    kind: 'protocol',
    before: before && summaryOf(before),
    after: summaryOf(after),
  }) as const;

const summaryOf = ({ protocolType, protocol }: StoredProtocol): PlanSummaries['protocol'] => ({
  protocolType,
  startsOn: protocol.startsOn,
  weeks: protocol.phases.reduce((sum, { weeks }) => sum + weeks, 0),
});

/** A prep that starts later than drafted must still end with the show. */
function refuseLate(
  { protocolType, protocol }: StoredProtocol,
  startsOn: string,
  show: string | undefined,
) {
  if (protocolType !== 'competition_prep' || !show) return;
  const weeks = protocol.phases.reduce((sum, phase) => sum + phase.weeks, 0);
  if (weeks <= weeksOut(startsOn, show) || weeks > weeksOut(protocol.startsOn, show)) return;
  throw new AppError('conflict', {
    userMessage: `This protocol takes ${counted(weeks, 'week')}, so starting today it would end after the show. Shorten its phases, or generate a new one.`,
  });
}

function refuseUnsafe({ findings }: ProtocolJudgement, reason: string | undefined) {
  const blocks = findings.filter(({ level }) => level === 'block');
  if (blocks.length > 0) {
    throw new AppError('conflict', {
      userMessage: `This protocol crosses a safety limit, so it can’t be approved. ${blocks.map(({ text }) => text).join(' ')}`,
    });
  }
  if (!reason && findings.some(({ level }) => level === 'warn')) {
    throw badField('warningReason', 'Explain why you’re overriding this protocol’s warnings');
  }
}

/** @throws AppError as `lockDraft` does. */
export async function rejectProtocol(
  { db, now }: Needs,
  { athlete, protocol, body, request }: ApproveProtocolInput<ProtocolRejection>,
): Promise<StoredProtocol> {
  return writeForAthlete({ db, now }, { athlete }, { affects: 'none' }, async (tx) => {
    const draft = await lockDraft(tx, protocol, body.version);
    const stored = await updateProtocol(tx, draft, {
      status: 'rejected',
      rejectedAt: now(),
      coachNotes: body.coachNotes,
    });
    await note(tx, request, 'protocol reject', stored);
    return stored;
  });
}

/** Records when the athlete first read it. Repeats are harmless. */
export async function acknowledgeProtocol(
  { db, now }: Needs,
  {
    athlete,
    protocol,
    request,
  }: Pick<ApproveProtocolInput<undefined>, 'athlete' | 'protocol' | 'request'>,
): Promise<StoredProtocol> {
  return writeForAthlete({ db, now }, athlete.id, { affects: 'none' }, async (tx) => {
    const locked = await lockProtocol(tx, protocol);
    if (!locked) throw notFound('Protocol');
    if (locked.acknowledgedAt) return locked;
    if (locked.status !== 'approved') {
      throw new AppError('conflict', {
        userMessage: 'This protocol is no longer active. See the newer one.',
      });
    }
    const stored = await updateProtocol(tx, locked, { acknowledgedAt: now() });
    await note(tx, request, 'protocol acknowledge', stored);
    notifyBoth(tx, athlete);
    return stored;
  });
}

/** Notifies the athlete and their current coach, who may not have drafted it. */
function notifyBoth(tx: Tx, { id, coachId }: Pick<Person, 'id' | 'coachId'>) {
  const both = coachId ? [id, coachId] : [id];
  notifyOnCommit(tx, both, { type: 'protocol', athleteId: id });
}

function note(tx: Tx, request: FastifyRequest, action: string, { id, clientId }: StoredProtocol) {
  const details = { protocol: id };
  return recordAudit(tx, request, { action, outcome: 'done', subjectId: clientId, details });
}
