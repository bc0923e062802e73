import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays, type CalendarDay, daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-words.ts';
import { type DeficitBar, deficitBars } from '../safety/deficit-bars.ts';
import { lowestIntakeKcal } from '../safety/energy-checks.ts';
import { thousands } from '../words/thousands.ts';
import { AFTER_SHOW } from './after-show.ts';
import { athleteEnergy } from './athlete-energy.ts';
import { type IntakeInForce, isDeficit } from './deficit.ts';
import { isPrepBegun } from './prep-rate.ts';
import { availabilityFloor } from './safe-intake.ts';

/** Why an active plan should no longer be followed. */
export interface PlanFault {
  code: DeficitBar['code'] | 'energy_availability' | 'intake_floor' | 'show_over' | 'show_gone';
  /** A sentence for the athlete and their coach alike. */
  text: string;
}

/**
 * A body fat reading moves lean mass this much, and a plan made at its minimum isn't at fault for it; a plan's meals
 * match its targets within a hundredth. [our choice]
 */
const SHARES = { availability: 0.97, lowest: 0.99 } as const;

/** Checks a planned intake, kcal a day, against the limits of `science.md`, section 2, with today's body. */
export function planFaults(answers: PlanAnswers, planned: IntakeInForce): PlanFault[] {
  const { kcal } = planned;
  const faults: PlanFault[] = isDeficit(answers, planned) ? deficitBars(answers) : [];
  const available = availabilityFloor(answers, athleteEnergy(answers));
  if (kcal < SHARES.availability * available.leastKcal) {
    const text = `It leaves less than ${available.perKg} kcal per kg of lean mass after training.`;
    faults.push({ code: 'energy_availability', text });
  }
  const lowest = lowestIntakeKcal(answers.sex);
  if (kcal < SHARES.lowest * lowest) {
    const text = `It holds less than ${thousands(lowest)} kcal a day, the minimum without a clinician.`;
    faults.push({ code: 'intake_floor', text });
  }
  return faults;
}

/** When a plan was made, for which show, and the days of the athlete's shows, behind them and ahead. */
export interface ShowsOfPlan {
  madeOn: CalendarDay;
  /** Show day at the time; null without one or if unknown. */
  showOn: CalendarDay | null;
  showDays: readonly CalendarDay[];
}

/** A show can move later by this many days and the diet for it goes on: one week of pace either way. [our choice] */
const SHOW_MOVED_DAYS = 14;

/** Why a diet for a show is to end: the show is over, or it was withdrawn or moved; null where neither is so. */
export function showFault(
  answers: PlanAnswers,
  planned: IntakeInForce,
  shows: ShowsOfPlan,
): PlanFault | null {
  if (answers.primaryGoal !== 'competition_prep' || !isDeficit(answers, planned)) return null;
  if (risesAfterShow(answers, shows)) return null;
  return showOverFault(answers, shows) ?? showGoneFault(answers, shows);
}

/** The rise from the diet to maintenance is still a deficit for some days, and meant to be one. */
const risesAfterShow = ({ today }: PlanAnswers, { madeOn, showOn }: ShowsOfPlan) =>
  showOn !== null && showOn < madeOn && daysBetween(showOn, today) <= AFTER_SHOW.riseDays;

/**
 * A diet that continues after its show: maintenance applies from then (`science.md`, section 3). The show is the plan's
 * first; it may lead to another whose own diet has begun.
 */
function showOverFault(
  { today, ...answers }: PlanAnswers,
  { madeOn, showOn, showDays }: ShowsOfPlan,
) {
  const isMadeSince = showOn !== null && showOn < madeOn;
  const isOver = isMadeSince || showDays.some((day) => madeOn <= day && day < today);
  const leadsOn = showDays.some(
    (day) => day >= today && isPrepBegun(answers, weeksOut(today, day)),
  );
  if (!isOver || leadsOn) return null;
  return { code: 'show_over', text: 'The show it was made for is over.' } as const;
}

/** A diet's pace depends on its show: without one at that time or soon after, the deficit has no reason. */
function showGoneFault({ today }: PlanAnswers, { madeOn, showOn, showDays }: ShowsOfPlan) {
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

/** The faults of a plan in words; null where there are none. @param plan as it begins a sentence */
export function planFaultText(faults: readonly PlanFault[], plan: string): string | null {
  if (faults.length === 0) return null;
  const what = faults.every(({ code }) => UNFED.includes(code))
    ? 'holds too little energy'
    : 'is in a calorie deficit';
  return [`${plan} ${what}.`, ...faults.map(({ text }) => text)].join(' ');
}
