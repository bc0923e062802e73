import {
  AVAILABILITY_LIMITS,
  athleteEnergy,
  avoidedFoods,
  avoidedText,
  calendarDayIn,
  type DeficitBar,
  daysOfLowAvailability,
  deficitBars,
  type FollowedPhase,
  type PlanAnswers,
  type PlanFault,
  type PlannedIntake,
  phaseOn,
  planFaults,
  planFaultText,
  showEndFault,
  showFault,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { dietOf } from '../diet-of.ts';
import { findCurrentBody, findPlanAnswers } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import {
  type ApprovedProtocol,
  findPlannedIntake,
  findPlannedMeals,
  hasApprovedPeakWeek,
  listFollowedPhases,
  listMealPlanAims,
  type PlanInForce,
  plannedIntake,
} from './queries.ts';

/** What the meal plan in force is at fault in, by the athlete as they are now. */
export async function findPlanFaults(db: Db, athlete: Person, now: Date): Promise<PlanFault[]> {
  const answers = answersOf(athlete, await findCurrentBody(db, athlete, now), now);
  const planned = answers && (await findPlannedIntake(db, athlete.id));
  return planned ? mealPlanFaults(answers, planned, athlete.timezone) : [];
}

type Body = Awaited<ReturnType<typeof findCurrentBody>>;

/** Current plans are checked without regard to a show. */
const answersOf = (athlete: Person, body: Body, now: Date) =>
  findPlanAnswers(athlete, now, { ...body, showDay: null });

function mealPlanFaults(
  answers: PlanAnswers,
  planned: ReturnType<typeof plannedIntake>,
  timezone: string,
): PlanFault[] {
  const madeOn = calendarDayIn(planned.madeAt, timezone);
  const { showOn, showDays } = planned;
  const fault = showFault(answers, planned, { madeOn, showOn, showDays });
  return [...planFaults(answers, planned), ...(fault ? [fault] : [])];
}

/** The plans of an athlete as `loadStanding` reads them. */
interface Plans {
  plan: PlanInForce | null;
  protocol: ApprovedProtocol | null;
  phases: readonly FollowedPhase[];
  aims: readonly PlannedIntake[];
  showDays: readonly string[];
}

interface Unfit {
  body: Body;
  plans: Plans;
  now: Date;
}

/**
 * What is in force although the athlete's body or diet of today bars it, for an alert that stands until it is no longer so.
 * Conditions have an alert of their own, when they are named.
 */
export async function findUnfit(db: Db, athlete: Person, { body, plans, now }: Unfit) {
  const answers = answersOf(athlete, body, now);
  const planned = plans.plan && plannedIntake(plans.plan, plans.showDays);
  const unfit: { code: string; text: string }[] = [];
  const add = (code: string, text: string | null) => text && unfit.push({ code, text });
  const judged = answers && planned ? mealPlanFaults(answers, planned, athlete.timezone) : [];
  const faults = judged.filter(isOfBody);
  const mealPlan = planFaultText(faults, 'The current meal plan');
  add(faults.map(({ code }) => code).join(), mealPlan && `${mealPlan} Make a new one.`);
  const diet = await dietFault(db, athlete);
  add(diet.code, diet.text);
  const today = calendarDayIn(now, athlete.timezone);
  const { protocol } = plans;
  if (protocol) {
    add('protocol', protocolFault(plans, { protocol, answers, today }));
    const end = showEndFault({ ...protocol, ...protocol.protocol }, { ...protocol, today });
    // Where a show is moved once more and the end is another, it is news.
    add(`end ${end}`, end && `${end} Generate a new one.`);
  }
  const bars = barsOf(athlete, body);
  const peak = bars.map(({ code }) => PEAK_BARS[code]).find(Boolean);
  if (peak && (await hasApprovedPeakWeek(db, athlete.id, today))) {
    add(
      'peak',
      `An approved peak week is active, and ${peak} there shouldn’t be one: withdraw the approval.`,
    );
  }
  return unfit;
}

const isOfBody = ({ code }: Pick<PlanFault, 'code'>) => code !== 'health';

/** What the meal plan has although the athlete has come to leave it out. */
async function dietFault(db: Db, athlete: Person): Promise<{ code: string; text: string | null }> {
  const diet = dietOf(athlete);
  const isFree = diet.restrictions.length + diet.allergies.length === 0;
  const avoided = isFree ? [] : avoidedFoods(await findPlannedMeals(db, athlete.id), diet, 'their');
  const code = ['diet', ...new Set(avoided.map(({ why }) => why))].join(' ');
  const what = `The current meal plan includes foods they don’t eat: ${avoidedText(avoided)}.`;
  return {
    code,
    text: avoided.length > 0 ? `${what} Make a new one, or have them swap it.` : null,
  };
}

/** What the body bars, also of somebody who has not answered everything. */
function barsOf({ age, height, weight, sex, openHolds }: Person, body: Body): DeficitBar[] {
  const weightKg = body.weightKg ?? weight;
  if (age === null || height === null || weightKg === null) return [];
  return deficitBars({
    ...{ ageYears: age, heightCm: height, weightKg, holds: openHolds },
    ...(sex ? { sex } : {}),
    ...(body.bodyFatPercent === null ? {} : { bodyFatPercent: body.bodyFatPercent }),
  });
}

interface OfProtocol {
  protocol: ApprovedProtocol;
  answers: PlanAnswers | null;
  today: string;
}

function protocolFault(plans: Plans, { protocol, answers, today }: OfProtocol): string | null {
  const { protocol: plan, safety } = protocol;
  const inForce = answers && phaseOn(plan.phases, safety.outlook, today);
  if (!inForce) return null;
  const kcal = inForce.phase.calories;
  const accepted = safety.findings.filter(({ phase }) => phase === inForce.place);
  // A plan has no end, a phase has: low for a woman for two weeks at most it may be approved with a reason.
  const isAccepted =
    answers.sex === 'female' &&
    accepted.some(({ check }) => check === 'energy_availability') &&
    countLowDays(plans, { answers, day: today }) <= AVAILABILITY_LIMITS.mostLowDaysWomen;
  const faults = planFaults(answers, { kcal, maintenanceKcal: null })
    .filter(isOfBody)
    .filter(({ code }) => !(isAccepted && code === 'energy_availability'));
  const text = planFaultText(faults, 'The current protocol');
  return text && `${text} Generate a new one.`;
}

function countLowDays(
  { phases, aims }: Pick<Plans, 'phases' | 'aims'>,
  { answers, day }: { answers: PlanAnswers; day: string },
): number {
  const phased = phases.map(({ phase, ...days }) => ({ ...days, intakeKcal: phase.calories }));
  const plans = [...phased, ...aims];
  const { safetyLeanMassKg: fatFreeMassKg, exerciseKcal } = athleteEnergy(answers);
  return daysOfLowAvailability(plans, day, { fatFreeMassKg, exerciseKcal });
}

/**
 * Days in a row before a day, which may be ahead, on which meal plans and protocols leave less than 30 kcal per kg of
 * lean mass; 0 where that was not measured.
 */
export async function lowDaysBefore(
  db: Db,
  athlete: Person,
  { day, now }: { day: string; now: Date },
): Promise<number> {
  const answers = answersOf(athlete, await findCurrentBody(db, athlete, now), now);
  if (!answers?.bodyFatPercent) return 0;
  const phases = await listFollowedPhases(db, athlete);
  return countLowDays({ phases, aims: await listMealPlanAims(db, athlete) }, { answers, day });
}

/** Stage-lean is what a peak week is for. */
const PEAK_BARS: Partial<Record<DeficitBar['code'], string>> = {
  hold: 'while the diet is on hold',
  under_18: 'under 18',
  low_bmi: 'below a BMI of 18.5',
};
