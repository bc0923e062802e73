import { weightText } from '../athlete/weight-text.ts';
import { HABITUAL_STEPS } from '../energy/step-cost.ts';
import { safeTargetKg } from '../safety/deficit-blocks.ts';
import { PREP_PROTEIN } from '../targets/splits.ts';
import { counted } from '../text/counted.ts';
import { thousands } from '../text/thousands.ts';
import type { ProtocolBasis } from './basis.ts';
import type { Raise } from './fill-phase.ts';
import type { Outline } from './outline.ts';
import type { ProtocolDecision, ProtocolFact, ProtocolPhase, ProtocolType } from './protocol.ts';

const OUR_CHOICE = 'Our starting point, which the coach can change';
const NO_BODY_FAT = 'Body fat hasn’t been measured in the last 8 weeks at about this weight.';
/** Below this adherence, results say little about the plan. [our choice] */
const LOW_ADHERENCE = 75;

interface ProtocolResult {
  outline: Outline;
  phases: readonly ProtocolPhase[];
  raises: readonly Raise[];
  /** The resulting pace of the first diet phase, % a week; null if there is no diet phase. */
  dietRatePercent: number | null;
  /** The weight at the end of the phases. */
  endKg: number;
}

/** The decisions, each with its reason and source. */
export function decisionsOf(
  type: ProtocolType,
  basis: ProtocolBasis,
  { outline, phases, raises, endKg, dietRatePercent }: ProtocolResult,
): ProtocolDecision[] {
  const losing = type === 'cutting' || type === 'competition_prep';
  return [
    {
      topic: 'Length and rate',
      text: outline.why + slowerPaceNote(outline, dietRatePercent),
      source: losing ? 'Helms et al. 2014' : 'Iraki et al. 2019',
    },
    energyDecision(basis),
    proteinDecision(basis, losing, phases),
    {
      topic: 'Fat and carbohydrate',
      text: losing
        ? 'Fat is 25% of calories, down to 15% if carbohydrate would fall below 1.5 g per kg.'
        : 'Fat is 1 g per kg, down to 0.5 g if carbohydrate would fall below 3 g per kg; carbohydrate is the rest.',
      source: losing ? 'Helms et al. 2014; the floor is ours' : 'Iraki et al. 2019',
    },
    ...activityDecisions(basis, phases),
    ...raises.map((text) => ({ topic: 'Safety limit applied', text, source: 'Safety limits' })),
    ...(losing ? missedTargetDecision(basis, endKg) : []),
    ...adherenceDecision(basis),
  ];
}

/** A difference in pace below this is rounding, % a week. [our choice] */
const SAME_PACE = 0.1;

/** A note if the limits cause a slower pace than the goal; the phases use the slower one. */
function slowerPaceNote({ phases }: Outline, dietRatePercent: number | null): string {
  const aimed = phases.find(({ role }) => role === 'diet')?.ratePercent;
  if (aimed === undefined || dietRatePercent === null) return '';
  if (dietRatePercent - aimed < SAME_PACE) return '';
  if (dietRatePercent > -SAME_PACE) return ' The safety limits below allow almost none of it.';
  return ` Within the safety limits below, it begins at ${(-dietRatePercent).toFixed(2)}% a week.`;
}

/** Smaller differences from the target, as a share of weight, don't count. */
const CLOSE_ENOUGH = 0.01;

/** A decision if the limits keep the protocol from reaching the target. */
function missedTargetDecision(
  { answers, weightKg }: ProtocolBasis,
  endKg: number,
): ProtocolDecision[] {
  const { targetWeightKg, units } = answers;
  const isShortOf = (kg: number) => endKg - kg >= CLOSE_ENOUGH * weightKg;
  if (!isShortOf(targetWeightKg)) return [];
  const safeKg = safeTargetKg(answers);
  const cause = isShortOf(safeKg)
    ? 'the limits don’t allow a faster pace in these weeks'
    : `no plan goes below ${weightText(safeKg, units)}`;
  const text = `It leads to about ${weightText(endKg, units)}, not to the target of ${weightText(targetWeightKg, units)}: ${cause}.`;
  return [
    { topic: 'Short of the target', text, source: 'Projected from expenditure and calories' },
  ];
}

function energyDecision({ expenditure, energy, maintenanceKcal }: ProtocolBasis): ProtocolDecision {
  const topic = 'Calories';
  if (expenditure.kind === 'expenditure') {
    const { kcal, lowKcal, highKcal, loggedDays } = expenditure;
    return {
      topic,
      text: `Maintenance is ${thousands(kcal)} kcal a day (${thousands(lowKcal)} to ${thousands(highKcal)}), estimated from ${counted(loggedDays, 'logged day')} and the scale. It changes with weight from phase to phase.`,
      source: 'Own diary and weigh-ins, weighed against Mifflin–St Jeor 1990',
    };
  }
  return {
    topic,
    text: `Maintenance is ${thousands(maintenanceKcal)} kcal a day by formula (resting ${thousands(energy.restingKcal)}): too little is logged to estimate it, or the logs aren’t plausible. It may be off by 300 kcal, so watch the first two weeks.`,
    source: 'Resting energy, everyday activity and planned training',
  };
}

function proteinDecision(
  { energy, answers }: ProtocolBasis,
  losing: boolean,
  phases: readonly ProtocolPhase[],
): ProtocolDecision {
  const topic = 'Protein';
  if (!losing) return { topic, text: '2 g per kg of body weight.', source: 'Iraki et al. 2019' };
  const { leanMassKg, bodyFatSource } = energy;
  const lean = weightText(Math.round(leanMassKg), answers.units);
  const how = bodyFatSource === 'measured' ? 'measured' : 'estimated';
  const { least, most } = PREP_PROTEIN;
  const range = `${least} to ${most} g per kg of lean mass (${lean}, ${how})`;
  const lowest = Math.min(...phases.map(({ protein }) => protein));
  // Grams are rounded to whole numbers.
  const isBelow = lowest + 0.5 < least * leanMassKg;
  const text = isBelow
    ? `${range} is the range; the phase with the lowest protein has ${(lowest / leanMassKg).toFixed(1)} g per kg, to leave room for fat and carbohydrate.`
    : `${range}: higher when the diet is harder.`;
  return { topic, text, source: 'Helms et al. 2014' };
}

function activityDecisions(
  { habitualCardioMinutes, input }: ProtocolBasis,
  phases: readonly ProtocolPhase[],
): ProtocolDecision[] {
  const now =
    input.cardioMinutesPerWeek === null
      ? 'No cardio is logged yet.'
      : `Now ${Math.round(habitualCardioMinutes)} minutes a week are logged.`;
  const decisions: ProtocolDecision[] = [
    {
      topic: 'Cardio and steps',
      text: `${now} Diet phases add 15% each, up to 300 minutes, before calories are cut further. Steps above ${thousands(HABITUAL_STEPS)} a day count as walking (ACSM); treating the rest as habit is our choice.`,
      source: OUR_CHOICE,
    },
    {
      topic: 'Training volume',
      text: 'Weekly hard sets are between the minimum that grows a muscle and the range that grows it best, lower in a deficit and with short sleep or stress. Loads stay and sets drop first, with one easier week in every four to six.',
      source: 'Volume landmarks, a coaching heuristic',
    },
  ];
  if (phases.some(({ refeedDays }) => refeedDays > 0)) {
    decisions.push({
      topic: 'Refeeds and diet breaks',
      text: 'Days and weeks at maintenance make the diet easier to follow. They don’t speed up metabolism.',
      source: OUR_CHOICE,
    });
  }
  return decisions;
}

function adherenceDecision({ input }: ProtocolBasis): ProtocolDecision[] {
  const percent = input.adherencePercent;
  if (percent === null || percent >= LOW_ADHERENCE) return [];
  const text = `${percent}% of the plan was followed over the last 14 days. Raise that before tightening the targets: numbers say little about a plan that isn’t followed.`;
  return [{ topic: 'Adherence', text, source: 'Logged meals, sessions, cardio and check-ins' }];
}

/** The protocol's figures, and the missing ones. */
export function factsOf(basis: ProtocolBasis): { facts: ProtocolFact[]; missing: string[] } {
  const { energy, input, observedLossPercent } = basis;
  const facts = bodyFacts(basis);
  const missing: string[] = [];
  const add = (name: string, text: string | null, source: string, without: string) => {
    if (text === null) missing.push(without);
    else facts.push({ name, text, source });
  };
  add(
    'Trend, 14 days',
    observedLossPercent === null
      ? null
      : `${(-observedLossPercent).toFixed(2).replace('-', '−')}% a week`,
    'Weigh-ins',
    'Too few weigh-ins in the last 14 days to show a trend.',
  );
  add(
    'Expenditure',
    basis.expenditure.kind === 'expenditure'
      ? `${thousands(basis.expenditure.kcal)} kcal a day`
      : null,
    'Diary and scale, 28 days',
    'Too few logged days or weigh-ins to estimate the expenditure, or an implausible diary, so the formula is used.',
  );
  add(
    'Adherence',
    percentText(input.adherencePercent),
    'Last 14 days',
    'Too new to judge adherence.',
  );
  add(
    'Cardio',
    minutesPerWeek(input.cardioMinutesPerWeek),
    'Last 28 days',
    'No cardio has been logged.',
  );
  add(
    'Workouts',
    sessionsPerWeek(input.sessionsPerWeek),
    'Last 28 days',
    'No workout has been logged.',
  );
  const meals = input.mealPlan && `${thousands(input.mealPlan.calories)} kcal a day`;
  add('Meal plan', meals, 'Current plan', 'There is no current meal plan.');
  if (energy.bodyFatSource !== 'measured') missing.push(NO_BODY_FAT);
  return { facts, missing };
}

/** Facts that are always known, if only as estimates. */
function bodyFacts({ answers, energy, weightKg, weightSource }: ProtocolBasis): ProtocolFact[] {
  return [
    {
      name: 'Weight',
      text: weightText(weightKg, answers.units),
      source: weightSource === 'trend' ? 'Weigh-in trend' : 'Last known weight',
    },
    {
      name: 'Target weight',
      text: weightText(answers.targetWeightKg, answers.units),
      source: 'Profile',
    },
    {
      name: 'Body fat',
      text: `${energy.bodyFatPercent.toFixed(1)}%`,
      source:
        energy.bodyFatSource === 'measured' ? 'Measured' : 'Estimated from age, height and weight',
    },
  ];
}

const percentText = (value: number | null) => (value === null ? null : `${value}%`);

/** Fractions of a minute don't matter for a week. */
const minutesPerWeek = (value: number | null) =>
  value === null ? null : `${counted(Math.round(value), 'minute')} a week`;

const sessionsPerWeek = (value: number | null) =>
  value === null ? null : `${counted(Math.round(value * 10) / 10, 'session')} a week`;
