import type { Colleague, NewColleague } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit, recordDenial } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, badField } from '../../../platform/errors.ts';
import { consume, LIMITS } from '../../../platform/limits/limit.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  findHeadCoachId,
  findPerson,
  insertPerson,
  isEmailTaken,
  updatePerson,
} from '../../athletes/index.ts';
import { sendPasswordLink } from '../../auth/index.ts';
import { findCoachByEmail, lockCoachByEmail, type StoredCoach } from './queries.ts';

interface AddCoachInput {
  actor: Actor;
  body: NewColleague;
  request: FastifyRequest;
}

/**
 * Creates a coach account and emails a link to set the password. Until the password is set,
 * repeating the request only sends a new link. A removed coach rejoins the team. @throws AppError
 * `head_coach_only`, `email_taken`, or `too_many_requests`
 */
export async function addCoach(services: Services, input: AddCoachInput): Promise<Colleague> {
  const { db, now, background } = services;
  const { actor, body, request } = input;
  const headId = await findHeadCoachId(db);
  if (actor.userId !== headId) {
    await recordDenial(services, request, { action: 'add coach' });
    throw new AppError('head_coach_only', { userMessage: 'Only the head coach can add coaches.' });
  }
  if ((await findCoachByEmail(db, body.email))?.isActive) throw emailTakenError();
  await consume(db, LIMITS.invitePerCoach, [actor.userId], now());
  await consume(db, LIMITS.invitePerEmail, [actor.userId, body.email], now());
  await consume(db, LIMITS.mailPerRecipient, [body.email], now());
  const coach = await findOrAddCoach(services, input);
  background.run('coach mail', () => sendPasswordLink(services, coach, 'welcome'));
  return toColleague(coach, headId);
}

/**
 * Finds, reactivates or creates the coach. Concurrent calls for the same email run one after
 * another.
 */
async function findOrAddCoach({ db, now }: Services, input: AddCoachInput): Promise<StoredCoach> {
  const { email } = input.body;
  try {
    return await db.transaction(async (tx) => {
      const existing = await lockCoachByEmail(tx, email);
      if (existing?.isActive) throw emailTakenError();
      if (!existing) return store(tx, input, now());
      return existing.leftAt ? reactivateCoach(tx, existing, input) : existing;
    });
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    // On a double submission, return the account that the first one created.
    const created = await findCoachByEmail(db, email);
    if (created && !created.isActive) return created;
    throw emailTakenError();
  }
}

async function store(
  tx: Tx,
  { actor, body, request }: AddCoachInput,
  at: Date,
): Promise<StoredCoach> {
  const { id, name, email, createdAt } = await insertPerson(tx, {
    ...body,
    role: 'coach',
    createdAt: await createdAfterHead(tx, actor.userId, at),
  });
  await recordAudit(tx, request, { action: 'add coach', outcome: 'done', subjectId: id });
  return { id, name, email, createdAt, leftAt: null, isActive: false, athletes: 0 };
}

/**
 * Keeps the new coach's creation date after the head coach's, even if the clock was ahead back
 * then.
 */
async function createdAfterHead(tx: Tx, headId: string, at: Date): Promise<Date> {
  const head = await findPerson(tx, headId);
  return head && head.createdAt >= at ? new Date(head.createdAt.getTime() + 1) : at;
}

/** Reactivates a removed coach. Their former athletes stay with their current coach. */
async function reactivateCoach(
  tx: Tx,
  coach: StoredCoach,
  { body, request }: AddCoachInput,
): Promise<StoredCoach> {
  const change = { name: body.name, leftAt: null };
  await updatePerson(tx, coach.id, change);
  await recordAudit(tx, request, { action: 'add coach', outcome: 'done', subjectId: coach.id });
  return { ...coach, ...change };
}

const emailTakenError = () =>
  badField('email', 'There’s already an account with this email.', 'email_taken');

/** Maps a coach for the API. The first coach created is the head coach. */
export function toColleague(
  { createdAt, leftAt: _left, ...coach }: StoredCoach,
  headId: string | null,
): Colleague {
  return { ...coach, isHead: coach.id === headId, createdAt: createdAt.toISOString() };
}
