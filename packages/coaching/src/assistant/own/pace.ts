import type { PlanAnswers } from '../../athlete/answers.ts';
import { leadsToTarget } from '../../athlete/leads-to-target.ts';
import { weightText } from '../../athlete/weight-text.ts';
import { checkLossRate } from '../../safety/body-checks.ts';
import { deficitBlocks, safeTargetKg } from '../../safety/deficit-blocks.ts';
import { lowestIntakeKcal } from '../../safety/energy-checks.ts';
import { athleteEnergy } from '../../targets/athlete-energy.ts';
import { prepRate } from '../../targets/prep-rate.ts';
import { availabilityFloor } from '../../targets/safe-intake.ts';
import { LOSS_WINDOW_DAYS, lossTrend, paceWeighIns } from '../../trend/loss-trend.ts';
import { weightSlope } from '../../trend/weight-slope.ts';
import type { AthleteFacts } from '../facts.ts';

/** The same window as in the dashboard, alerts and protocols, so that the figures agree. */
const WINDOW = `Over the ${LOSS_WINDOW_DAYS} days up to your last weigh-in`;

/** Weight loss compared with what a prep needs; null without enough data. */
export type Pace = 'too fast' | 'fast' | 'planned' | 'slow';

/** The weight trend as a sentence, with the dashboard's figure; null without enough weigh-ins. */
export function paceSentence({ weighIns, units, ...judged }: AthleteFacts): string | null {
  const slope = weightSlope(paceWeighIns(weighIns, judged));
  if (slope.kind !== 'slope') return null;
  const { kgPerWeek, standardErrorKg, meanWeightKg } = slope;
  const percent = ((100 * Math.abs(kgPerWeek)) / meanWeightKg).toFixed(2);
  const band = `give or take ${weightText(standardErrorKg, units)}`;
  const rate = `${weightText(Math.abs(kgPerWeek), units)} a week (${percent}%, ${band})`;
  const water = Math.abs(kgPerWeek) < standardErrorKg ? ' That’s within normal scale noise.' : '';
  return `${WINDOW} you ${kgPerWeek > 0 ? 'gained' : 'lost'} ${rate}.${water}`;
}

/** Why this athlete must not be advised to eat less or do more to lose weight; null if they may. */
export function eatingLessBlockReason({ answers }: AthleteFacts): string | null {
  if (!answers) {
    return 'Your details are not complete, so I cannot tell whether eating less would be safe. Talk with your coach before you change anything.';
  }
  const [bar] = deficitBlocks(answers);
  return bar ? `${bar.text} Talk with your coach before you change anything.` : null;
}

/** The next step takes 5–8% off the calories. */
const LARGEST_CUT = 0.08;

/** The next step at a plateau, as the end of a sentence: less food or more cardio, within the intake limits. */
export function nextStep({ answers, targets }: AthleteFacts): string {
  const minKcal = targets ? targets.calories * (1 - LARGEST_CUT) : Number.POSITIVE_INFINITY;
  const available = answers && availabilityFloor(answers, athleteEnergy(answers));
  if (available && minKcal < available.leastKcal) {
    return 'talk with your coach: your plan leaves your body about the least energy that is safe after training, so neither less food nor more cardio comes next.';
  }
  if (answers && minKcal < lowestIntakeKcal(answers.sex)) {
    return 'one more cardio session is the next step, with calories unchanged: your plan is already near the lowest intake allowed without a clinician. Talk with your coach, who decides.';
  }
  return 'the next step is either 5 to 8% fewer calories or one more cardio session. Your coach decides.';
}

/** Why a plateau is no reason to eat less: no current goal requires weight loss. */
export function noLossReason({ answers }: AthleteFacts): string | null {
  if (answers && isToLose(answers)) return null;
  return 'Your goal doesn’t call for weight loss right now, so this is no reason to eat less. Talk with your coach about where you want your weight to go.';
}

function isToLose(answers: PlanAnswers): boolean {
  // As in the plan, which never goes below the lowest safe weight.
  const led = { ...answers, targetWeightKg: safeTargetKg(answers) };
  if (led.primaryGoal === 'competition_prep') return prepRate(led).weeklyRatePercent < 0;
  return led.primaryGoal === 'weight_loss' && leadsToTarget(led, -1);
}

/** The clear direction of the weight trend; null without enough weigh-ins. */
export function weightDirection({
  weighIns,
  ...judged
}: AthleteFacts): 'up' | 'down' | 'level' | null {
  const slope = weightSlope(paceWeighIns(weighIns, judged));
  if (slope.kind !== 'slope') return null;
  if (Math.abs(slope.kgPerWeek) < slope.standardErrorKg) return 'level';
  return slope.kgPerWeek > 0 ? 'up' : 'down';
}

/** A loss compared with prep rates and safety limits. */
export function paceOfLoss({ weighIns, ...judged }: AthleteFacts): Pace | null {
  const loss = lossTrend(weighIns, judged);
  if (loss.kind === 'not-enough-data') return null;
  const { level } = checkLossRate(loss.weeklyPercent, loss.doubtPercent);
  if (level === 'block') return 'too fast';
  if (level === 'warn') return 'fast';
  return loss.weeklyPercent < 0.5 ? 'slow' : 'planned';
}
