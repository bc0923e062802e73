import {
  type ClientStatus,
  calendarDayIn,
  capital,
  percentOfWay,
  trendPoints,
  weeksOut,
} from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { reviewAthlete } from '../../insights/index.ts';
import { countActivityOf } from '../activity/count-activity.ts';
import { dietStarts } from '../health/list-diet-starts.ts';
import { findUnfit } from '../health/plans-in-force.ts';
import { currentBodyFat, findPlanAnswers, latestShows } from '../plan-answers.ts';
import { lockPerson, type Person } from '../queries.ts';
import { showTargetOf } from '../shows/show-target.ts';
import { assessedPeriod, assessStanding } from './assess-standing.ts';
import { deleteRosterEntry, planBasis, type RosterEntry, saveRosterEntry } from './queries.ts';
import { recordWeek } from './record-week.ts';
import { loadStanding, type StandingFacts } from './standing/queries.ts';

const SPARKLINE_POINTS = 14;

/**
 * Recomputes an athlete's roster row, this week's course and their alerts, and notifies the coach after the commit.
 * Two transactions that change what these rest on wait for one another, so that neither misses what the other wrote.
 */
export async function refreshRosterEntry(tx: Tx, athleteId: string, now: Date) {
  const locked = await lockPerson(tx, athleteId);
  return locked ? refreshLocked(tx, locked, now) : deleteRosterEntry(tx, athleteId);
}

/**
 * The same for an athlete whose row this transaction has locked before it read anything of theirs.
 * @param locked as they were then
 */
export async function refreshLocked(tx: Tx, locked: Pick<Person, 'id' | 'timezone'>, now: Date) {
  const athleteId = locked.id;
  const facts = await loadStanding(tx, locked, now);
  const coachId = facts?.athlete.coachId;
  if (facts?.athlete.role !== 'client' || !coachId) return deleteRosterEntry(tx, athleteId);
  const { athlete, today, show, weighIns, weighIn, loadDays, bodyFat } = facts;
  const { name, timezone } = athlete;
  const joined = calendarDayIn(athlete.createdAt, timezone);
  const period = assessedPeriod(joined, today);
  const activity = await countActivityOf(tx, athleteId, period);
  const standing = assessStanding({ activity, today, daysObserved: period.daysObserved });
  const trend = trendPoints(weighIns).map((point) => point.trend);
  const latestKg = weighIn?.weightKg ?? null;
  const lastWeighIn = weighIns.at(-1)?.weightKg ?? latestKg;
  const bodyFatPercent = currentBodyFat({ bodyFat, weightKg: latestKg }, today);
  const body = { weightKg: latestKg, bodyFatPercent };
  const unfit = await findUnfit(tx, athlete, { body, plans: facts, now });
  const weightKg = trend.at(-1) ?? lastWeighIn ?? athlete.weight;
  const competitionDate = show?.date ?? null;
  const showTarget = showTargetOf(athlete, { weightKg, bodyFatPercent }, competitionDate);
  // The very shows that plans are made by: who eats what was planned after a show is on pace.
  const { lastShow, showOver } = facts;
  const planned = { today, showDay: competitionDate ?? showOver, lastShow };
  const shows = await latestShows(tx, athlete, planned);
  const answers = findPlanAnswers(athlete, now, { ...body, ...shows });
  const { aims: mealPlans, phases, settings, felt } = facts;
  const lastLog = facts.lastLog ?? joined;
  const adherence = standing.compliance;
  const about = { athleteId, coachId, name, today, adherence, lastLog, felt, settings };
  const diets = { loadDays, dietStarts: dietStarts({ mealPlans, phases }, answers) };
  await reviewAthlete(tx, { ...about, ...diets, weighIns, unfit, showTarget }, now);
  const week = { athlete, today, joined, shows, adherence, weighIns, loadDays, bodyFat };
  await recordWeek(tx, { ...week, basis: planBasis(facts.plan), now });
  notifyOnCommit(tx, [coachId], { type: 'athlete', athleteId });
  const { lastCheckIn } = activity;
  const row = entryOf(facts, { standing, trend, lastWeighIn, lastCheckIn, lastLog });
  return saveRosterEntry(tx, { ...row, coachId });
}

interface Assessed extends Pick<RosterEntry, 'lastCheckIn' | 'lastLog'> {
  standing: ReturnType<typeof assessStanding>;
  /** The smoothed weights, the oldest first. */
  trend: readonly number[];
  lastWeighIn: number | null;
}

function entryOf(
  { athlete, today, show }: StandingFacts,
  { standing, trend, lastWeighIn, lastCheckIn, lastLog }: Assessed,
): Omit<RosterEntry, 'version' | 'coachId'> {
  const competitionDate = show?.date ?? null;
  const { status, compliance } = standing;
  return {
    athleteId: athlete.id,
    name: athlete.name,
    goal: inWords(athlete.goal),
    category: show?.category ?? null,
    competitionDate,
    ...standing,
    urgency: urgencyOf(status, compliance, competitionDate, today),
    progress: progressOf(athlete, trend.at(-1) ?? lastWeighIn),
    weight: lastWeighIn ?? athlete.weight,
    targetWeight: athlete.targetWeight,
    sparkline: trend.slice(-SPARKLINE_POINTS),
    lastCheckIn,
    lastLog,
    assessedOn: today,
  };
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
