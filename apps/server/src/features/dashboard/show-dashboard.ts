import {
  addDays,
  calendarDayIn,
  currentBodyFat,
  dayEndIn,
  goalWarnings,
  intervalBlockReason,
  isBeyondTarget,
  isDueOn,
  isPaused,
  isReadingValid,
  prepPhaseAt,
  progressPercent,
  sessionProgress,
  trainingMaximum,
  trendPoints,
  weekdayOf,
  weeksOut,
} from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  findPerson,
  healthFacts,
  type Person,
  shouldAskForFacts,
  toAfterShow,
  warnOfDeficit,
} from '../athletes/index.ts';
import { cardioOfWeek, cardioZoneOf } from '../cardio/index.ts';
import { listOpenHolds, showOwnHolds } from '../insights/index.ts';
import { findCorridor } from '../progress/index.ts';
import { coversDay, peakDayOf } from '../shows/index.ts';
import {
  isPlanOver,
  planNameOn,
  prescribeDays,
  trainingPhaseOn,
  weekAt,
  weekNumber,
} from '../training/index.ts';
import { type DashboardOf, type Facts, findFacts } from './find-facts.ts';

/** The athlete's dashboard: plans, latest figures, and what is due today in their time zone. */
export async function showDashboard(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: DashboardOf,
): Promise<Dashboard> {
  const today = calendarDayIn(now(), athlete.timezone);
  const facts = await findFacts(db, athlete, now());
  const days = prescribed(facts, today);
  const cardio = cardioWeek(facts, today);
  const planned = plannedToday(facts, { days, cardio }, today);
  const warnings = await warningsOf({ db, now }, athlete, facts);
  const trend = weightTrend(facts);
  return {
    trainingPlan: planHeadline(facts, days, today),
    ...{ mealPlan: facts.mealPlan, hasProposal: facts.hasProposal },
    ...warnings,
    holds: showOwnHolds(await listOpenHolds(db, athlete.userId)),
    cardioPlan:
      facts.cardioType !== null && cardio !== null
        ? { type: facts.cardioType, duration: cardio.duration }
        : null,
    weight: facts.latestWeight ?? facts.startWeight,
    weighedOn: facts.latestWeighIn?.day ?? null,
    ...progressToTarget(facts, trend),
    bodyFat: facts.bodyFat?.percent ?? null,
    bodyFatHolds:
      facts.bodyFat !== null &&
      isReadingValid(facts.bodyFat, { today, weightKg: facts.latestWeight }),
    ...{ startWeight: facts.startWeight, targetWeight: facts.targetWeight },
    afterShow: toAfterShow(facts.afterShow),
    units: facts.units,
    competition: nextCompetition(facts, today),
    ...{ openResult: facts.openResult, coachingEnd: facts.coachingEnd },
    pausedUntil: isPaused(facts.pausedUntil, today) ? facts.pausedUntil : null,
    today: {
      date: today,
      endsAt: dayEndIn(today, athlete.timezone).toISOString(),
      ...planned,
      workoutsDone: workoutsDone(facts),
      openWorkout: openWorkout(facts),
      cardioDoneMinutes: cardioDoneMinutes(facts, planned.cardio?.duration),
      hasProgressEntry: facts.hasEntryToday,
      checkIn: facts.checkInToday,
      supplements: supplementsToday(facts, today),
      eaten: facts.eaten,
    },
    corridor: await findCorridor(db, { id: athlete.userId, timezone: athlete.timezone }),
    loadDays: facts.loadDays,
    weightTrend: trend,
  };
}

function progressToTarget(
  { startWeight: startKg, targetWeight: targetKg, primaryGoal: goal, latestWeight }: Facts,
  trend: Dashboard['weightTrend'],
) {
  const range = { startKg, targetKg, goal };
  return {
    // Uses the trend, like the coach's screens, because a single weigh-in varies with water.
    targetPercent: progressPercent(range, trend.at(-1)?.trend ?? latestWeight),
    isBeyondTarget: latestWeight !== null && isBeyondTarget(range, latestWeight),
  };
}

/** Reasons to change the meal plan or target weight, and whether intervals are ruled out. */
async function warningsOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: DashboardOf,
  facts: Facts,
): Promise<Pick<Dashboard, 'deficitWarning' | 'targetWarning' | 'intervalBar' | 'asksFacts'>> {
  const athlete = await findPerson(db, userId);
  if (!athlete) throw notFound('Account');
  const options = { reader: 'athlete', now: now() } as const;
  return {
    deficitWarning: facts.mealPlan ? await warnOfDeficit(db, athlete, options) : null,
    targetWarning: targetWarning(athlete, facts, calendarDayIn(now(), athlete.timezone)),
    asksFacts: shouldAskForFacts(athlete),
    intervalBar: intervalBlockReason({ ...healthFacts(athlete), ageYears: athlete.age }),
  };
}

function targetWarning(
  { height, sex, units }: Person,
  { latestWeight, startWeight, targetWeight, bodyFat }: Facts,
  today: string,
): string | null {
  const weightKg = latestWeight ?? startWeight;
  if (height === null || weightKg === null) return null;
  const bodyFatPercent = currentBodyFat({ bodyFat, weightKg }, today);
  const body = {
    ...{ heightCm: height, weightKg, units },
    ...(sex ? { sex } : {}),
    ...(bodyFatPercent === null ? {} : { bodyFatPercent }),
  };
  return goalWarnings(body, { targetWeightKg: targetWeight }).weight;
}

/** The plan's days as prescribed for this week. */
function prescribed({ trainingPlan }: Facts, today: string) {
  if (!trainingPlan) return [];
  const { days } = trainingPlan;
  return prescribeDays({ days, plan: trainingPlan }, weekAt(trainingPlan, today));
}

type Days = ReturnType<typeof prescribed>;

function planHeadline(
  { trainingPlan }: Facts,
  days: Days,
  today: string,
): Dashboard['trainingPlan'] {
  if (!trainingPlan) return null;
  const { daysPerWeek, weeks } = trainingPlan;
  const name = planNameOn(trainingPlan, today);
  const span = {
    ...{ daysPerWeek, weeks, week: weekNumber(trainingPlan, today) },
    isOver: isPlanOver(trainingPlan, today),
  };
  const phase = trainingPhaseOn(trainingPlan, today);
  const isDeload = weekAt(trainingPlan, today)?.kind === 'deload';
  return { name, ...span, phase, isDeload, workoutMinutes: minutesOfDays(days) };
}

function minutesOfDays(days: Days) {
  if (days.length === 0) return null;
  const minutes = days.map(({ estimatedMinutes }) => estimatedMinutes);
  return { min: Math.min(...minutes), max: Math.max(...minutes) };
}

function nextCompetition({ show }: Facts, today: string) {
  if (!show) return null;
  const { name, date } = show;
  const weeks = weeksOut(today, date);
  return { name, date, weeksOut: weeks, phase: prepPhaseAt(weeks) };
}

/** Today's tasks from the plans, or from the peak week that replaces them. None on a show day. */
function plannedToday(
  facts: Facts,
  { days, cardio }: { days: Days; cardio: ReturnType<typeof cardioWeek> },
  today: string,
) {
  const peakDay = peakDayOf(facts.planOverrides);
  const isPlanned = !coversDay(facts.planOverrides, today);
  return {
    peakDay,
    workout: isPlanned ? workoutToday(facts, days, today) : null,
    nextWorkout: peakDay ? null : nextWorkout(facts, today),
    cardio: isPlanned ? cardioToday(facts, cardio, today) : null,
  };
}

/** Today's training as prescribed for this week of the plan. Null before the plan starts. */
function workoutToday({ trainingPlan }: Facts, days: Days, today: string) {
  if (!trainingPlan || today < trainingPlan.startsOn) return null;
  return days.find(({ day }) => day === weekdayOf(today) + 1) ?? null;
}

function workoutsDone({ workouts }: Facts): Dashboard['today']['workoutsDone'] {
  return workouts.flatMap(({ name, completed, duration, exercises }) =>
    completed ? [{ name, sets: progressOf(exercises).done, duration }] : [],
  );
}

function openWorkout({ workouts }: Facts): Dashboard['today']['openWorkout'] {
  const open = workouts.find(({ completed }) => !completed);
  if (!open) return null;
  const { done, total } = progressOf(open.exercises);
  return { name: open.name, date: open.date, setsDone: done, sets: total };
}

const progressOf = (exercises: Facts['workouts'][number]['exercises']) =>
  sessionProgress(
    exercises.map(({ skipped = false, target = null, sets }) => ({ skipped, target, sets })),
  );

/**
 * The next training day within a week of today or of the plan's first day. Uses the upcoming plan
 * once it starts.
 */
function nextWorkout({ trainingPlan, planOverrides }: Facts, today: string) {
  if (!trainingPlan) return null;
  const { startsOn, coming } = trainingPlan;
  const from = startsOn > today ? addDays(startsOn, -1) : today;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const date = addDays(from, ahead);
    const { days } = coming && date >= coming.startsOn ? coming : trainingPlan;
    const day = days.find((candidate) => candidate.day === weekdayOf(date) + 1);
    if (day && !coversDay(planOverrides, date)) return { name: day.name, date };
  }
  return null;
}

function cardioWeek(facts: Facts, today: string) {
  const { cardioProgression, show, planOverrides, latestWeight, startWeight } = facts;
  const week = { day: today, show: show?.date ?? null, showDays: planOverrides.showDays };
  const weightKg = latestWeight ?? startWeight;
  return cardioProgression && cardioOfWeek(cardioProgression, { ...week, weightKg });
}

function cardioToday(facts: Facts, week: ReturnType<typeof cardioWeek>, today: string) {
  const day = week?.schedule.find((candidate) => candidate.weekday === weekdayOf(today));
  if (!day || day.duration === 0) return null;
  const { type, duration, intensity, description } = day;
  const maxBpm = trainingMaximum({
    ageYears: facts.age,
    measuredMaxBpm: facts.measuredMaxHeartRate,
    takesBetaBlockers: facts.takesBetaBlockers,
  })?.maxBpm;
  // Uses a maximum measured after the plan was created.
  const heartRateZone = cardioZoneOf(day, facts, maxBpm);
  return { type, duration, intensity, description, heartRateZone };
}

/** A session ended early still counts as done once the day's total reaches the planned minutes. */
function cardioDoneMinutes(
  { cardioOfToday: { seconds, isCompleted } }: Facts,
  planned = Number.POSITIVE_INFINITY,
): number | null {
  return isCompleted || (seconds ?? 0) >= 60 * planned ? minutesOf(seconds) : null;
}

function supplementsToday(facts: Facts, today: string): Dashboard['today']['supplements'] {
  const due = facts.supplements.filter((supplement) => isDueOn(supplement, today));
  return { due: due.length, taken: due.filter(({ isTaken }) => isTaken).length };
}

function minutesOf(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(1, Math.round(seconds / 60));
}

function weightTrend({ weighIns }: Facts): Dashboard['weightTrend'] {
  return trendPoints(weighIns);
}
