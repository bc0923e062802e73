import { addDays, calendarDayIn, mondayOf, type PaceSide } from '@posedown/coaching';
import { ANALYTICS_FIRST, type Analytics } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { COURSE_WEEKS } from '../athletes/index.ts';
import { findAtRisk } from './list-at-risk.ts';
import { toOffPace } from './list-off-pace.ts';
import { countByPhase } from './list-phase.ts';
import {
  type CountedMembers,
  type CountedWeek,
  countMembers,
  countPhaseFacts,
  countWeeks,
  listOffPace,
} from './queries.ts';

/** Weeks between the two averages compared. */
const WEEKS_BACK = 4;

/** Analytics across a coach's own athletes. The same statements regardless of their number, run at once. */
export async function showAnalytics(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
): Promise<Analytics> {
  const since = addDays(mondayOf(calendarDayIn(now(), timezone)), -7 * (COURSE_WEEKS - 1));
  const [counted, weeks, atRisk, offPace, phases] = await Promise.all([
    countMembers(db, userId),
    countWeeks(db, userId, since),
    findAtRisk(db, userId),
    listOffPace(db, { coachId: userId, limit: ANALYTICS_FIRST, after: null }),
    countPhaseFacts(db, userId),
  ]);
  const { athletes } = counted;
  const high = atRisk.filter(({ level }) => level === 'high').length;
  const medium = atRisk.length - high;
  return {
    athletes,
    adherence: summariseAdherence(weeks, counted),
    pace: sumCurrent(weeks),
    risk: { high, medium, low: athletes - high - medium },
    weeks: weeks.map(({ current: _current, ...week }) => week),
    atRisk: atRisk.slice(0, ANALYTICS_FIRST),
    offPace: offPace.flatMap(toOffPace),
    phases: countByPhase(phases),
  };
}

/** Each athlete's pace in the week in which their roster row was assessed, which depends on their time zone. */
function sumCurrent(weeks: readonly CountedWeek[]): Analytics['pace'] {
  const sum = (side: PaceSide) => weeks.reduce((total, { current }) => total + current[side], 0);
  return { above: sum('above'), on: sum('on'), below: sum('below') };
}

/** The roster's average, compared with the week that ended four weeks ago. */
function summariseAdherence(
  weeks: readonly CountedWeek[],
  { judged, points }: CountedMembers,
): Analytics['adherence'] {
  if (judged === 0) return { average: null, change: null, judged };
  const average = Math.round(points / judged);
  const last = weeks.at(-1);
  const then = last && weeks.find(({ weekOf }) => weekOf === addDays(last.weekOf, -7 * WEEKS_BACK));
  const change = typeof then?.average === 'number' ? average - then.average : null;
  return { average, change, judged };
}
