import { calendarDayIn } from '@posedown/coaching';
import { type BodyOf, type endingEndpoints, latestLastDay } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { badField, notFound } from '../../../../platform/errors.ts';
import { notifyOnCommit } from '../../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import {
  findVisibleAthlete,
  type Person,
  updatePerson,
  writeForAthlete,
} from '../../../athletes/index.ts';
import { deleteSchedule } from '../../../check-ins/index.ts';
import { closeThread, listMessages, writeToAthlete } from '../../../messages/index.ts';
import { deleteNoticesAbout } from '../../../notices/index.ts';
import { deletePlanned } from '../../../plan-changes/index.ts';
import { deleteEnd, findEnd, type NewEnd, saveEnd, updateEnd } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/** After the end, the roster row is deleted, because there is no coach. */
const AFFECTS = {
  affects: ({ hasEnded }: { hasEnded: boolean }) => (hasEnded ? 'standing' : 'view'),
} as const;

export interface EndInput {
  actor: Actor;
  athleteId: string;
  request: FastifyRequest;
}

/**
 * Ends the coaching of the caller's athlete, now or after a last day. @throws AppError `not_found` for someone else's
 * athlete, `invalid_input` for a day that is over or too far ahead
 */
export async function endCoaching(
  services: Deps,
  input: EndInput & { body: BodyOf<typeof endingEndpoints.endCoaching> },
) {
  const { actor, athleteId, body, request } = input;
  const { userId: coachId } = actor;
  const athlete = await findOwnAthlete(services, input);
  const now = services.now();
  return writeForAthlete(services, { athlete, actor }, AFFECTS, async (tx, locked) => {
    const today = calendarDayIn(now, locked.timezone);
    const lastDay = body.lastDay ?? today;
    if (lastDay < today) throw badField('lastDay', 'Choose today or a later day.');
    if (lastDay > latestLastDay(today)) {
      throw badField('lastDay', 'Choose a day within the next year.');
    }
    const end = { athleteId, coachId, lastDay, note: body.note };
    const content = body.message;
    if (content && !(await isRepeat(tx, end, content))) {
      await writeToAthlete(tx, locked, { coachId, content }, now);
    }
    const startedOn = calendarDayIn(locked.createdAt, locked.timezone);
    await saveEnd(tx, { ...end, startedOn });
    const hasEnded = body.lastDay === null;
    if (hasEnded) await closeCoaching(tx, locked, now);
    await recordAudit(tx, request, {
      action: hasEnded ? 'end coaching' : 'plan end of coaching',
      outcome: 'done',
      subjectId: athleteId,
      details: { day: lastDay },
    });
    return { lastDay, hasEnded };
  });
}

/** Whether the same end was just planned with the same message, so that a repeated request sends it once. */
async function isRepeat(
  tx: Tx,
  { athleteId, coachId, lastDay, note }: Omit<NewEnd, 'startedOn'>,
  content: string,
): Promise<boolean> {
  const planned = await findEnd(tx, athleteId);
  if (planned?.lastDay !== lastDay || planned.note !== note) return false;
  const [last] = await listMessages(tx, { athleteId, before: null, limit: 1 });
  return last?.fromUserId === coachId && last.content === content;
}

/** Cancels a planned end. Does nothing if there is none. */
export async function keepCoaching(services: Deps, input: EndInput): Promise<void> {
  const { actor, athleteId, request } = input;
  const athlete = await findOwnAthlete(services, input);
  await writeForAthlete(services, { athlete, actor }, { affects: 'view' }, async (tx) => {
    if (!(await deleteEnd(tx, athleteId))) return;
    const event = { action: 'keep coaching', outcome: 'done', subjectId: athleteId } as const;
    await recordAudit(tx, request, event);
  });
}

/** @throws AppError `not_found` for someone else's athlete, or a coach */
export async function findOwnAthlete(services: Deps, input: EndInput): Promise<Person> {
  const athlete = await findVisibleAthlete(services, input);
  // Coaches can open their own profile, but no one coaches them.
  if (athlete.role !== 'client') throw notFound('Athlete');
  return athlete;
}

/**
 * Ends the coaching of a locked athlete whose end is stored. Without a coach, an athlete decides about their own plans
 * and is in no roster, count or queue once the standing is refreshed. The thread and resolved alerts stay, and so do the coach's notes and tags in
 * case they are coached again.
 */
export async function closeCoaching(tx: Tx, athlete: Person, now: Date): Promise<void> {
  const { id: athleteId, coachId } = athlete;
  if (!coachId) return;
  await updateEnd(tx, athleteId, { endedAt: now });
  await updatePerson(tx, athleteId, { coachId: null, pausedFrom: null, pausedUntil: null });
  await deleteSchedule(tx, athleteId);
  await deletePlanned(tx, athleteId);
  await closeThread(tx, { athleteId, coachId, now });
  await deleteNoticesAbout(tx, { userId: coachId, athleteId });
  notifyOnCommit(tx, [coachId], { type: 'handover', athleteId });
  for (const type of ['athlete', 'message'] as const) {
    notifyOnCommit(tx, [athleteId], { type, athleteId });
  }
}
