import { checkOwnTargets } from '../targets/check-own-targets.ts';
import { extraCardioBlockReason } from '../targets/extra-cardio-block.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import type { ExpenditureBand } from './project-weight.ts';
import { type Outlook, PROPOSAL_STEPS } from './proposal.ts';
import { shiftCalories } from './shift-calories.ts';
import { outlookOf, type ProposalFacts, readWeek, type Week } from './week-facts.ts';

/** Steps a coach can take up or down from the current targets. [our choice] */
const STEPS_EACH_WAY = 8;

/** Targets near the current ones, with what the safety limits say about them. */
export interface CalorieStep {
  targets: MacroTargets;
  /** Null without a measured expenditure. */
  outlook: Outlook | null;
  /** Why no one may set them, or null. */
  blocked: string | null;
  /** What a coach must give a reason for. */
  warnings: string[];
}

/** The range of steady cardio that is possible and safe with the current targets, minutes a week. */
export interface CardioRange {
  minutes: number;
  least: number;
  most: number;
  /** The step of a change. */
  step: number;
  /** Why more than `most` isn't safe, or null if the sessions can't hold more. */
  blocked: string | null;
}

export interface PlanSteps {
  /** In order of calories; the current targets are among them. */
  calories: CalorieStep[];
  /** Null without steady cardio. */
  cardio: CardioRange | null;
}

/**
 * Everything a coach can set with a few taps, checked in advance, so that a review needs no request per tap.
 * @param known an expenditure that was learned earlier this week
 */
export function planSteps(facts: ProposalFacts, known?: ExpenditureBand): PlanSteps {
  const week = readWeek(facts, known);
  const { answers } = week;
  const { targets } = facts.plan;
  const offsets = Array.from({ length: 2 * STEPS_EACH_WAY + 1 }, (_, i) => i - STEPS_EACH_WAY);
  const calories = offsets.flatMap((offset): CalorieStep[] => {
    const kcal = targets.calories + offset * PROPOSAL_STEPS.kcal;
    if (kcal <= 0) return [];
    const next = offset === 0 ? targets : shiftCalories(answers, targets, kcal);
    const checked = checkOwnTargets(answers, next);
    return [
      {
        targets: next,
        outlook: outlookOf(week, { kcal }),
        blocked: checked.kind === 'refused' ? checked.reason : null,
        warnings: checked.kind === 'allowed' ? [...checked.warnings] : [],
      },
    ];
  });
  return { calories, cardio: cardioRange(week) };
}

function cardioRange({ answers, facts: { cardio, plan } }: Week): CardioRange | null {
  if (!cardio) return null;
  const { minutes, leastMinutes: least, mostMinutes } = cardio;
  const step = PROPOSAL_STEPS.minutes;
  let most = minutes;
  for (let next = minutes + step; next <= mostMinutes; next += step) {
    const steadyCardioMinutes = (answers.steadyCardioMinutes ?? 0) + next - minutes;
    const blocked = extraCardioBlockReason({ ...answers, steadyCardioMinutes }, plan.targets);
    if (blocked) return { minutes, least, most, step, blocked };
    most = next;
  }
  return { minutes, least, most, step, blocked: null };
}
