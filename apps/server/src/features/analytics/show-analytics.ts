import { addDays, calendarDayIn, mondayOf } from '@posedown/coaching';
import { ANALYTICS_LIST_MAX, type Analytics } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { COURSE_WEEKS } from '../athletes/index.ts';
import { assessRisk } from './assess-risk.ts';
import { groupByPhase } from './group-by-phase.ts';
import { type CountedWeek, countWeeks, listMembers, type Member } from './queries.ts';

/** The weeks between the two averages that are compared. */
const WEEKS_BACK = 4;

/** A coach's own athletes together, in two statements whatever their number. */
export async function showAnalytics(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
): Promise<Analytics> {
  const today = calendarDayIn(now(), actor.timezone);
  const thisWeek = mondayOf(today);
  const weeks = await countWeeks(db, actor.userId, addDays(thisWeek, -7 * (COURSE_WEEKS - 1)));
  const members = await listMembers(db, actor.userId);
  const risks = members.map((member) => assessRisk(member));
  const atLevel = (level: string) => risks.filter((risk) => risk.level === level).length;
  return {
    athletes: members.length,
    adherence: summariseAdherence(weeks, members),
    pace: countPaces(members),
    risk: { high: atLevel('high'), medium: atLevel('medium'), low: atLevel('low') },
    weeks: weeks.map(({ judged: _judged, ...week }) => week),
    atRisk: risks
      .filter(({ level }) => level !== 'low')
      .sort((one, other) => other.score - one.score)
      .slice(0, ANALYTICS_LIST_MAX),
    offPace: listOffPace(members),
    phases: groupByPhase(members),
  };
}

/** The average is that of the roster; it is compared with the week that ended four weeks ago. */
function summariseAdherence(
  weeks: readonly CountedWeek[],
  members: readonly Member[],
): Analytics['adherence'] {
  const scores = members.flatMap(({ adherence }) => adherence ?? []);
  if (scores.length === 0) return { average: null, change: null, judged: 0 };
  const average = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  const last = weeks.at(-1);
  const then = last && weeks.find(({ weekOf }) => weekOf === addDays(last.weekOf, -7 * WEEKS_BACK));
  const change = typeof then?.average === 'number' ? average - then.average : null;
  return { average, change, judged: scores.length };
}

function countPaces(members: readonly Member[]): Analytics['pace'] {
  const going = (side: Member['pace']) => members.filter(({ pace }) => pace === side).length;
  return { above: going('above'), on: going('on'), below: going('below') };
}

function listOffPace(members: readonly Member[]): Analytics['offPace'] {
  const off = members.flatMap(({ id, name, pace, weeklyPercent, plannedFrom, plannedTo }) => {
    if (pace === null || pace === 'on') return [];
    if (weeklyPercent === null || plannedFrom === null || plannedTo === null) return [];
    return [{ id, name, side: pace, weeklyPercent, plannedFrom, plannedTo }];
  });
  return off.sort((one, other) => distance(other) - distance(one)).slice(0, ANALYTICS_LIST_MAX);
}

const distance = ({ weeklyPercent, plannedFrom, plannedTo }: Analytics['offPace'][number]) =>
  Math.max(weeklyPercent - plannedTo, plannedFrom - weeklyPercent);
