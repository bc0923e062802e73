import {
  ATHLETE_PHASES,
  addDays,
  athletePhase,
  calendarDayIn,
  churnRisk,
  mondayOf,
  weeksOut,
} from '@posedown/coaching';
import {
  ANALYTICS_LIST_MAX,
  type Analytics,
  type AthleteAtRisk,
  PHASE_MEMBERS_MAX,
  type PhaseGroup,
} from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { COURSE_WEEKS } from '../athletes/index.ts';
import { type CountedWeek, countWeeks, listMembers, type Member } from './queries.ts';

/** Athletes by phase, without empty phases. */
function groupByPhase(members: readonly Member[]): PhaseGroup[] {
  const placed = members
    .toSorted(byShow)
    .map(({ id, name, today, primaryGoal, competitionDate }) => {
      const weeks = competitionDate ? weeksOut(today, competitionDate) : null;
      const phase = athletePhase({ primaryGoal, weeksOut: weeks });
      return { phase, member: { id, name, weeksOut: weeks } };
    });
  return [...ATHLETE_PHASES, null].flatMap((phase) => {
    const group = placed.filter((place) => place.phase === phase).map(({ member }) => member);
    if (group.length === 0) return [];
    return [{ phase, athletes: group.length, members: group.slice(0, PHASE_MEMBERS_MAX) }];
  });
}

const NEVER = '9999-12-31';

/** Sorts by nearest show. Athletes without a show stay ordered by name. */
function byShow(one: Member, other: Member): number {
  const [first, second] = [one.competitionDate ?? NEVER, other.competitionDate ?? NEVER];
  return first < second ? -1 : Number(first > second);
}

/** Weeks between the two averages compared. */
const WEEKS_BACK = 4;

/** Analytics across a coach's own athletes. Always two statements, regardless of their number. */
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
    weeks: weeks.map(({ judged: _count, ...week }) => week),
    atRisk: risks
      .filter(({ level }) => level !== 'low')
      .sort((one, other) => other.score - one.score)
      .slice(0, ANALYTICS_LIST_MAX),
    offPace: listOffPace(members),
    phases: groupByPhase(members),
  };
}

/** The roster's average, compared with the week that ended four weeks ago. */
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

/** The athlete's risk of leaving, as of the day their roster row was assessed. */
function assessRisk(member: Member): AthleteAtRisk {
  const { id, name, today, timezone, lastLog, adherence, adherenceBefore } = member;
  const { lastAt } = member;
  const from = lastWriter(member);
  const risk = churnRisk({
    today,
    lastLog: lastLog ?? today,
    adherence,
    adherenceBefore,
    lastMessage: from && lastAt ? { from, on: calendarDayIn(lastAt, timezone) } : null,
  });
  return { id, name, ...risk };
}

/** A message from a former or removed coach doesn't wait for a reply. */
function lastWriter({ id, coachId, lastFromId }: Member): 'athlete' | 'coach' | null {
  if (lastFromId === id) return 'athlete';
  return lastFromId === coachId ? 'coach' : null;
}
