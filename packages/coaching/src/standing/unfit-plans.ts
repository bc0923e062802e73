import type { PlanAnswers } from '../athlete/answers.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { DietRules } from '../foods/diet.ts';
import { avoidedFoods, avoidedText } from '../meals/avoided-foods.ts';
import type { PlannedMeal } from '../meals/meal-plan.ts';
import { phaseOn } from '../protocols/phase-on.ts';
import type {
  FollowedPhase,
  ProtocolJudgement,
  ProtocolPhase,
  ProtocolType,
} from '../protocols/protocol.ts';
import { showEndFault } from '../protocols/show-end.ts';
import type { DeficitBlock } from '../safety/deficit-blocks.ts';
import {
  AVAILABILITY_LIMITS,
  daysOfLowAvailability,
  type PlannedIntake,
} from '../safety/energy-checks.ts';
import { athleteEnergy } from '../targets/athlete-energy.ts';
import {
  type PlanFault,
  planFaults,
  planFaultText,
  type ShowsOfPlan,
  showFault,
} from '../targets/plan-faults.ts';

/** The active meal plan: kcal a day, and maintenance if measured. */
export interface ActiveMealPlan extends ShowsOfPlan {
  kcal: number;
  maintenanceKcal: number | null;
}

/** The active protocol as approved. */
export interface ActiveProtocol {
  protocolType: ProtocolType;
  protocol: { startsOn: CalendarDay; phases: readonly ProtocolPhase[] };
  safety: ProtocolJudgement;
}

/** An athlete's active plans, and the facts they must suit. */
export interface ActivePlans {
  today: CalendarDay;
  /** Ignoring shows; null if answers are missing. */
  answers: PlanAnswers | null;
  mealPlan: ActiveMealPlan | null;
  /** The plan's meals; empty for an athlete who eats everything. */
  meals: readonly PlannedMeal[];
  diet: DietRules;
  protocol: ActiveProtocol | null;
  /** Phases that were followed, latest protocol first. */
  phases: readonly FollowedPhase[];
  /** Targets of the meal plans, latest first. */
  aims: readonly PlannedIntake[];
  /** The days of the athlete’s shows. */
  showDays: readonly CalendarDay[];
  /** What rules out a deficit, even with missing answers. */
  bars: readonly Pick<DeficitBlock, 'code'>[];
  hasApprovedPeakWeek: boolean;
}

/** A plan that no longer suits the athlete: its code, and sentences for the coach. */
export interface UnfitPlan {
  code: string;
  text: string;
}

/**
 * Active plans that today's body or diet rules out, for an alert that lasts until it's fixed. Conditions have their
 * own alert when mentioned.
 */
export function unfitPlans(plans: ActivePlans): UnfitPlan[] {
  return [
    ...unfitMealPlan(plans),
    ...avoidedMeals(plans),
    ...unfitProtocol(plans),
    ...unfitPeakWeek(plans),
  ];
}

/** An active meal plan's problems for the athlete's current state. */
export const mealPlanFaults = (answers: PlanAnswers, mealPlan: ActiveMealPlan): PlanFault[] => {
  const fault = showFault(answers, mealPlan, mealPlan);
  return [...planFaults(answers, mealPlan), ...(fault ? [fault] : [])];
};

const isOfBody = ({ code }: Pick<PlanFault, 'code'>) => code !== 'health';

function unfitMealPlan({ answers, mealPlan }: ActivePlans): UnfitPlan[] {
  const faults = answers && mealPlan ? mealPlanFaults(answers, mealPlan).filter(isOfBody) : [];
  const text = planFaultText(faults, 'The current meal plan');
  const code = faults.map((fault) => fault.code).join();
  return text ? [{ code, text: `${text} Create a new one.` }] : [];
}

/** Foods in the meal plan that the athlete no longer eats. */
function avoidedMeals({ meals, diet }: ActivePlans): UnfitPlan[] {
  const avoided = avoidedFoods(meals, diet, 'their');
  if (avoided.length === 0) return [];
  const code = ['diet', ...new Set(avoided.map(({ why }) => why))].join(' ');
  const problem = `The current meal plan includes foods they don’t eat: ${avoidedText(avoided)}.`;
  return [{ code, text: `${problem} Create a new one, or have them swap it.` }];
}

function unfitProtocol(plans: ActivePlans): UnfitPlan[] {
  const { protocol, today, showDays } = plans;
  if (!protocol) return [];
  const fault = protocolFault(plans, protocol);
  const end = showEndFault({ ...protocol, ...protocol.protocol }, { today, showDays });
  return [
    ...(fault ? [{ code: 'protocol', text: fault }] : []),
    // If the show moves again and the end changes, the alert is repeated.
    ...(end ? [{ code: `end ${end}`, text: `${end} Generate a new one.` }] : []),
  ];
}

function protocolFault(plans: ActivePlans, { protocol, safety }: ActiveProtocol): string | null {
  const { answers, today } = plans;
  const current = answers && phaseOn(protocol.phases, safety.outlook, today);
  if (!current) return null;
  const accepted = safety.findings.filter(({ phase }) => phase === current.place);
  // Unlike a plan, a phase has an end: for a woman, low availability for at most two weeks can be approved with a
  // reason.
  const isAccepted =
    answers.sex === 'female' &&
    accepted.some(({ check }) => check === 'energy_availability') &&
    countLowDays(plans, { answers, day: today }) <= AVAILABILITY_LIMITS.maxLowDaysWomen;
  const faults = planFaults(answers, { kcal: current.phase.calories, maintenanceKcal: null })
    .filter(isOfBody)
    .filter(({ code }) => !(isAccepted && code === 'energy_availability'));
  const text = planFaultText(faults, 'The current protocol');
  return text && `${text} Generate a new one.`;
}

/**
 * Consecutive days before a day (possibly in the future) on which plans leave less than 30 kcal per kg of lean mass.
 */
export function countLowDays(
  { phases, aims }: Pick<ActivePlans, 'phases' | 'aims'>,
  { answers, day }: { answers: PlanAnswers; day: CalendarDay },
): number {
  const phased = phases.map(({ phase, ...days }) => ({ ...days, intakeKcal: phase.calories }));
  const { safetyLeanMassKg: fatFreeMassKg, exerciseKcal } = athleteEnergy(answers);
  return daysOfLowAvailability([...phased, ...aims], day, { fatFreeMassKg, exerciseKcal });
}

/** Being stage-lean is intended in a peak week. */
const PEAK_BARS: Partial<Record<DeficitBlock['code'], string>> = {
  hold: 'while the diet is on hold',
  under_18: 'under 18',
  low_bmi: 'below a BMI of 18.5',
};

function unfitPeakWeek({ bars, hasApprovedPeakWeek }: ActivePlans): UnfitPlan[] {
  const bar = bars.map(({ code }) => PEAK_BARS[code]).find(Boolean);
  if (!bar || !hasApprovedPeakWeek) return [];
  const text = `An approved peak week is active, and ${bar} there shouldn’t be one: withdraw the approval.`;
  return [{ code: 'peak', text }];
}
