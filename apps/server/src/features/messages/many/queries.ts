import type { CalendarDay, Units } from '@posedown/coaching';
import { and, eq, sql } from 'drizzle-orm';
import { arrayParam } from '../../../platform/db/array-param.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  dailyCheckIns,
  nutritionLogs,
  progressEntries,
  rosterEntries,
  users,
} from '../../../platform/db/schema/index.ts';
import { weighInsBetween } from '../../weigh-ins/index.ts';

export interface FoundAthlete {
  id: string;
  name: string;
  units: Units;
  timezone: string;
  /** The next show when the roster was last refreshed. */
  showOn: CalendarDay | null;
}

/** The given athletes who belong to a coach. */
export async function listAthletes(
  db: Db,
  coachId: string,
  ids: readonly string[],
): Promise<FoundAthlete[]> {
  return db
    .select({
      id: users.id,
      name: users.name,
      units: users.units,
      timezone: users.timezone,
      showOn: rosterEntries.competitionDate,
    })
    .from(users)
    .leftJoin(rosterEntries, eq(rosterEntries.athleteId, users.id))
    .where(
      and(
        eq(users.coachId, coachId),
        eq(users.role, 'client'),
        sql`${users.id} = any(${arrayParam(ids, 'uuid')})`,
      ),
    );
}

export interface LoggedWeeks {
  athleteId: string;
  weighIns: { day: string; weightKg: number }[];
  /** Days with a diary or with hours of sleep. */
  days: { day: string; kcal: number | null; sleepHours: number | null }[];
}

/** What athletes logged between two days each, in one statement. */
export async function listLoggedWeeks(
  db: Db,
  athletes: readonly { id: string; from: string; until: string }[],
): Promise<LoggedWeeks[]> {
  const period = sql`unnest(
    ${arrayParam(
      athletes.map(({ id }) => id),
      'uuid',
    )},
    ${arrayParam(
      athletes.map(({ from }) => from),
      'date',
    )},
    ${arrayParam(
      athletes.map(({ until }) => until),
      'date',
    )}) as a(id, first, last)`;
  const [id, first, last] = [sql`a.id`, sql`a.first`, sql`a.last`];
  return db
    .select({
      athleteId: sql<string>`${id}`,
      weighIns: weighInsBetween(id, first, last),
      days: sql<LoggedWeeks['days']>`(
        select coalesce(json_agg(json_build_object('day', d.day, 'kcal', d.kcal, 'sleepHours', d.sleep)), '[]')
        from (
          select l.day, sum(l.kcal) as kcal, max(l.sleep) as sleep from (
            select n.date as day, n.calories::float8 as kcal, null::float8 as sleep from ${nutritionLogs} n
            where n.user_id = ${id} and n.date between ${first} and ${last}
            union all
            select k.date, null, k.sleep_hours from ${dailyCheckIns} k
            where k.user_id = ${id} and k.date between ${first} and ${last}
            union all
            select e.date, null, e.sleep_hours from ${progressEntries} e
            where e.user_id = ${id} and e.date between ${first} and ${last}
          ) l group by l.day) d)`,
    })
    .from(period);
}
