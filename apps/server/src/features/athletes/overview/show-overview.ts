import {
  ADHERENCE_WEIGHTS,
  addDays,
  adherenceParts,
  assessStanding,
  calendarDayIn,
  hundredths,
  isPaused,
  lossTrend,
  mealPlanFaults,
  paceWeighIns,
  prepPhaseAt,
  type StandingFacts,
  targetProgress,
  trendWeights,
  urgencyAt,
  type WeighIn,
  weeksOut,
  weightSlope,
} from '@posedown/coaching';
import type { Activity, ClientOverview } from '@posedown/contract';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listOpenHolds, showAlerts, showHolds } from '../../insights/index.ts';
import type { NextShow } from '../../shows/index.ts';
import { showFacts } from '../facts/show-facts.ts';
import { deficitWarning, dietStartsOf } from '../health/active-plans.ts';
import { showHealth } from '../health/health-facts.ts';
import type { Person } from '../queries.ts';
import { readStandings } from '../roster/standing/read-standing.ts';
import { checkAthlete } from './check-athlete.ts';
import { findRecent, listOpenAlerts, plannedIntakes, type Recent } from './queries.ts';

const SHOWN = 12;
const DIARY_DAYS = 14;
const MESSAGES = 60;

const NO_FIGURES = { title: null, weight: null, minutes: null, count: null, calories: null };

/** An athlete's recent activity from everything they log, newest day first. */
function listActivity(
  { entries, checkIns, workouts, cardio, diary, photos, messages }: Recent,
  timezone: string,
): Activity[] {
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
    ...byDay(messages.map((at) => calendarDayIn(new Date(at), timezone))).map((row) => ({
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
  const [standing] = await readStandings(db, [athlete], now());
  if (!standing) throw notFound('Athlete');
  const { loaded, facts } = standing;
  const { today, weighIns, loadDays } = loaded;
  const recent = await findRecent(db, {
    athleteId: athlete.id,
    ...{ limit: SHOWN, messageLimit: MESSAGES, diarySince: addDays(today, -DIARY_DAYS) },
  });
  const open = await listOpenAlerts(db, athlete.id, athlete.coachId);
  const lastKg = loaded.lastWeighIn?.weightKg ?? null;
  const weight = weighUp(athlete, { today, loadDays, weighIns, lastKg });
  const dietStarts = dietStartsOf({ mealPlans: loaded.aims, phases: loaded.phases }, facts.answers);
  return {
    id: athlete.id,
    name: athlete.name,
    email: athlete.email,
    units: athlete.units,
    timezone: athlete.timezone,
    today,
    joinedOn: facts.joined,
    pausedUntil: isPaused(athlete.pausedUntil, today) ? athlete.pausedUntil : null,
    ...{ coachingEnd: recent.coachingEnd, goals: goalsOf(athlete) },
    competition: loaded.show && toCompetition(loaded.show, today),
    weight,
    about: showFacts(athlete),
    health: { ...(await showHealth(db, athlete)), version: athlete.profileVersion },
    holds: await showHolds(db, await listOpenHolds(db, athlete.id)),
    standing: toStanding(facts),
    alerts: await showAlerts(
      db,
      now(),
      open.map((alert) => ({ ...alert, clientName: athlete.name, ...healthOf(athlete) })),
    ),
    safety: checkAthlete(athlete, {
      today,
      weightKg: weight.current,
      deficitWarning: deficitWarning(athlete, faultsOf(facts), 'coach'),
      answers: facts.answers,
      plans: plannedIntakes(recent.mealPlans, athlete.timezone),
      loss: lossTrend(weighIns, { today, loadDays, dietStarts }),
    }),
    activity: listActivity(recent, athlete.timezone),
  };
}

const goalsOf = ({ primaryGoal, goal, targetTimeline, bodyFatGoal }: Person) => ({
  ...{ primaryGoal, targetTimeline, bodyFatGoal },
  words: goal === primaryGoal ? null : goal,
});

/** Current plans are checked without regard to a show. */
const faultsOf = ({ answersWithoutShow, mealPlan }: StandingFacts) =>
  answersWithoutShow && mealPlan ? mealPlanFaults(answersWithoutShow, mealPlan) : [];

const healthOf = ({ openHolds, healthConditions }: Person) => ({ openHolds, healthConditions });

function toCompetition({ id: _id, ...shown }: NextShow, today: string) {
  const weeks = weeksOut(today, shown.date);
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

function toStanding(facts: StandingFacts): ClientOverview['standing'] {
  const { compliance, status, statusReason } = assessStanding(facts);
  return {
    compliance,
    status,
    reason: statusReason,
    windowDays: facts.daysObserved,
    parts: adherenceParts(facts).map((part) => ({
      ...part,
      weight: ADHERENCE_WEIGHTS[part.part],
    })),
  };
}
