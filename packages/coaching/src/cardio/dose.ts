import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { leadsToTarget } from '../athlete/leads-to-target.ts';
import { bodyMassIndex } from '../safety/body-checks.ts';
import { deficitBlocks } from '../safety/deficit-blocks.ts';
import { intervalBlockReason } from '../safety/health-blocks.ts';
import { activeDays } from '../training/training-days.ts';

/** A week's cardio before it is spread over days. */
export interface CardioDose {
  /** HIIT and LISS together. */
  sessions: number;
  hiitSessions: number;
  /** Minutes of a LISS session on a day without weights. */
  steadyMinutes: number;
  /** Maximum minutes to which a LISS session may grow over the plan. */
  maxSteadyMinutes: number;
  notes: readonly string[];
}

/** Starting points: sessions, HIIT sessions among them, and minutes. The coach can adjust them. [our choice] */
const START = {
  none: { sessions: 0, hiit: 0, minutes: 0 },
  light: { sessions: 2, hiit: 0, minutes: 20 },
  moderate: { sessions: 3, hiit: 1, minutes: 30 },
  intense: { sessions: 5, hiit: 2, minutes: 35 },
} as const;

/** From these values on, intervals need a coach's or doctor's judgment. */
const HIIT_LIMITS = { bmi: 35, weeksOut: 2 } as const;
/** Below this many hours of sleep, hard sessions are reduced. */
const SHORT_SLEEP_HOURS = 6;
const LONGEST_STEADY_MINUTES = 50;

/** Whether the goal calls for a deficit that is still needed and allowed. */
export function losesFat(answers: PlanAnswers): boolean {
  if (deficitBlocks(answers).length > 0) return false;
  const { primaryGoal } = answers;
  return (
    primaryGoal === 'competition_prep' ||
    (primaryGoal === 'weight_loss' && leadsToTarget(answers, -1))
  );
}

/** A plan's notes about its show, which are removed when it's over. */
export const SHOW_NOTES = {
  peakWeek: 'Show week follows the peak-week plan instead.',
  freshLegs: 'No intervals in the last two weeks: legs stay fresh for the show.',
} as const;

function hiitLimit(answers: PlanAnswers, weeksOut: number | undefined, requested: number) {
  if (requested === 0) return { hiit: 0, notes: [] };
  const barred = intervalBlockReason(answers);
  if (barred) return { hiit: 0, notes: [`${barred} Steady cardio only.`] };
  const bmi = bodyMassIndex(answers.weightKg, answers.heightCm);
  if (bmi >= HIIT_LIMITS.bmi) {
    const note = 'Steady cardio first. Intervals start once your joints and heart are used to it.';
    return { hiit: 0, notes: [note] };
  }
  if (weeksOut !== undefined && weeksOut <= HIIT_LIMITS.weeksOut) {
    return {
      hiit: 0,
      notes: [SHOW_NOTES.freshLegs],
    };
  }
  const isTired = answers.stressLevel === 'high' || answers.sleepHours < SHORT_SLEEP_HOURS;
  const notes: string[] = [];
  let hiit = requested;
  if (answers.experience === 'beginner' && hiit > 1) {
    hiit = 1;
    notes.push('One interval session a week until you have a few months of training behind you.');
  }
  if (isTired) {
    hiit -= 1;
    notes.push(
      'One fewer interval session, because stress or short sleep already limits recovery.',
    );
  }
  return { hiit, notes };
}

/**
 * The week's cardio from preference, goal, time and recovery; none if the athlete wants none.
 * @param weeksOut until an upcoming show
 */
export function cardioDose(answers: PlanAnswers, weeksOut: number | undefined): CardioDose {
  const start = START[answers.cardioPreference];
  if (start.sessions === 0) {
    return { sessions: 0, hiitSessions: 0, steadyMinutes: 0, maxSteadyMinutes: 0, notes: [] };
  }
  const isGaining = answers.primaryGoal === 'muscle_gain';
  const change = losesFat(answers) ? 1 : isGaining ? -1 : 0;
  const sessions = Math.min(activeDays(answers), Math.max(2, start.sessions + change));
  const { hiit, notes } = hiitLimit(answers, weeksOut, start.hiit);
  const longest = Math.min(leadingNumber(answers.sessionDuration), LONGEST_STEADY_MINUTES);
  const steadyMinutes = start.minutes - (isGaining ? 5 : 0);
  return {
    sessions,
    hiitSessions: Math.min(hiit, sessions),
    steadyMinutes,
    maxSteadyMinutes: losesFat(answers) ? longest : steadyMinutes,
    notes,
  };
}
