import { leadingNumber, type PlanAnswers, type PrimaryGoal } from '../athlete/answers.ts';
import { prepPhaseAt } from '../phase/prep-phase.ts';
import { counted } from '../text/counted.ts';
import type { PlanLength } from './plan-length.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { recoveryOf } from './recovery-phase.ts';
import type { Split } from './split.ts';

const GOAL_LABELS: Readonly<
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
    goals: ['Build muscle', 'Get stronger in the 5 to 20 rep range'],
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

const RECOVERY_LABELS: (typeof GOAL_LABELS)[PrimaryGoal] = {
  title: 'Recovery',
  phase: 'Recovery',
  goals: ['Rebuild training after the show', 'Recover before the next push'],
  focus: ['Sets rebuilt week by week', 'Well short of failure'],
};

/** After a show, the recovery phase overrides every goal. */
const wordsOf = (answers: PlanAnswers) =>
  recoveryOf(answers) ? RECOVERY_LABELS : GOAL_LABELS[answers.primaryGoal];

export function planTitle(answers: PlanAnswers, weeks: number, style: string): string {
  return `${weeks}-Week ${style}: ${wordsOf(answers).title}`;
}

/**
 * Replaces the prep part of a title from `planTitle` with the current phase. Other names stay the
 * same.
 */
export function nameAfterPrep(name: string, phase: string): string {
  const ending = `: ${GOAL_LABELS.competition_prep.title}`;
  if (!name.endsWith(ending)) return name;
  return `${name.slice(0, -ending.length).replace(/^\d+-Week /, '')}: ${phase}`;
}

/** The prep phase if there is a show to prepare for, otherwise the goal's phase. */
export function planPhase(answers: PlanAnswers, length: PlanLength): string {
  const weeks = weeksToPrepare(answers, length);
  return weeks === null ? wordsOf(answers).phase : prepPhaseAt(weeks);
}

/** Weeks to a prep's show. Until its date is set, the chosen timeline counts, as for meals. */
function weeksToPrepare(answers: PlanAnswers, { show, weeks }: PlanLength): number | null {
  if (answers.primaryGoal !== 'competition_prep' || recoveryOf(answers) !== null) return null;
  if (show !== null) return show.weeksOut;
  const isOpen = answers.competitionDate !== undefined || answers.targetTimeline === 'long_term';
  return isOpen ? null : weeks;
}

export function planGoals(answers: PlanAnswers): string[] {
  return [...wordsOf(answers).goals];
}

export function planFocus(answers: PlanAnswers): string[] {
  return [...wordsOf(answers).focus];
}

export function planDescription(answers: PlanAnswers, split: Split): string {
  const days = split.days.map((day) => day.name).join(', ');
  const minutes = leadingNumber(answers.sessionDuration);
  return `${counted(split.days.length, 'day')} a week of up to ${minutes} minutes: ${days}.`;
}

/** How the plan progresses, in the order an athlete needs it. */
export const PROGRESSION_RULES: readonly string[] = [
  'Stay within the rep range. When every set reaches the top of it with the planned reps in reserve, add load: 2.5% for the upper body, 5% for the lower, to the nearest plate, and start at the bottom again.',
  'Missed the bottom of the range in two sessions running? Take 5 to 10% off and build up again.',
  'With bands or body weight, add reps, then lower more slowly, then move to a harder variation.',
  'Deload early when a lift stays more than 5% down for two sessions, or when two of these are bad: sleep, joints, mood.',
];

export function periodizationNotes(
  weeks: readonly PlanWeek[],
  length: PlanLength,
  minReserve: number,
): string {
  const deloads = weeks.filter((week) => week.kind === 'deload').map((week) => week.week);
  const tapers = weeks.filter((week) => week.kind === 'taper').map((week) => week.week);
  if (weeks.some(({ kind }) => kind === 'recovery')) {
    return `${counted(weeks.length, 'week')} of recovery: sets rebuild week by week, and no set goes to failure.`;
  }
  return [
    minReserve === 3
      ? 'Stop every set with 3 repetitions in reserve.'
      : `Each block goes from 3 repetitions in reserve to ${minReserve}.`,
    deloads.length > 0
      ? `Deload in ${weekList(deloads)}: about half the sets and 10% less load.`
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
