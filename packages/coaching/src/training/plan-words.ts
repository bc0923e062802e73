import { leadingNumber, type PlanAnswers, type PrimaryGoal } from '../athlete/answers.ts';
import { EXERCISES } from '../exercises/library.ts';
import { MUSCLE_LABELS, MUSCLES, type Muscle } from '../exercises/muscles.ts';
import { prepPhaseAt } from '../phase/prep-phase.ts';
import { counted } from '../words/counted.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import type { PlanLength } from './plan-length.ts';
import type { PlanWeek } from './plan-weeks.ts';
import type { Split } from './split.ts';
import { isInDeficit, recoversBadly } from './volume-targets.ts';

const GOAL_WORDS: Readonly<
  Record<PrimaryGoal, { title: string; phase: string; goals: string[]; focus: string[] }>
> = {
  weight_loss: {
    title: 'Fat Loss',
    phase: 'Fat Loss',
    goals: ['Lose fat', 'Keep muscle and strength'],
    focus: ['Holding loads in a deficit', 'Whole-body muscle'],
  },
  muscle_gain: {
    title: 'Muscle Gain',
    phase: 'Muscle Gain',
    goals: ['Build muscle', 'Get stronger from 5 to 20 repetitions'],
    focus: ['Progressive overload', 'Whole-body muscle'],
  },
  competition_prep: {
    title: 'Competition Prep',
    phase: 'Off-Season',
    goals: ['Bring every muscle to the stage', 'Keep muscle while dieting'],
    focus: ['Holding loads in a deficit', 'Detail and symmetry'],
  },
  maintenance: {
    title: 'Maintenance',
    phase: 'Maintenance',
    goals: ['Keep muscle and strength', 'Train without overreaching'],
    focus: ['Steady training', 'Whole-body muscle'],
  },
  body_recomp: {
    title: 'Recomposition',
    phase: 'Recomposition',
    goals: ['Build muscle while losing fat'],
    focus: ['Progressive overload', 'Whole-body muscle'],
  },
};

export function planTitle(answers: PlanAnswers, weeks: number, style: string): string {
  return `${weeks}-Week ${style}: ${GOAL_WORDS[answers.primaryGoal].title}`;
}

/** The prep phase where a show is prepared for, else the goal's own phase. */
export function planPhase(answers: PlanAnswers, length: PlanLength): string {
  const weeks = weeksToPrepare(answers, length);
  return weeks === null ? GOAL_WORDS[answers.primaryGoal].phase : prepPhaseAt(weeks);
}

/** Weeks to the show of a prep; until its date is set, the chosen timeline counts as for the meals. */
function weeksToPrepare(answers: PlanAnswers, { show, weeks }: PlanLength): number | null {
  if (answers.primaryGoal !== 'competition_prep') return null;
  if (show !== null) return show.weeksOut;
  const isOpen = answers.competitionDate !== undefined || answers.targetTimeline === 'long_term';
  return isOpen ? null : weeks;
}

export function planGoals(answers: PlanAnswers): string[] {
  return [...GOAL_WORDS[answers.primaryGoal].goals];
}

export function planFocus(answers: PlanAnswers): string[] {
  return [...GOAL_WORDS[answers.primaryGoal].focus];
}

export function planDescription(answers: PlanAnswers, split: Split): string {
  const days = split.days.map((day) => day.name).join(', ');
  const minutes = leadingNumber(answers.sessionDuration);
  return `${counted(split.days.length, 'day')} a week of up to ${minutes} minutes: ${days}.`;
}

/** How the plan moves on, in the order an athlete needs it. */
export const PROGRESSION_RULES: readonly string[] = [
  'Stay within the range of repetitions. When every set reaches its top with the planned reserve, add load: 2.5 % for the upper body, 5 % for the lower, to the nearest plate, and start at the bottom again.',
  'Missed the bottom of the range in two sessions running? Take 5 to 10 % off and build up again.',
  'With bands or body weight add repetitions, then a slower way down, then a harder variation.',
  'Deload early when a lift stays more than 5 % down for two sessions, or when two of sleep, joints and mood are bad.',
];

export function periodizationNotes(weeks: readonly PlanWeek[], length: PlanLength): string {
  const deloads = weeks.filter((week) => week.kind === 'deload').map((week) => week.week);
  const tapers = weeks.filter((week) => week.kind === 'taper').map((week) => week.week);
  return [
    'Each block goes from 3 repetitions in reserve to 1.',
    deloads.length > 0
      ? `Deload in ${weekList(deloads)}: about half the sets and 10 % less load.`
      : 'It is short enough to need no deload; take one after it.',
    tapers.length > 0 ? `Loads are held and sets drop in ${weekList(tapers)}.` : '',
    length.show === null ? '' : 'The week of the show follows the peak-week plan.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function weekList(weeks: readonly number[]): string {
  return `${weeks.length === 1 ? 'week' : 'weeks'} ${weeks.join(', ')}`;
}

/** What came out, as far as the notes speak of it. */
interface Made {
  weeklySets: Readonly<Record<Muscle, number>>;
  landmarks: MuscleLandmarks;
  length: PlanLength;
  longestMinutes: number;
}

/** Sessions shorter than chosen by this much are explained. */
const SPARE_MINUTES = 15;
/** An exercise opens with so many sets; where a muscle has no room for them, others trained with it get none. */
const LEAST_ROOM = 2;

/** A muscle, and those that exercises for it train too. */
function trainedAlong(muscle: Muscle): Muscle[] {
  const own = EXERCISES.filter(({ primaryMuscles }) => primaryMuscles.includes(muscle));
  return own.flatMap(({ primaryMuscles, secondaryMuscles }) => [
    ...primaryMuscles,
    ...secondaryMuscles,
  ]);
}

/** Names the muscles that stay below the least volume that grows, and why. */
function shortNote(answers: PlanAnswers, made: Made): string[] {
  const { weeklySets, landmarks, longestMinutes } = made;
  const short = MUSCLES.filter((muscle) => weeklySets[muscle] < landmarks[muscle].mev);
  if (short.length === 0) return [];
  const list = short
    .map((muscle) => `${MUSCLE_LABELS[muscle]} ${weeklySets[muscle]} of ${landmarks[muscle].mev}`)
    .join(', ');
  const start = 'Fewer weekly sets than the usual minimum';
  const isFull = short.some((muscle) =>
    trainedAlong(muscle).some((one) => weeklySets[one] + LEAST_ROOM > landmarks[one].mrv),
  );
  // With the landmarks of a coach time need not be what is short.
  if (isFull || longestMinutes <= leadingNumber(answers.sessionDuration) - SPARE_MINUTES) {
    return [`${start}: ${list}. Recovery, or the length of a good session, allows no more.`];
  }
  const close =
    answers.experience === 'beginner'
      ? 'As a beginner you will still grow; add time later.'
      : 'Add time or a day to grow there.';
  return [`${start}, because time is short: ${list}. ${close}`];
}

/** What the athlete should know about how the plan came to be. */
export function planNotes(answers: PlanAnswers, split: Split, made: Made): string[] {
  const { length, longestMinutes } = made;
  const sessionMinutes = leadingNumber(answers.sessionDuration);
  const notes: string[] = [];
  const days = split.days.length;
  if (days < split.askedDays) {
    notes.push(
      `You asked for ${counted(split.askedDays, 'day')} but have ${days}: the plan uses ${days}.`,
    );
  }
  notes.push(...shortNote(answers, made));
  if (isInDeficit(answers))
    notes.push('Volume is a little lower because a deficit costs recovery.');
  if (recoversBadly(answers)) {
    notes.push('Volume is lower because of stress or short sleep; both come first.');
  }
  if (longestMinutes <= sessionMinutes - SPARE_MINUTES) {
    notes.push(
      `Sessions end before your ${sessionMinutes} minutes on purpose: more sets would cost more recovery than they bring.`,
    );
  }
  if (length.show !== null && length.show.weeksOut <= 1) {
    notes.push(
      'Your show is this week: follow the peak-week plan; this plan is for light days only.',
    );
  }
  return notes;
}
