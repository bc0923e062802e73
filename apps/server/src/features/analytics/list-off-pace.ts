import type { AthleteOffPace } from '@posedown/contract';
import { cutPage } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { athleteCursorOf, readAthleteCursor } from './athlete-cursor.ts';
import type { PageInput } from './list-at-risk.ts';
import { listOffPace, type OffPace } from './queries.ts';

/**
 * A page of the coach's athletes outside their planned corridor, furthest first. @throws AppError `invalid_input` for an
 * unknown cursor
 */
export async function showOffPace(
  { db }: Pick<Services, 'db'>,
  { userId: coachId }: Actor,
  { limit, cursor }: PageInput,
) {
  const after = readAthleteCursor(cursor, 'number');
  const found = await listOffPace(db, { coachId, limit: limit + 1, after });
  const { rows, nextCursor } = cutPage(found, limit, ({ id, name, distance }) =>
    athleteCursorOf({ key: String(distance), id, name }),
  );
  return { athletes: rows.flatMap(toOffPace), nextCursor };
}

export function toOffPace({ distance: _distance, side, ...athlete }: OffPace): AthleteOffPace[] {
  const { weeklyPercent, plannedFrom, plannedTo } = athlete;
  if (side === null || weeklyPercent === null || plannedFrom === null || plannedTo === null) {
    return [];
  }
  return [{ ...athlete, side, weeklyPercent, plannedFrom, plannedTo }];
}
