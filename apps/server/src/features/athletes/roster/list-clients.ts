import { type ClientStatus, weeksOut } from '@posedown/coaching';
import type { ClientCard } from '@posedown/contract';
import { badField } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { listRoster, type RosterEntry, type RosterPlace } from './queries.ts';

interface Asked {
  search?: string | undefined;
  status?: ClientStatus | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of the coach's own athletes, those who need them most first.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function listClients(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { search, status, limit, cursor }: Asked,
): Promise<{ clients: ClientCard[]; nextCursor: string | null }> {
  const after = cursor ? decodePlace(cursor) : null;
  const coachId = actor.userId;
  const found = await listRoster(db, { coachId, search, status, limit: limit + 1, after });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    clients: page.map(toCard),
    nextCursor: found.length > limit && last ? encodePlace(last) : null,
  };
}

/** Today is the athlete's: the day for which their line was judged. */
function toCard(entry: RosterEntry): ClientCard {
  const { athleteId, coachId: _coach, urgency: _urgency, judgedOn: today, ...card } = entry;
  return {
    ...card,
    id: athleteId,
    weeksOut: entry.competitionDate ? weeksOut(today, entry.competitionDate) : null,
  };
}

const encodePlace = ({ urgency, athleteId }: RosterPlace) =>
  Buffer.from(`${urgency}|${athleteId}`).toString('base64url');

const PLACE = /^(\d{1,9})\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function decodePlace(cursor: string): RosterPlace {
  const [, urgency, athleteId] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (urgency === undefined || athleteId === undefined) {
    throw badField('cursor', 'That is not a cursor');
  }
  return { urgency: Number(urgency), athleteId };
}
