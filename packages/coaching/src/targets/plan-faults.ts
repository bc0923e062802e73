import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays, type CalendarDay, daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import { type DeficitBlock, deficitBlocks } from '../safety/deficit-blocks.ts';
import { lowestIntakeKcal } from '../safety/energy-checks.ts';
import { thousands } from '../text/thousands.ts';
import { AFTER_SHOW } from './after-show.ts';
import { athleteEnergy } from './athlete-energy.ts';
import { type CurrentIntake, isDeficit } from './deficit.ts';
import { isPrepBegun } from './prep-rate.ts';
import { availabilityFloor } from './safe-intake.ts';

/** Why an active plan should no longer be followed. */
export interface PlanFault {
  code: DeficitBlock['code'] | 'energy_availability' | 'intake_floor' | 'show_over' | 'show_gone';
  /** A sentence for both the athlete and their coach. */
  text: string;
}

/**
 * Tolerances: a body-fat reading shifts lean mass by this much, and a plan created at its minimum must stay valid; a
 * plan's meals match its targets within a hundredth. [our choice]
 */
const SHARES = { availability: 0.97, lowest: 0.99 } as const;

/** Checks a planned intake, kcal a day, against the limits of `science.md`, section 2, with today's body. */
export function planFaults(answers: PlanAnswers, planned: CurrentIntake): PlanFault[] {
  const { kcal } = planned;
  const faults: PlanFault[] = isDeficit(answers, planned) ? deficitBlocks(answers) : [];
  const available = availabilityFloor(answers, athleteEnergy(answers));
  if (kcal < SHARES.availability * available.leastKcal) {
    const text = `It leaves less than ${available.perKg} kcal per kg of lean mass after training.`;
    faults.push({ code: 'energy_availability', text });
  }
  const lowest = lowestIntakeKcal(answers.sex);
  if (kcal < SHARES.lowest * lowest) {
    const text = `It has less than ${thousands(lowest)} kcal a day, the minimum without a clinician.`;
    faults.push({ code: 'intake_floor', text });
  }
  return faults;
}

/** When a plan was created, for which show, and the days of the athlete's past and upcoming shows. */
export interface ShowsOfPlan {
  madeOn: CalendarDay;
  /** Show day at the time; null without one or if unknown. */
  showOn: CalendarDay | null;
  showDays: readonly CalendarDay[];
}

/** A show may move later by this many days without ending its diet: one week of pace either way. [our choice] */
const SHOW_MOVED_DAYS = 14;

/** Why a diet for a show should end (the show is over, withdrawn or moved), or null. */
export function showFault(
  answers: PlanAnswers,
  planned: CurrentIntake,
  shows: ShowsOfPlan,
): PlanFault | null {
  if (answers.primaryGoal !== 'competition_prep' || !isDeficit(answers, planned)) return null;
  if (risesAfterShow(answers, shows)) return null;
  return showOverFault(answers, shows) ?? showWithdrawnFault(answers, shows);
}

/** The rise from the diet to maintenance is an intended deficit for some days. */
const risesAfterShow = ({ today }: PlanAnswers, { madeOn, showOn }: ShowsOfPlan) =>
  showOn !== null && showOn < madeOn && daysBetween(showOn, today) <= AFTER_SHOW.riseDays;

/**
 * A diet that continues after its show, when maintenance applies (`science.md`, section 3). The
 * plan belongs to its first show; if that is followed by another show, the next diet may already
 * have begun.
 */
function showOverFault(
  { today, ...answers }: PlanAnswers,
  { madeOn, showOn, showDays }: ShowsOfPlan,
) {
  const isCreatedAfter = showOn !== null && showOn < madeOn;
  const isOver = isCreatedAfter || showDays.some((day) => madeOn <= day && day < today);
  const leadsOn = showDays.some(
    (day) => day >= today && isPrepBegun(answers, weeksOut(today, day)),
  );
  if (!isOver || leadsOn) return null;
  return { code: 'show_over', text: 'The show it was made for is over.' } as const;
}

/**
 * A diet's pace depends on its show. Without a show at that time or soon after, there is no reason
 * for a deficit.
 */
function showWithdrawnFault({ today }: PlanAnswers, { madeOn, showOn, showDays }: ShowsOfPlan) {
  if (showOn === null) return null;
  const latest = addDays(showOn, SHOW_MOVED_DAYS);
  if (showDays.some((day) => madeOn <= day && day <= latest)) return null;
  const next = showDays.filter((day) => day >= today).sort()[0];
  const was = `It was made for a show on ${formatDay(showOn)}`;
  return {
    code: 'show_gone',
    text: next
      ? `${was}. The next show is on ${formatDay(next)}.`
      : `${was} that is no longer planned.`,
  } as const;
}

const UNFED: readonly PlanFault['code'][] = ['energy_availability', 'intake_floor'];

/**
 * A plan's faults as text, or null.
 * @param plan subject of the sentence
 */
export function planFaultText(faults: readonly PlanFault[], plan: string): string | null {
  if (faults.length === 0) return null;
  const problem = faults.every(({ code }) => UNFED.includes(code))
    ? 'has too little energy'
    : 'is in a calorie deficit';
  return [`${plan} ${problem}.`, ...faults.map(({ text }) => text)].join(' ');
}
