import type { AuditKind } from '@posedown/contract';
import { and, desc, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containsText } from '../../../platform/db/contains-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { auditLog, invitations, users } from '../../../platform/db/schema/index.ts';
import { ACTIONS } from './kinds.ts';
import type { Readership } from './policy.ts';

interface Page {
  readership: Readership;
  kind: AuditKind | undefined;
  /** Part of a name to search for. */
  person: string | undefined;
  /** Id of the previous page's last entry. */
  before: string | null;
  limit: number;
}

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');
/** The log stores no email addresses, so deleting a person's data also removes their name here. */
const invited = sql<string | null>`coalesce(${invitations.name}, ${invitations.email})`;

/**
 * Entries a coach may read, newest first. Names appear only for people the reader works with:
 * coaches, their own athletes and people they invited.
 */
export async function listAudit(db: Db, page: Page) {
  const { readership, kind, person, before, limit } = page;
  const { coachId } = readership;
  const isNameVisible = (people: typeof actors | typeof subjects) =>
    or(eq(people.role, 'coach'), eq(people.coachId, coachId));
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      outcome: auditLog.outcome,
      address: auditLog.address,
      details: auditLog.details,
      actorId: actors.id,
      actorName: actors.name,
      subjectId: subjects.id,
      subjectName: subjects.name,
      invited,
    })
    .from(auditLog)
    .leftJoin(actors, and(eq(actors.id, auditLog.actorId), isNameVisible(actors)))
    .leftJoin(subjects, and(eq(subjects.id, auditLog.subjectId), isNameVisible(subjects)))
    .leftJoin(
      invitations,
      and(
        eq(invitations.id, sql`(${auditLog.details} ->> 'invitation')::uuid`),
        eq(invitations.coachId, coachId),
      ),
    )
    .where(
      and(
        mayRead(readership),
        kind ? ofKind(kind) : undefined,
        person
          ? or(...[actors.name, subjects.name, invited].map((name) => containsText(name, person)))
          : undefined,
        before ? lt(auditLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/**
 * The reader's own entries and those of their athletes. The head coach also sees entries that
 * involve only coaches.
 */
function mayRead({ coachId, isHead }: Readership): SQL | undefined {
  const isOwn = (person: SQL) =>
    sql`${person} in (select o.id from ${users} o where o.coach_id = ${coachId})`;
  const isCoach = (person: SQL) =>
    sql`${person} in (select c.id from ${users} c where c.role = 'coach')`;
  const [actor, subject] = [sql`${auditLog.actorId}`, sql`${auditLog.subjectId}`];
  return or(
    eq(auditLog.actorId, coachId),
    eq(auditLog.subjectId, coachId),
    isOwn(actor),
    isOwn(subject),
    isHead
      ? and(
          or(isNull(auditLog.actorId), isCoach(actor)),
          or(isNull(auditLog.subjectId), isCoach(subject)),
        )
      : undefined,
  );
}

function ofKind(kind: AuditKind): SQL {
  if (kind !== 'other') return inArray(auditLog.action, [...ACTIONS[kind]]);
  return notInArray(auditLog.action, Object.values(ACTIONS).flat());
}
