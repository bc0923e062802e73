import { type CalendarDay, daysForTrendNear, hundredths, trendNear } from '@posedown/coaching';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { listWeighIns } from '../weigh-ins/index.ts';

/** What an athlete weighed about a day, by their trend, in kg to the hundredth. */
export async function showTrendNear(
  { db }: Pick<Services, 'db'>,
  athlete: Pick<Person, 'id'>,
  day: CalendarDay,
) {
  const { from, until } = daysForTrendNear(day);
  const trend = trendNear(await listWeighIns(db, athlete.id, from, until), day);
  return { trend: trend === null ? null : hundredths(trend) };
}
