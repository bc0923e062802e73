import { judgeProtocol, type ProtocolJudgement, protocolBasis } from '@posedown/coaching';
import type { ProtocolApproval, ProtocolRejection } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badField, notFound } from '../../platform/errors.ts';
import { tellOnCommit } from '../../platform/events/tell-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { generatePlan } from '../nutrition/index.ts';
import { holdDraft } from './hold-draft.ts';
import {
  holdApprovals,
  holdProtocol,
  type StoredProtocol,
  supersedeApproved,
  updateProtocol,
} from './queries.ts';
import { readInput } from './read-input.ts';
import { safetyNotesOf } from './safety-notes.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface Asked<Body> {
  athlete: Person;
  protocol: StoredProtocol;
  body: Body;
  request: FastifyRequest;
}

/**
 * Puts a draft in force; the one before is superseded. It is judged anew by what is known today.
 * @throws AppError `conflict` where a limit is crossed, with the limit and the figure; `invalid_input` where
 * limits warn and no reason is given; and as `holdDraft` does.
 */
export async function approveProtocol(
  { db, now }: Needs,
  { athlete, protocol, body, request }: Asked<ProtocolApproval>,
): Promise<StoredProtocol> {
  const input = await readInput(db, athlete, now());
  return db.transaction(async (tx) => {
    await holdApprovals(tx, athlete.id);
    const draft = await holdDraft(tx, protocol, body.version);
    const safety = judgeProtocol(protocolBasis(input), draft.protocol, draft.protocol.startsOn);
    refuseUnsafe(safety, body.warningReason);
    await supersedeApproved(tx, athlete.id);
    const [first] = draft.protocol.phases;
    if (body.useForMealPlan && first) {
      const { calories, protein, carbs, fats } = first;
      const origin = `Planned for your protocol, ${calories} kcal a day.`;
      await generatePlan(tx, athlete.id, input.answers, now(), {
        calories,
        protein,
        carbs,
        fats,
        origin,
      });
    }
    const stored = await updateProtocol(tx, draft, {
      status: 'approved',
      approvedAt: now(),
      coachNotes: body.coachNotes || null,
      warningReason: body.warningReason || null,
      safety,
      safetyNotes: safetyNotesOf(safety),
    });
    await note(tx, request, 'protocol approve', stored);
    tellBoth(tx, stored);
    return stored;
  });
}

function refuseUnsafe({ findings }: ProtocolJudgement, reason: string | undefined) {
  const blocks = findings.filter(({ level }) => level === 'block');
  if (blocks.length > 0) {
    throw new AppError('conflict', {
      userMessage: `This protocol crosses a safety limit and cannot be approved. ${blocks.map(({ text }) => text).join(' ')}`,
    });
  }
  if (!reason && findings.some(({ level }) => level === 'warn')) {
    throw badField('warningReason', 'Write why this protocol is right in spite of the warnings');
  }
}

/** @throws AppError as `holdDraft` does. */
export async function rejectProtocol(
  { db, now }: Needs,
  { protocol, body, request }: Asked<ProtocolRejection>,
): Promise<StoredProtocol> {
  return db.transaction(async (tx) => {
    const draft = await holdDraft(tx, protocol, body.version);
    const stored = await updateProtocol(tx, draft, {
      status: 'rejected',
      rejectedAt: now(),
      coachNotes: body.coachNotes,
    });
    await note(tx, request, 'protocol reject', stored);
    return stored;
  });
}

/** Notes when the athlete first said that they have read it; saying so again changes nothing. */
export async function acknowledgeProtocol(
  { db, now }: Needs,
  { protocol, request }: Pick<Asked<undefined>, 'protocol' | 'request'>,
): Promise<StoredProtocol> {
  return db.transaction(async (tx) => {
    const held = await holdProtocol(tx, protocol);
    if (!held) throw notFound('That protocol');
    if (held.acknowledgedAt) return held;
    if (held.status !== 'approved') {
      throw new AppError('conflict', {
        userMessage: 'This protocol is no longer in force. Look at the newer one.',
      });
    }
    const stored = await updateProtocol(tx, held, { acknowledgedAt: now() });
    await note(tx, request, 'protocol acknowledge', stored);
    tellBoth(tx, stored);
    return stored;
  });
}

function tellBoth(tx: Db, { clientId, coachId }: StoredProtocol) {
  tellOnCommit(tx, [clientId, coachId], { type: 'protocol', athleteId: clientId });
}

function note(tx: Db, request: FastifyRequest, action: string, { id, clientId }: StoredProtocol) {
  const details = { protocol: id };
  return recordAudit(tx, request, { action, outcome: 'done', subjectId: clientId, details });
}
