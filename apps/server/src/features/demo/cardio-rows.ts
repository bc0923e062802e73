import {
  CARDIO_MODALITIES,
  type CardioDay,
  cardioCost,
  cardioTarget,
  estimateMaxHeartRate,
  HIIT_TIMED_MINUTES,
  type SeededRandom,
  seededRandom,
  weekdayOf,
} from '@posedown/coaching';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

/** Athletes skip cardio slightly more often than lifting. */
const EXTRA_SKIP_RATE = 0.06;
/** Share of athletes with a heart-rate strap. */
const WITH_STRAP = 0.6;
/** Drop in heart rate for the same work over sixteen weeks, in bpm. */
const FITTER_BPM = 5;

/** Cardio on the plan's days, as often as the athlete's habits allow. Fitness improves over the weeks. */
export function cardioRows(
  member: CastMember,
  userId: string,
  days: LivedDay[],
  schedule: readonly CardioDay[],
): DemoRow<'cardio'>[] {
  const random = seededRandom(`cardio:${member.email}`);
  const hasStrap = random.next() < WITH_STRAP;
  return days.flatMap((day, index) => {
    const planned = schedule.find(({ weekday }) => weekday === weekdayOf(day.date));
    const modality = CARDIO_MODALITIES.find((modality) => modality === planned?.exerciseId);
    if (!planned || planned.type === 'Rest' || !modality) return [];
    const isDone = random.next() < member.behavior.trains - EXTRA_SKIP_RATE;
    const effort = { type: planned.type, modality };
    const durationSeconds = secondsOf(planned, random);
    const progress = index / Math.max(1, days.length);
    const rates = ratesOf(member, planned, progress, random);
    if (!isDone || day.silent) return [];
    const startedAt = new Date(`${day.date}T${planned.type === 'HIIT' ? '18:45' : '06:40'}:00Z`);
    return {
      userId,
      ...effort,
      date: day.date,
      startedAt,
      durationSeconds,
      phasesCompleted: planned.type === 'HIIT' ? 16 : null,
      ...(hasStrap ? rates : {}),
      ...cardioCost(effort, day.weightKg, durationSeconds),
      rpe: planned.type === 'HIIT' ? random.integer(8, 9) : random.integer(3, 5),
      completed: true,
      createdAt: startedAt,
    };
  });
}

function secondsOf(planned: CardioDay, random: SeededRandom): number {
  const spread = random.normal(0, 40);
  if (planned.type === 'HIIT') return HIIT_TIMED_MINUTES * 60;
  return Math.max(300, Math.round(planned.duration * 60 + spread));
}

function ratesOf(
  { answers }: CastMember,
  planned: CardioDay,
  progress: number,
  random: SeededRandom,
) {
  const maxBpm = Math.round(estimateMaxHeartRate(answers.ageYears));
  const target = cardioTarget(planned.type, maxBpm) ?? { min: 100, max: 120 };
  const middle = (target.min + target.max) / 2;
  // Recoveries lower the average of an interval session.
  const average = planned.type === 'HIIT' ? middle - 22 : middle + 2;
  const averageHeartRate = Math.round(average + random.normal(0, 2) - FITTER_BPM * progress);
  const above = planned.type === 'HIIT' ? target.max - averageHeartRate : 12;
  return { averageHeartRate, maxHeartRate: averageHeartRate + above + random.integer(-2, 2) };
}
