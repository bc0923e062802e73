import {
  addDays,
  athleteEnergy,
  daysBetween,
  FIRST_PEAK_DAY,
  generatePeakWeek,
  leanMassKg,
  liftingSessionKcal,
  type PeakDay,
  type PeakFacts,
} from '@posedown/coaching';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

/** Days averaged for a plan's means, and days before a show with an open draft. */
const MEAN_DAYS = 14;
const DRAFTED_DAYS = 14;
/** A typical daily sodium intake in mg. */
const SODIUM_MG = 3200;

interface PeakRowsInput {
  member: CastMember;
  days: readonly LivedDay[];
  entries: readonly DemoRow<'entries'>[];
  weighIns: DemoRow<'weighIns'>[];
  show: { userId: string; id: string; date: string };
  today: string;
}

interface PeakRows {
  plans: DemoRow<'peakPlans'>[];
  ticks: DemoRow<'peakTicks'>[];
  /** All of the athlete's weigh-ins, linked to the peak week on followed days. */
  weighIns: DemoRow<'weighIns'>[];
}

const at = (day: string) => new Date(`${day}T17:40:00Z`);
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The peak week of athletes with an upcoming show: approved and followed within six days, a draft within two weeks. */
export function peakRows(input: PeakRowsInput): PeakRows {
  const { days, weighIns, show, today } = input;
  const none = { plans: [], ticks: [], weighIns };
  const daysOut = daysBetween(today, show.date);
  if (daysOut < 0 || daysOut > DRAFTED_DAYS) return none;
  const facts = factsOf(input);
  const result = generatePeakWeek(facts);
  if (result.kind !== 'plan' || facts.weightKg === null) return none;
  const isFollowed = daysOut <= -FIRST_PEAK_DAY;
  const drafted = addDays(today, isFollowed ? -8 : -1);
  const key = { userId: show.userId, competitionId: show.id };
  const plan: DemoRow<'peakPlans'> = {
    ...key,
    weightKg: Math.round(facts.weightKg * 10) / 10,
    sodiumMg: facts.sodiumMg,
    isRehearsed: isFollowed,
    days: result.days,
    createdAt: at(drafted),
    ...(isFollowed ? approval(addDays(drafted, 1)) : {}),
  };
  const lived = isFollowed ? result.days.filter(({ offset }) => offset < -daysOut) : [];
  const ticks = lived.map((day) => tickOf(day, { ...key, show, days }));
  return { plans: [plan], ticks, weighIns: withPeakDays(weighIns, ticks, days) };
}

const approval = (day: string) =>
  ({
    status: 'approved',
    version: 1,
    approvedAt: at(day),
    coachNotes:
      'Nothing new this week: the food you know, the water you know. Sleep before posing.',
  }) as const;

function factsOf({ member, days, entries, weighIns }: PeakRowsInput): PeakFacts {
  const { answers, sex } = member;
  const { ageYears, heightCm, sessionDuration } = answers;
  const bodyFat = days.at(-1)?.bodyFatPercent;
  const recent = entries.slice(-MEAN_DAYS);
  const weightKg = mean(weighIns.slice(-MEAN_DAYS).flatMap(({ kg }) => kg ?? []));
  return {
    sex,
    leanMassKg: weightKg === null || bodyFat === undefined ? null : leanMassKg(weightKg, bodyFat),
    sessionKcal: weightKg === null ? 0 : liftingSessionKcal(sessionDuration, weightKg),
    lowDaysBefore: 0,
    weightKg,
    heightCm,
    ageYears,
    sodiumMg: SODIUM_MG,
    waterLiters: mean(recent.flatMap(({ waterIntake }) => waterIntake ?? [])),
    intakeKcal: mean(
      days.slice(-MEAN_DAYS).map(({ targets, eatenShare }) => targets.calories * eatenShare),
    ),
    maintenanceKcal:
      weightKg === null || bodyFat === undefined
        ? null
        : athleteEnergy({ ...answers, sex, weightKg, bodyFatPercent: bodyFat }).maintenanceKcal,
    conditions: [],
    holds: [],
  };
}

interface TickInput {
  userId: string;
  competitionId: string;
  show: PeakRowsInput['show'];
  days: readonly LivedDay[];
}

/** All tasks are ticked, except the last one on the most recent day, which is due in the evening. */
function tickOf(
  { offset, tasks, waterMl }: PeakDay,
  { userId, competitionId, show, days }: TickInput,
): DemoRow<'peakTicks'> {
  const date = addDays(show.date, offset);
  const isLast = date === days.at(-1)?.date;
  return {
    userId,
    competitionId,
    date,
    tasks: tasks.map((_, index) => index).slice(0, isLast ? -1 : undefined),
    waterMl: Math.round(waterMl / 250) * 250,
  };
}

/** The weigh-ins, with those on followed days linked to the peak week. */
function withPeakDays(
  weighIns: readonly DemoRow<'weighIns'>[],
  ticks: readonly DemoRow<'peakTicks'>[],
  days: readonly LivedDay[],
): DemoRow<'weighIns'>[] {
  const followed = ticks.flatMap(({ userId, competitionId, date }) => {
    const day = days.find((lived) => lived.date === date);
    if (!day) return [];
    const kg = Math.round(day.scaleKg * 10) / 10;
    const weighed = weighIns.find((weighIn) => weighIn.date === date);
    const from = { source: 'peak-week' as const, sourceId: competitionId };
    return [{ ...(weighed ?? { userId, date, at: at(date) }), kg, ...from }];
  });
  const dates = new Set(followed.map(({ date }) => date));
  return [...weighIns.filter(({ date }) => !dates.has(date)), ...followed];
}
