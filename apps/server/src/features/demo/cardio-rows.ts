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
import type { LivedDay } from './live.ts';
import type { DemoRow } from './queries.ts';

/** Who skips weights skips cardio a little more often. */
const HARDER_TO_KEEP = 0.06;
/** Athletes with a strap, as a share. */
const WITH_STRAP = 0.6;
/** Heart rates at the same work fall by that much over sixteen weeks, bpm. */
const FITTER_BPM = 5;

/** Cardio on the plan's days, as often as the athlete's habits allow; fitter over the weeks. */
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
    const modality = CARDIO_MODALITIES.find((known) => known === planned?.exerciseId);
    if (!planned || planned.type === 'Rest' || !modality) return [];
    const isDone = random.next() < member.behavior.trains - HARDER_TO_KEEP;
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
  // Over a session of intervals the recoveries pull the average down.
  const average = planned.type === 'HIIT' ? middle - 22 : middle + 2;
  const averageHeartRate = Math.round(average + random.normal(0, 2) - FITTER_BPM * progress);
  const above = planned.type === 'HIIT' ? target.max - averageHeartRate : 12;
  return { averageHeartRate, maxHeartRate: averageHeartRate + above + random.integer(-2, 2) };
}
