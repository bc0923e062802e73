import type { PhotoAssessment } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { listAssessments } from './queries.ts';

/** What the coach made of an athlete's progress photos of these days, by day. */
export async function showAssessments(
  db: Db,
  userId: string,
  days: readonly string[],
): Promise<Map<string, PhotoAssessment>> {
  const rows = await listAssessments(db, userId, [...new Set(days)]);
  return new Map(
    rows.map(
      ({
        userId: _user,
        coachId: _coach,
        requestKey: _key,
        requestHash: _hash,
        assessedAt,
        ...rest
      }) => [rest.date, { ...rest, assessedAt: assessedAt.toISOString() }],
    ),
  );
}
