import { type Mood, type SeededRandom, seededRandom } from '@posedown/coaching';
import { NO_FINDINGS } from '../insights/index.ts';
import type { CastMember } from './cast.ts';
import { girthsOf } from './figure/build.ts';
import { type DemoRow, newId } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

/** Check-in notes of demo athletes. They contain no warning signs. */
const CHECK_IN_NOTES: readonly string[] = [
  'Slept well, strong session.',
  'Long day at work, trained late.',
  'Legs still heavy from Monday.',
  'Hungry in the evening, stayed on plan.',
  'Posing felt smoother today.',
  'Dinner out, counted as well as I could.',
  'New best on the incline press.',
  'Shoulder a bit stiff, warmed it up longer.',
  'Cardio before work, good start to the day.',
  'Traveling until Thursday, hotel gym.',
];

const MEASURED_EVERY_DAYS = 14;
const BODY_FAT_EVERY_DAYS = 7;

interface Felt {
  energyLevel: number;
  stressLevel: number;
  mood: Mood;
  sleepHours: number;
  waterIntake: number;
}

/** Weigh-ins with wellbeing ratings, body fat every week and tape measurements every second week. */
export function progressRows(
  member: CastMember,
  userId: string,
  days: LivedDay[],
): { entries: DemoRow<'entries'>[]; weighIns: DemoRow<'weighIns'>[] } {
  const random = seededRandom(`progress:${member.email}`);
  const weighIns: DemoRow<'weighIns'>[] = [];
  const entries = days.flatMap((day, index) => {
    const weighed = random.next() < member.behavior.weighs;
    const felt = howItFelt(member, day, random);
    if (!weighed || day.silent) return [];
    const key = { id: newId(), userId, date: day.date };
    const entry = {
      ...key,
      bodyFat:
        index % BODY_FAT_EVERY_DAYS === 0
          ? oneDecimal(Math.max(4, day.bodyFatPercent + random.normal(0, 0.4)))
          : null,
      measurements: index % MEASURED_EVERY_DAYS === 0 ? tapedGirths(member, day, random) : {},
      createdAt: morningOf(day.date, random),
      ...felt,
    };
    const kg = oneDecimal(day.scaleKg);
    weighIns.push({ ...key, kg, source: 'entry', at: entry.createdAt });
    return entry;
  });
  return { entries, weighIns };
}

/** Share of check-ins with a note. */
const NOTED_SHARE = 0.12;

/** Daily check-ins, including days without a weigh-in. On days with both, check-in and entry have the same ratings. */
export function checkInRows(
  member: CastMember,
  userId: string,
  { days, entries }: { days: LivedDay[]; entries: readonly DemoRow<'entries'>[] },
): DemoRow<'checkIns'>[] {
  const entered = new Map(entries.map((entry) => [entry.date, entry]));
  const words = seededRandom(`check-in-notes:${member.email}`);
  const random = seededRandom(`check-in:${member.email}`);
  const walked = seededRandom(`steps:${member.email}`);
  const usualSteps = walked.integer(65, 125) * 100;
  return days.flatMap((day) => {
    const answered = random.next() < member.behavior.weighs * 0.7;
    const { energyLevel, mood, ...felt } = howItFelt(member, day, random);
    if (!answered || day.silent) return [];
    return {
      userId,
      date: day.date,
      energyLevel,
      mood,
      ...felt,
      steps: stepsOf(walked, usualSteps),
      ...feltIn(entered.get(day.date)),
      ...NO_FINDINGS,
      notes: words.next() < NOTED_SHARE ? words.pick(CHECK_IN_NOTES) : null,
      completedWorkout: random.next() < member.behavior.trains,
      followedNutrition: Math.abs(day.eatenShare - 1) < 0.08,
      createdAt: morningOf(day.date, random),
    };
  });
}

/** Share of check-ins with steps. */
const STEPS_SHARE = 0.85;

/** What a watch counted, or null for a day without one. */
function stepsOf(random: SeededRandom, usual: number): number | null {
  const isCounted = random.next() < STEPS_SHARE;
  const steps = clamp(Math.round(random.normal(usual, 1600)), 1800, 26_000);
  return isCounted ? steps : null;
}

function feltIn(entry: DemoRow<'entries'> | undefined) {
  if (!entry?.mood || !entry.energyLevel) return {};
  const { energyLevel, mood, stressLevel, sleepHours, waterIntake } = entry;
  return { energyLevel, mood, stressLevel, sleepHours, waterIntake };
}

/** Ratings are lower after eating too little and in hard weeks. */
function howItFelt({ answers }: CastMember, day: LivedDay, random: SeededRandom): Felt {
  const sleepHours = clamp(random.normal(answers.sleepHours, 0.6), 4, 10);
  const deficit = day.eatenShare < 0.95 ? 1 : 0;
  const energyLevel = whole(random.normal(7.2 - deficit + (sleepHours - 7) * 0.8, 1));
  const stressLevel = whole(
    random.normal({ low: 3, moderate: 4.5, high: 6.5 }[answers.stressLevel], 1.2),
  );
  const spirits = energyLevel - stressLevel * 0.5 + random.normal(0, 0.8);
  return {
    energyLevel,
    stressLevel,
    mood: spirits > 6 ? 'excellent' : spirits > 3.6 ? 'good' : spirits > 1.8 ? 'okay' : 'poor',
    sleepHours: Math.round(sleepHours * 2) / 2,
    waterIntake: oneDecimal(clamp(random.normal(answers.waterIntakeLiters, 0.4), 1, 7)),
  };
}

/** Tape measurements for the day's body, in cm. */
export function tapedGirths({ sex, answers }: CastMember, day: LivedDay, random: SeededRandom) {
  const body = girthsOf({ ...day, sex, heightCm: answers.heightCm });
  const tape = (cm: number) => oneDecimal(cm + random.normal(0, 0.3));
  return {
    chest: tape(body.chest),
    waist: tape(body.waist),
    arms: tape(body.arms),
    thighs: tape(body.thighs),
    neck: tape(body.neck),
    hips: tape(body.hips),
  };
}

function morningOf(date: string, random: SeededRandom): Date {
  const minutes = 5 * 60 + random.integer(0, 180);
  return new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const whole = (value: number) => clamp(Math.round(value), 1, 10);
