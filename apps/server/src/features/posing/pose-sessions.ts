import {
  addDays,
  type CompetitionCategory,
  calendarDayIn,
  RECENT_PRACTICE,
} from '@posedown/coaching';
import type { PoseSessionBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { changedMeanwhile, notFound } from '../../platform/errors.ts';
import { requireLoggableDay } from '../../platform/logged-day.ts';
import { cutPage, dayCursorOf, readDayCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { listDivisions } from '../shows/index.ts';
import {
  findSessionByKey,
  hasSession,
  insertSession,
  isAlreadyStored,
  listRosterSessions,
  listSessions,
  removeSession,
  type StoredSession,
  updateNotes,
} from './queries.ts';

/**
 * Stores a practice session and refreshes the roster. A duplicate returns the first.
 * @throws AppError `invalid_input` for a day in the future or before 1900
 */
export async function saveSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { nextSessionFocus, ...body }: PoseSessionBody,
): Promise<StoredSession> {
  const instant = now();
  requireLoggableDay(body.date, calendarDayIn(instant, actor.timezone));
  const sent = sentAs(body.requestKey, { nextSessionFocus, ...body });
  const findFirst = (key: string) => findSessionByKey(db, actor.userId, key);
  return storeOnce({ sent, isAlreadyStored, findFirst, hashOf: (row) => row.requestHash }, () =>
    writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
      const stored = await insertSession(tx, {
        ...body,
        ...sent,
        nextSessionFocus: nextSessionFocus || null,
        userId: actor.userId,
        createdAt: instant,
      });
      return stored;
    }),
  );
}

interface ListPracticeInput {
  athlete: { id: string; timezone: string };
  limit: number;
  cursor?: string;
}

interface Page {
  divisions: CompetitionCategory[];
  sessions: StoredSession[];
  nextCursor: string | null;
}

/**
 * A page of an athlete's sessions, newest first, with the divisions of upcoming shows.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listPractice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { athlete, limit, cursor }: ListPracticeInput,
): Promise<Page> {
  const after = readDayCursor(cursor);
  const today = calendarDayIn(now(), athlete.timezone);
  const divisions = await listDivisions(db, athlete.id, today);
  const found = await listSessions(db, { userId: athlete.id, limit: limit + 1, after });
  const { rows: sessions, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { divisions, sessions, nextCursor };
}

interface Note {
  /** The athlete as loaded when permission was checked. */
  athlete: Person;
  sessionId: string;
  coachNotes: string;
  version: number;
}

/**
 * Saves the coach's notes on a session and notifies both. @throws AppError `not_found` for an unknown session,
 * `changed_meanwhile` for an outdated version
 */
export async function noteOnSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  { athlete, coachNotes, ...about }: Note,
): Promise<StoredSession> {
  const note = { ...about, userId: athlete.id };
  return writeForAthlete({ db, now }, { athlete }, { affects: 'view' }, async (tx) => {
    const session = await updateNotes(tx, { ...note, coachNotes: coachNotes || null });
    if (session) {
      const event = { action: 'posing feedback', outcome: 'done', subjectId: note.userId } as const;
      await recordAudit(tx, request, { ...event, details: { session: session.id } });
      return session;
    }
    if (!(await hasSession(tx, note))) throw notFound('Session');
    throw changedMeanwhile('these notes');
  });
}

/**
 * Permanently deletes an athlete's session. The caller checks permission.
 * @throws AppError `not_found`
 */
export async function deleteSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  session: { userId: string; sessionId: string },
): Promise<void> {
  await writeForAthlete({ db, now }, session.userId, { affects: 'standing' }, async (tx) => {
    if (!(await removeSession(tx, session))) throw notFound('Session');
  });
}

/** The practice of a coach's athletes in the last four weeks, newest first. */
export function listRosterPractice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId: coachId, timezone }: Actor,
) {
  const since = addDays(calendarDayIn(now(), timezone), -RECENT_PRACTICE.days);
  return listRosterSessions(db, { coachId, since, limit: RECENT_PRACTICE.sessions });
}
