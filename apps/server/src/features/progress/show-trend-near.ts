import { type CalendarDay, daysForTrendNear, trendNear } from '@posedown/coaching';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { listWeighed } from './queries.ts';

/** What an athlete weighed about a day, by their trend, in kg to the hundredth. */
export async function showTrendNear(
  { db }: Pick<Services, 'db'>,
  athlete: Pick<Person, 'id'>,
  day: CalendarDay,
) {
  const trend = trendNear(await listWeighed(db, athlete.id, daysForTrendNear(day)), day);
  return { trend: trend === null ? null : Math.round(trend * 100) / 100 };
}
