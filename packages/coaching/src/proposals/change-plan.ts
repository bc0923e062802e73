import { kcalForWeeklyRate } from '../targets/athlete-energy.ts';
import { checkOwnTargets } from '../targets/check-own-targets.ts';
import { dailyTargetsFor } from '../targets/daily-targets.ts';
import { extraCardioBlockReason } from '../targets/extra-cardio-block.ts';
import { BAND_SIGMAS } from '../trend/band.ts';
import { type PlannedPace, paceAround } from '../trend/weight-pace.ts';
import {
  PROPOSAL_STEPS,
  type ProposedCardio,
  type ProposedTargets,
  type WeekProposal,
} from './proposal.ts';
import * as say from './proposal-text.ts';
import { shiftCalories } from './shift-calories.ts';
import { foodOf, outlookOf, propose, type Week } from './week-facts.ts';

/** A projected stage weight this far off the target justifies a change, % of body weight. [our choice] */
const STAGE_MISS_PERCENT = 1;

/** The goal pace, and why the current one differs; null if it doesn't. */
interface OffGoal {
  rule: 'pace' | 'show_weight';
  why: string;
  goalPercent: number;
}

/** Brings the pace back to its goal, by food or by cardio, as far as a week and the limits allow. */
export function changePlan(week: Week): WeekProposal {
  const { now, lastWeek } = week.known;
  const { calories } = now.targets;
  const goalPercent = plannedRate(week);
  const pace = paceAround(week.answers, goalPercent);
  const rate = now.outlook?.weeklyPercent ?? goalPercent;
  const steady = (): WeekProposal =>
    propose(week, {
      ...{ kind: 'no_change', rule: 'on_track' },
      reasons: [say.onPaceText(rate, pace), say.steadyText(lastWeek, calories)],
    });
  const off = offPace(week, rate, pace) ?? offStage(week, rate);
  if (!off) return steady();
  const targetKcal = targetIntake(week, off.goalPercent);
  const step = roundedStep(targetKcal - calories, calories);
  if (step === 0) return steady();
  const food = safeChange(week, step);
  const cardio = cardioInstead(week, { wantedKcal: targetKcal, goal: off.goalPercent });
  const { rule } = off;
  if (food) {
    const kcal = food.targets.calories - calories;
    const isCapped = Math.abs(targetKcal - calories) - Math.abs(kcal) >= PROPOSAL_STEPS.kcal;
    const does = say.changeText({ kcal, rate: food.weeklyPercent, isCapped });
    return propose(week, { kind: 'change', rule, reasons: [off.why, does], food, cardio });
  }
  if (cardio) {
    const minutes = cardio.minutes - (now.cardioMinutes ?? 0);
    const does = say.cardioOnlyText({ minutes, rate: cardio.weeklyPercent });
    return propose(week, { kind: 'change', rule, reasons: [off.why, does], cardio });
  }
  const limit =
    'No change in food stays within the safety limits, so the goal or the date has to change.';
  return propose(week, { kind: 'no_change', rule: 'at_limit', reasons: [off.why, limit] });
}

/** The active plan's intended rate, % a week. */
function plannedRate({ answers, facts: { plan } }: Week): number {
  return plan.goalPercent ?? goalRate(answers) ?? 0;
}

/** The rate of the athlete's goal within every safety limit, % a week. */
function goalRate(answers: Week['answers']): number | null {
  const targets = dailyTargetsFor(answers);
  return targets.kind === 'targets' ? targets.weeklyRatePercent : null;
}

/** Only beyond one standard error, since possible water changes are no reason to change intake. */
function offPace(week: Week, rate: number, pace: PlannedPace): OffGoal | null {
  const doubt = doubtPercent(week);
  if (rate + doubt >= pace.fromPercent && rate - doubt <= pace.toPercent) return null;
  const why = say.offPaceText(week.known.now.targets.calories, rate, pace);
  return { rule: 'pace', why, goalPercent: plannedRate(week) };
}

/** One standard error of the projected pace, % a week. */
function doubtPercent({ energy, weightKg, known: { expenditure } }: Week): number {
  if (!expenditure) return 0;
  const sdKcal = (expenditure.highKcal - expenditure.lowKcal) / (2 * BAND_SIGMAS);
  return (100 * sdKcal * 7) / energy.kcalPerKg / weightKg;
}

/** A prep within its corridor that still misses its stage weight. */
function offStage({ answers, known }: Week, rate: number): OffGoal | null {
  const { outlook } = known.now;
  if (answers.primaryGoal !== 'competition_prep' || !known.until.isShow || !outlook) return null;
  const goalPercent = goalRate(answers);
  // In the off-season, the diet for the show hasn't begun.
  if (goalPercent === null || goalPercent >= 0) return null;
  const { targetWeightKg } = answers;
  const missPercent = (100 * (outlook.weight.kg - targetWeightKg)) / targetWeightKg;
  // In the off-season, a change away from the target is intended.
  const isHelped = Math.sign(rate - goalPercent) === Math.sign(missPercent);
  if (Math.abs(missPercent) < STAGE_MISS_PERCENT || !isHelped) return null;
  return { rule: 'show_weight', why: say.stageWeightText(missPercent), goalPercent };
}

function targetIntake({ energy, weightKg, known }: Week, goalPercent: number): number {
  const maintenance = known.expenditure?.kcal ?? energy.maintenanceKcal;
  return maintenance + kcalForWeeklyRate((goalPercent / 100) * weightKg, energy);
}

/** Rounds a change to whole steps, within a week's limit. */
function roundedStep(changeKcal: number, calories: number): number {
  const { kcal, mostShare } = PROPOSAL_STEPS;
  const maxSteps = Math.max(1, Math.floor((mostShare * calories) / kcal));
  const steps = Math.round(changeKcal / kcal);
  return kcal * Math.max(-maxSteps, Math.min(maxSteps, steps));
}

/** The largest part of a change that passes every limit without a warning the plan doesn't already have. */
function safeChange(week: Week, changeKcal: number): ProposedTargets | null {
  const { answers, facts } = week;
  const { targets } = facts.plan;
  const now = checkOwnTargets(answers, targets);
  const currentWarnings = now.kind === 'allowed' ? now.warnings.length : 0;
  const step = Math.sign(changeKcal) * PROPOSAL_STEPS.kcal;
  for (let kcal = changeKcal; kcal !== 0; kcal -= step) {
    const next = shiftCalories(answers, targets, targets.calories + kcal);
    const checked = checkOwnTargets(answers, next);
    if (checked.kind === 'allowed' && checked.warnings.length <= currentWarnings)
      return foodOf(week, next);
  }
  return null;
}

/** Steady cardio with the same effect as the food change, in a diet. */
function cardioInstead(
  week: Week,
  { wantedKcal, goal }: { wantedKcal: number; goal: number },
): ProposedCardio | null {
  const { cardio } = week.facts;
  const { calories } = week.facts.plan.targets;
  if (!cardio || goal >= 0) return null;
  const { minutes: size, mostMinutes } = PROPOSAL_STEPS;
  const exact = (7 * (calories - wantedKcal)) / cardio.netKcalPerMinute;
  const rounded = size * Math.round(exact / size);
  const change = Math.max(-mostMinutes, Math.min(mostMinutes, rounded));
  const minutes = Math.max(
    cardio.leastMinutes,
    Math.min(cardio.mostMinutes, cardio.minutes + change),
  );
  const added = minutes - cardio.minutes;
  if (added === 0 || (added > 0 && cardioBlockReason(week, added))) return null;
  const cardioKcal = (added * cardio.netKcalPerMinute) / 7;
  const outlook = outlookOf(week, { kcal: calories, cardioKcal });
  return outlook && { minutes, ...outlook };
}

/** Why this athlete should not get more steady cardio, or null. */
function cardioBlockReason({ answers, facts }: Week, added: number): string | null {
  const steadyCardioMinutes = (answers.steadyCardioMinutes ?? 0) + added;
  return extraCardioBlockReason({ ...answers, steadyCardioMinutes }, facts.plan.targets);
}
