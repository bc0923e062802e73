import {
  addDays,
  type ClientStatus,
  calendarDayIn,
  capital,
  percentOfWay,
  trendPoints,
  weeksOut,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { reviewAthlete } from '../../insights/index.ts';
import { countActivityOf } from '../activity/count-activity.ts';
import { listDietStarts } from '../health/list-diet-starts.ts';
import { findUnfit } from '../health/plans-in-force.ts';
import { currentBodyFat, findLatestShows, findPlanAnswers } from '../plan-answers.ts';
import { findLatestBody, lockPerson, type Person } from '../queries.ts';
import { findNextShow, listLoadDays } from '../shows/queries.ts';
import { showTargetOf } from '../shows/show-target.ts';
import { assessedPeriod, assessStanding } from './assess-standing.ts';
import { deleteRosterEntry, listWeighIns, saveRosterEntry, TREND_DAYS } from './queries.ts';
import { recordWeek } from './record-week.ts';

const SPARKLINE_POINTS = 14;

/**
 * Works an athlete's line of the roster out anew from what they logged, and stores it. Call it in
 * the transaction that changed what the line rests on, and that held the athlete before it took
 * anything of theirs. Two such transactions wait for one another, so that neither leaves out what the
 * other wrote. The coach is told once it holds.
 */
export async function refreshRosterEntry(tx: Db, athleteId: string, now: Date) {
  const athlete = await lockPerson(tx, athleteId);
  if (athlete?.role !== 'client' || !athlete.coachId) return deleteRosterEntry(tx, athleteId);
  const today = calendarDayIn(now, athlete.timezone);
  const joined = calendarDayIn(athlete.createdAt, athlete.timezone);
  const stretch = assessedPeriod(joined, today);
  const doings = await countActivityOf(tx, athleteId, stretch);
  const show = await findNextShow(tx, athleteId, today);
  const weighIns = await listWeighIns(tx, athleteId, addDays(today, -TREND_DAYS), today);
  const trend = trendPoints(weighIns).map(({ trend }) => trend);
  const latest = await findLatestBody(tx, athleteId, today);
  const lastWeighIn = weighIns.at(-1)?.weightKg ?? latest.weightKg;
  const standing = assessStanding({ doings, today, daysObserved: stretch.daysObserved });
  const competitionDate = show?.date ?? null;
  const { coachId, name } = athlete;
  const adherence = standing.compliance;
  const about = { athleteId, coachId, name, today, joined, adherence };
  const bodyFatPercent = currentBodyFat(latest, today);
  const body = { weightKg: latest.weightKg, bodyFatPercent };
  const unfit = await findUnfit(tx, athlete, { body, now });
  const weightKg = trend.at(-1) ?? lastWeighIn ?? athlete.weight;
  const showTarget = showTargetOf(athlete, { weightKg, bodyFatPercent }, competitionDate);
  const loadDays = await listLoadDays(tx, athleteId, { today });
  // The very shows that plans are made by: who eats what was planned after a show is on pace.
  const shows = await findLatestShows(tx, athlete, now);
  const answers = findPlanAnswers(athlete, now, { ...body, ...shows });
  const dietStarts = await listDietStarts(tx, athlete, answers);
  const reviewed = { ...about, weighIns, loadDays, dietStarts, unfit, showTarget };
  const { lastLog } = await reviewAthlete(tx, reviewed, now);
  const week = { athlete, today, joined, shows, adherence, weighIns, loadDays };
  await recordWeek(tx, { ...week, bodyFat: latest.bodyFat, now });
  notifyOnCommit(tx, [coachId], { type: 'athlete', athleteId });
  return saveRosterEntry(tx, {
    athleteId,
    coachId: athlete.coachId,
    name: athlete.name,
    goal: inWords(athlete.goal),
    category: show?.category ?? null,
    competitionDate,
    ...standing,
    urgency: urgencyOf(standing.status, standing.compliance, competitionDate, today),
    progress: progressOf(athlete, trend.at(-1) ?? lastWeighIn),
    weight: lastWeighIn ?? athlete.weight,
    targetWeight: athlete.targetWeight,
    sparkline: trend.slice(-SPARKLINE_POINTS),
    lastCheckIn: doings.lastCheckIn,
    lastLog,
    judgedOn: today,
  });
}

/** A goal as a person says it: 'competition_prep' → 'Competition prep'. */
function inWords(goal: string | null): string {
  return capital((goal ?? '').replaceAll('_', ' '));
}

const RANK: Record<ClientStatus | 'unrated', number> = {
  behind: 0,
  warning: 1,
  unrated: 2,
  good: 3,
  excellent: 4,
};

/** A number that sorts by status first, then by the nearest show, then by compliance. */
function urgencyOf(
  status: ClientStatus | null,
  compliance: number | null,
  competitionDate: string | null,
  today: string,
): number {
  const weeks = competitionDate ? Math.min(weeksOut(today, competitionDate), 98) : 99;
  return RANK[status ?? 'unrated'] * 100_000 + weeks * 1000 + (compliance ?? 100);
}

/** How much of the way to the target weight is behind an athlete, 0–100; null where there is none to speak of. */
export const progressOf = (athlete: Answered, currentKg: number | null) =>
  percentOfWay(
    { startKg: athlete.weight, targetKg: athlete.targetWeight, goal: athlete.primaryGoal },
    currentKg,
  );

type Answered = Pick<Person, 'weight' | 'targetWeight' | 'primaryGoal'>;
