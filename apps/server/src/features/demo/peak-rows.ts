import {
  addDays,
  athleteEnergy,
  daysBetween,
  FIRST_PEAK_DAY,
  leanMassKg,
  liftingSessionKcal,
  makePeakWeek,
  type PeakDay,
  type PeakFacts,
} from '@posedown/coaching';
import type { CastMember } from './cast.ts';
import type { LivedDay } from './live.ts';
import type { DemoRow } from './queries.ts';

/** What a plan rests on, and how near a show is whose draft waits for the coach. */
const MEAN_DAYS = 14;
const DRAFTED_DAYS = 14;
/** A habit of salt as most have it, mg a day. */
const SODIUM_MG = 3200;

interface Asked {
  member: CastMember;
  days: readonly LivedDay[];
  entries: readonly DemoRow<'entries'>[];
  show: { userId: string; id: string; date: string };
  today: string;
}

interface PeakRows {
  plans: DemoRow<'peakPlans'>[];
  ticks: DemoRow<'peakTicks'>[];
}

const at = (day: string) => new Date(`${day}T17:40:00Z`);
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The peak week of who has a show ahead: approved and followed from six days before it, a draft that
 * waits for the coach from two weeks before it.
 */
export function peakRows({ member, days, entries, show, today }: Asked): PeakRows {
  const daysOut = daysBetween(today, show.date);
  if (daysOut < 0 || daysOut > DRAFTED_DAYS) return { plans: [], ticks: [] };
  const facts = factsOf(member, days, entries);
  const made = makePeakWeek(facts);
  if (made.kind !== 'plan' || facts.weightKg === null) return { plans: [], ticks: [] };
  const isFollowed = daysOut <= -FIRST_PEAK_DAY;
  const drafted = addDays(today, isFollowed ? -8 : -1);
  const key = { userId: show.userId, competitionId: show.id };
  const plan: DemoRow<'peakPlans'> = {
    ...key,
    weightKg: Math.round(facts.weightKg * 10) / 10,
    sodiumMg: facts.sodiumMg,
    isRehearsed: isFollowed,
    days: made.days,
    createdAt: at(drafted),
    ...(isFollowed ? approval(addDays(drafted, 1)) : {}),
  };
  const lived = isFollowed ? made.days.filter(({ offset }) => offset < -daysOut) : [];
  return { plans: [plan], ticks: lived.map((day) => tickOf(day, { ...key, show, days })) };
}

const approval = (day: string) =>
  ({
    status: 'approved',
    version: 1,
    approvedAt: at(day),
    coachNotes:
      'Nothing new this week: the food you know, the water you know. Sleep before posing.',
  }) as const;

function factsOf(
  { answers, sex }: CastMember,
  days: readonly LivedDay[],
  entries: readonly DemoRow<'entries'>[],
): PeakFacts {
  const { ageYears, heightCm, sessionDuration } = answers;
  const bodyFat = days.at(-1)?.bodyFatPercent;
  const recent = entries.slice(-MEAN_DAYS);
  const weightKg = mean(recent.flatMap(({ weight }) => weight ?? []));
  return {
    sex,
    leanMassKg: weightKg === null || bodyFat === undefined ? null : leanMassKg(weightKg, bodyFat),
    sessionKcal: weightKg === null ? 0 : liftingSessionKcal(sessionDuration, weightKg),
    lowDaysBefore: 0,
    weightKg,
    heightCm,
    ageYears,
    sodiumMg: SODIUM_MG,
    waterLitres: mean(recent.flatMap(({ waterIntake }) => waterIntake ?? [])),
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

interface Place {
  userId: string;
  competitionId: string;
  show: Asked['show'];
  days: readonly LivedDay[];
}

/** All but the last task, which waited until the evening, on the last day that was lived. */
function tickOf(
  { offset, tasks, waterMl }: PeakDay,
  { userId, competitionId, show, days }: Place,
): DemoRow<'peakTicks'> {
  const date = addDays(show.date, offset);
  const isLast = date === days.at(-1)?.date;
  const lived = days.find((day) => day.date === date);
  return {
    userId,
    competitionId,
    date,
    tasks: tasks.map((_, index) => index).slice(0, isLast ? -1 : undefined),
    waterMl: Math.round(waterMl / 250) * 250,
    weight: lived ? Math.round(lived.scaleKg * 10) / 10 : null,
  };
}
