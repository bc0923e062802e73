import { cutPage, idCursorOf, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { listInvitations, type StoredInvitation } from './queries.ts';

/**
 * A page of the coach's own invitations, the newest first.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function listOwnInvitations(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ invitations: StoredInvitation[]; nextCursor: string | null }> {
  const found = await listInvitations(db, {
    coachId: actor.userId,
    limit: limit + 1,
    before: readIdCursor(cursor),
  });
  const { rows: invitations, nextCursor } = cutPage(found, limit, idCursorOf);
  return { invitations, nextCursor };
}
