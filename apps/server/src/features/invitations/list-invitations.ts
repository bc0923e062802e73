import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { listInvitations, type StoredInvitation } from './queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A page of the coach's own invitations, the newest first.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function listOwnInvitations(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ invitations: StoredInvitation[]; nextCursor: string | null }> {
  if (cursor !== undefined && !UUID.test(cursor)) throw badField('cursor', 'That is not a cursor');
  const found = await listInvitations(db, {
    coachId: actor.userId,
    limit: limit + 1,
    before: cursor ?? null,
  });
  const invitations = found.slice(0, limit);
  const last = invitations.at(-1);
  return { invitations, nextCursor: found.length > limit && last ? last.id : null };
}
