import {
  ADHERENCE_WEIGHTS,
  addDays,
  adherenceParts,
  assessedPeriod,
  assessStanding,
  calendarDayIn,
  hundredths,
  lossTrend,
  paceWeighIns,
  prepPhaseAt,
  targetProgress,
  trendWeights,
  urgencyAt,
  type WeighIn,
  weeksOut,
  weightSlope,
} from '@posedown/coaching';
import type { Activity, ClientOverview } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listOpenHolds, showAlerts, showHolds } from '../../insights/index.ts';
import { findNextShow, listLoadDays } from '../../shows/index.ts';
import { listWeighIns } from '../../weigh-ins/index.ts';
import { countActivityOf } from '../activity/count-activity.ts';
import { showFacts } from '../facts/show-facts.ts';
import { showHealth } from '../health/health-facts.ts';
import { listDietStarts, warnOfDeficit } from '../health/plans-in-force.ts';
import { findLatest, findPlanAnswers } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import { TREND_DAYS } from '../roster/queries.ts';
import { checkAthlete } from './check-athlete.ts';
import {
  listOpenAlerts,
  listPlannedCalories,
  listRecentCardio,
  listRecentCheckIns,
  listRecentDiaryDays,
  listRecentEntries,
  listRecentMessages,
  listRecentPhotos,
  listRecentWorkouts,
} from './queries.ts';

const SHOWN = 12;
const DIARY_DAYS = 14;
/** Messages of one day are listed as one item, so load more. */
const MESSAGES = 60;

const NO_FIGURES = { title: null, weight: null, minutes: null, count: null, calories: null };

/** An athlete's recent activity from everything they log, newest day first. */
async function listActivity(
  db: Db,
  { id: athleteId, timezone }: Pick<Person, 'id' | 'timezone'>,
  today: string,
): Promise<Activity[]> {
  const page = { athleteId, limit: SHOWN };
  const entries = await listRecentEntries(db, page);
  const checkIns = await listRecentCheckIns(db, page);
  const workouts = await listRecentWorkouts(db, page);
  const cardio = await listRecentCardio(db, page);
  const diary = await listRecentDiaryDays(db, athleteId, addDays(today, -DIARY_DAYS));
  const photos = await listRecentPhotos(db, page);
  const messages = await listRecentMessages(db, { athleteId, limit: MESSAGES });
  const all: Activity[] = [
    ...entries.map((row) => ({ ...NO_FIGURES, kind: 'progress' as const, ...row })),
    ...checkIns.map((row) => ({ ...NO_FIGURES, kind: 'checkIn' as const, ...row })),
    ...workouts.map((row) => ({ ...NO_FIGURES, kind: 'workout' as const, ...row })),
    ...cardio.map(({ day, title, durationSeconds }) => ({
      ...NO_FIGURES,
      kind: 'cardio' as const,
      day,
      title,
      minutes: Math.round(durationSeconds / 60),
    })),
    ...diary.map((row) => ({ ...NO_FIGURES, kind: 'meals' as const, ...row })),
    ...photos.map((row) => ({ ...NO_FIGURES, kind: 'photos' as const, ...row })),
    ...byDay(messages.map(({ createdAt }) => calendarDayIn(createdAt, timezone))).map((row) => ({
      ...NO_FIGURES,
      kind: 'messages' as const,
      ...row,
    })),
  ];
  // The sort is stable, so items of one day stay in the order above.
  return all.toSorted((one, other) => other.day.localeCompare(one.day)).slice(0, SHOWN);
}

function byDay(days: readonly string[]): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count }));
}

/** The current overview of one athlete for their coach. */
export async function showOverview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
): Promise<ClientOverview> {
  // Coaches can open their own profile but have no overview.
  if (athlete.role !== 'client' || !athlete.coachId) throw notFound('Athlete');
  const today = calendarDayIn(now(), athlete.timezone);
  const latest = await findLatest(db, athlete, now());
  const answers = findPlanAnswers(athlete, now(), latest);
  const weighIns = await listWeighIns(db, athlete.id, addDays(today, -TREND_DAYS), today);
  const loadDays = await listLoadDays(db, athlete.id, { today });
  const dietStarts = await listDietStarts(db, athlete, answers);
  const open = await listOpenAlerts(db, athlete.id, athlete.coachId);
  const weight = weighUp(athlete, { today, loadDays, weighIns, lastKg: latest.weightKg });
  return {
    id: athlete.id,
    name: athlete.name,
    email: athlete.email,
    units: athlete.units,
    timezone: athlete.timezone,
    today,
    joinedOn: calendarDayIn(athlete.createdAt, athlete.timezone),
    goals: {
      primaryGoal: athlete.primaryGoal,
      words: athlete.goal === athlete.primaryGoal ? null : athlete.goal,
      targetTimeline: athlete.targetTimeline,
      bodyFatGoal: athlete.bodyFatGoal,
    },
    competition: await findCompetition(db, athlete, today),
    weight,
    about: showFacts(athlete),
    health: { ...(await showHealth(db, athlete)), version: athlete.profileVersion },
    holds: await showHolds(db, await listOpenHolds(db, athlete.id)),
    standing: await showStanding(db, athlete, today),
    alerts: await showAlerts(
      db,
      now(),
      open.map((alert) => ({ ...alert, clientName: athlete.name, ...healthOf(athlete) })),
    ),
    safety: checkAthlete(athlete, {
      today,
      weightKg: weight.current,
      deficitWarning: await warnOfDeficit(db, athlete, { reader: 'coach', now: now() }),
      answers,
      plans: await listPlannedCalories(db, athlete),
      loss: lossTrend(weighIns, { today, loadDays, dietStarts }),
    }),
    activity: await listActivity(db, athlete, today),
  };
}

const healthOf = ({ openHolds, healthConditions }: Person) => ({ openHolds, healthConditions });

async function findCompetition(db: Db, athlete: Person, today: string) {
  const show = await findNextShow(db, athlete.id, today);
  if (!show) return null;
  const { id: _id, ...shown } = show;
  const weeks = weeksOut(today, show.date);
  return { ...shown, weeksOut: weeks, phase: prepPhaseAt(weeks), urgency: urgencyAt(weeks) };
}

interface Weighed {
  today: string;
  loadDays: string[];
  weighIns: WeighIn[];
  lastKg: number | null;
}

function weighUp(
  athlete: Person,
  { weighIns, lastKg, ...paceInput }: Weighed,
): ClientOverview['weight'] {
  const trend = trendWeights(weighIns).at(-1)?.trendKg ?? null;
  const latest = weighIns.at(-1)?.weightKg ?? lastKg;
  // Use the same days as the alert about this goal, so that the figures agree.
  const slope = weightSlope(paceWeighIns(weighIns, paceInput));
  return {
    start: athlete.weight,
    current: latest ?? athlete.weight,
    trend: trend === null ? null : hundredths(trend),
    target: athlete.targetWeight,
    percent: targetProgress(
      {
        startKg: athlete.weight,
        targetKg: athlete.targetWeight,
        primaryGoal: athlete.primaryGoal,
      },
      trend ?? latest,
    ),
    weeklyPercent:
      slope.kind === 'slope' ? hundredths((100 * slope.kgPerWeek) / slope.meanWeightKg) : null,
  };
}

async function showStanding(
  db: Db,
  athlete: Person,
  today: string,
): Promise<ClientOverview['standing']> {
  const joined = calendarDayIn(athlete.createdAt, athlete.timezone);
  const stretch = assessedPeriod(joined, today);
  const { daysObserved } = stretch;
  const activity = await countActivityOf(db, athlete.id, stretch);
  const input = { activity, today, daysObserved };
  const { compliance, status, statusReason } = assessStanding(input);
  return {
    compliance,
    status,
    reason: statusReason,
    windowDays: daysObserved,
    parts: adherenceParts(input).map((part) => ({
      ...part,
      weight: ADHERENCE_WEIGHTS[part.part],
    })),
  };
}
