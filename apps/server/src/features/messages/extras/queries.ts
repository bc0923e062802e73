import type { MessageLink, ShownLink } from '@posedown/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import {
  nutritionLogs,
  weeklyCheckIns,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';

const idsOf = (links: readonly MessageLink[], kind: MessageLink['kind']) =>
  links.flatMap((link) => (link.kind === kind ? link.id : []));

/** The targets of links that exist and belong to an athlete, in one statement. */
export async function findLinkTargets(
  db: Db,
  athleteId: string,
  links: readonly MessageLink[],
): Promise<ShownLink[]> {
  if (links.length === 0) return [];
  const kindOf = (kind: MessageLink['kind']) => sql<MessageLink['kind']>`${kind}::text`.as('kind');
  return unionAll(
    db
      .select({
        kind: kindOf('workout'),
        id: workoutSessions.id,
        title: sql<string>`${workoutSessions.name}`.as('title'),
        date: sql<string>`${workoutSessions.date}::text`.as('date'),
      })
      .from(workoutSessions)
      .where(
        and(
          eq(workoutSessions.userId, athleteId),
          inArray(workoutSessions.id, idsOf(links, 'workout')),
        ),
      ),
    db
      .select({
        kind: kindOf('check_in'),
        id: weeklyCheckIns.id,
        title: sql<string>`'Weekly check-in'`.as('title'),
        date: sql<string>`${weeklyCheckIns.dueOn}::text`.as('date'),
      })
      .from(weeklyCheckIns)
      .where(
        and(
          eq(weeklyCheckIns.athleteId, athleteId),
          inArray(weeklyCheckIns.id, idsOf(links, 'check_in')),
        ),
      ),
    db
      .select({
        kind: kindOf('meal'),
        id: nutritionLogs.id,
        title: sql<string>`${nutritionLogs.foodName}`.as('title'),
        date: sql<string>`${nutritionLogs.date}::text`.as('date'),
      })
      .from(nutritionLogs)
      .where(
        and(eq(nutritionLogs.userId, athleteId), inArray(nutritionLogs.id, idsOf(links, 'meal'))),
      ),
  );
}
