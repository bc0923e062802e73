import { cutPage, rankCursorOf, readRankCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  deleteEndedInvitations,
  listInvitations,
  rankOf,
  type StoredInvitation,
} from './queries.ts';

/** Days a coach can see unanswered invitations. Limited because email addresses are personal data. */
const RETENTION_DAYS = 90;

/** Deletes unanswered invitations 90 days after they expired or were revoked. */
export async function deleteOldInvitations({ db, now }: Pick<Services, 'db' | 'now'>) {
  await deleteEndedInvitations(db, new Date(now().getTime() - RETENTION_DAYS * 86_400_000));
}

/**
 * A page of the coach's invitations: actionable ones first, each group sorted by last sent. @throws AppError
 * `invalid_input` for an unknown cursor
 */
export async function listOwnInvitations(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ invitations: StoredInvitation[]; nextCursor: string | null }> {
  const found = await listInvitations(db, {
    coachId: actor.userId,
    limit: limit + 1,
    after: readRankCursor(cursor),
  });
  const { rows: invitations, nextCursor } = cutPage(found, limit, (last) =>
    rankCursorOf({ rank: rankOf(last), at: last.sentAt, id: last.id }),
  );
  return { invitations, nextCursor };
}
