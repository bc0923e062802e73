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
import { groupBy } from '../../platform/group-by.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { COURSE_WEEKS } from '../athletes/index.ts';
import {
  type CountedMembers,
  type CountedWeek,
  countMembers,
  countWeeks,
  listMembersWithSigns,
  listOffPace,
  listPhaseFacts,
  type Member,
  type OffPace,
  type PhaseFacts,
} from './queries.ts';

/** Athletes by phase, without empty phases. @param members nearest show first */
function groupByPhase(members: readonly PhaseFacts[]): PhaseGroup[] {
  const byPhase = groupBy(
    members.map(({ id, name, today, primaryGoal, competitionDate }) => {
      const weeks = competitionDate ? weeksOut(today, competitionDate) : null;
      const phase = athletePhase({ primaryGoal, weeksOut: weeks });
      return { phase, member: { id, name, weeksOut: weeks } };
    }),
    ({ phase }) => phase,
  );
  return [...ATHLETE_PHASES, null].flatMap((phase) => {
    const group = byPhase.get(phase);
    if (!group) return [];
    const shown = group.slice(0, PHASE_MEMBERS_MAX).map(({ member }) => member);
    return [{ phase, athletes: group.length, members: shown }];
  });
}

/** Weeks between the two averages compared. */
const WEEKS_BACK = 4;

/** Analytics across a coach's own athletes. The same statements regardless of their number, run at once. */
export async function showAnalytics(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
): Promise<Analytics> {
  const since = addDays(mondayOf(calendarDayIn(now(), timezone)), -7 * (COURSE_WEEKS - 1));
  const [counted, weeks, withSigns, offPace, phaseFacts] = await Promise.all([
    countMembers(db, userId),
    countWeeks(db, userId, since),
    listMembersWithSigns(db, userId),
    listOffPace(db, userId, ANALYTICS_LIST_MAX),
    listPhaseFacts(db, userId),
  ]);
  const { athletes, above, on, below } = counted;
  const risks = withSigns.map(assessRisk).filter(({ level }) => level !== 'low');
  const high = risks.filter(({ level }) => level === 'high').length;
  const medium = risks.length - high;
  return {
    athletes,
    adherence: summariseAdherence(weeks, counted),
    pace: { above, on, below },
    risk: { high, medium, low: athletes - high - medium },
    weeks: weeks.map(({ judged: _count, ...week }) => week),
    atRisk: risks.sort((one, other) => other.score - one.score).slice(0, ANALYTICS_LIST_MAX),
    offPace: offPace.flatMap(toOffPace),
    phases: groupByPhase(phaseFacts),
  };
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

function toOffPace({ side, ...athlete }: OffPace): Analytics['offPace'] {
  const { weeklyPercent, plannedFrom, plannedTo } = athlete;
  if (side === null || weeklyPercent === null || plannedFrom === null || plannedTo === null) {
    return [];
  }
  return [{ ...athlete, side, weeklyPercent, plannedFrom, plannedTo }];
}

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
