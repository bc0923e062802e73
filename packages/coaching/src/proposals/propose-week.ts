import { addDays, daysBetween } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import { inDeficit } from '../energy/in-deficit.ts';
import { AFTER_SHOW, afterShowOf } from '../targets/after-show.ts';
import { checkOwnTargets } from '../targets/check-own-targets.ts';
import { dailyTargetsFor } from '../targets/daily-targets.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import { tens, thousands } from '../text/thousands.ts';
import { changePlan } from './change-plan.ts';
import { PROPOSAL_NEEDS, PROPOSAL_STEPS, type WeekProposal } from './proposal.ts';
import { diaryTexts } from './proposal-text.ts';
import { shiftCalories } from './shift-calories.ts';
import {
  formulaOutlook,
  outlookOf,
  type ProposalFacts,
  propose,
  readWeek,
  type Week,
} from './week-facts.ts';

/** A plan is followed for at least a week before the next change. */
const MIN_PLAN_DAYS = 7;
/** Within this many days of a show, the peak week applies instead. */
const PEAK_DAYS = 7;
/**
 * The weekly suggestion, based on diary and scale. It changes calories or cardio to bring the
 * projected pace back to its goal, or suggests no change, or asks for more logging. Changes stay
 * within every safety limit, are at most ±8% a week in steps of 50 kcal, and keep protein. If a
 * plan is beyond a safety limit, the suggestion raises it at once by as much as needed.
 */
export function proposeWeek(facts: ProposalFacts): WeekProposal {
  const week = readWeek(facts);
  return (
    safetyFirst(week) ??
    afterShow(week) ??
    peakWeek(week) ??
    tooFewDays(week) ??
    newPlan(week) ??
    changePlan(week)
  );
}

function safetyFirst(week: Week): WeekProposal | null {
  const { answers, facts } = week;
  const { targets } = facts.plan;
  const checked = checkOwnTargets(answers, targets);
  if (checked.kind === 'allowed') return null;
  const next = safeTargets(week, checked.leastKcal);
  // Without a measurement, use the formula, since safety limits apply regardless.
  const outlook = next && (outlookOf(week, { kcal: next.calories }) ?? formulaOutlook(week, next));
  if (!next || !outlook) return null;
  const change = next.calories - targets.calories;
  const how =
    change === 0
      ? 'The proposed protein, carbohydrate and fat are within the limits.'
      : `About ${tens(Math.abs(change))} kcal ${change > 0 ? 'more' : 'less'} a day fixes that. The weekly 8% limit doesn’t apply to safety changes.`;
  const reasons = [checked.faults[0].text, how] as const;
  return propose(week, {
    kind: 'change',
    rule: 'safety',
    reasons,
    food: { targets: next, ...outlook },
  });
}

/** The nearest targets that pass every limit: the current ones scaled up, otherwise our own. */
function safeTargets({ answers, facts }: Week, minKcal: number | null): MacroTargets | null {
  const { targets } = facts.plan;
  const step = PROPOSAL_STEPS.kcal;
  const targetKcal = minKcal === null ? targets.calories : Math.ceil(minKcal / step) * step;
  const shifted = shiftCalories(answers, targets, targetKcal);
  if (checkOwnTargets(answers, shifted).kind === 'allowed') return shifted;
  const ownTargets = dailyTargetsFor(answers);
  if (ownTargets.kind === 'not-enough-data') return null;
  const { calories, protein, carbs, fats } = ownTargets;
  return { calories, protein, carbs, fats };
}

/**
 * Ends the diet after a show: returns to maintenance in one step, even without a diary. Targets
 * that a person set after the show stay.
 */
function afterShow(week: Week): WeekProposal | null {
  const { answers, facts } = week;
  const after = afterShowOf(answers);
  if (!after) return null;
  const risen = addDays(after.show, AFTER_SHOW.riseDays + 1);
  const hasRisen = answers.today >= risen;
  // The proposal covers the week, not just the first day of the increase.
  const ownTargets = dailyTargetsFor({ ...answers, today: hasRisen ? answers.today : risen });
  if (ownTargets.kind !== 'targets') return null;
  const { startedOn, goalPercent, targets: now } = facts.plan;
  const isIntakeRise = startedOn < risen && goalPercent === null;
  const isDiet = inDeficit(now.calories, ownTargets.maintenanceKcal);
  if (!isDiet || !(startedOn <= after.show || isIntakeRise)) return null;
  const { calories, protein, carbs, fats } = ownTargets;
  const targets = { calories, protein, carbs, fats };
  const outlook = outlookOf(week, { kcal: calories }) ?? formulaOutlook(week, targets);
  if (!outlook) return null;
  const gain = calories > ownTargets.maintenanceKcal ? ' and a slow gain' : '';
  const reasons = [
    `The show on ${formatDay(after.show)} is over, and the meal plan is still a diet.`,
    `${thousands(calories - now.calories)} kcal more a day is maintenance${gain}.`,
  ] as const;
  const food = { targets, ...outlook };
  return propose(week, { kind: 'change', rule: 'after_show', reasons, food });
}

function peakWeek(week: Week): WeekProposal | null {
  const { competitionDate, today } = week.answers;
  const days = competitionDate === undefined ? -1 : daysBetween(today, competitionDate);
  if (days < 0 || days > PEAK_DAYS) return null;
  const reasons = [
    'The show is within a week.',
    'Follow the peak-week plan; targets change again after the show.',
  ] as const;
  return propose(week, { kind: 'no_change', rule: 'peak_week', reasons });
}

function tooFewDays(week: Week): WeekProposal | null {
  const { lastWeek, expenditure } = week.known;
  const { weighIns, fullDays } = PROPOSAL_NEEDS;
  if (expenditure && lastWeek.weighIns >= weighIns && lastWeek.fullDays >= fullDays) return null;
  const reasons = diaryTexts(lastWeek, week.isImplausible);
  return propose(week, { kind: 'holding', rule: 'diary', reasons });
}

function newPlan(week: Week): WeekProposal | null {
  const days = daysBetween(week.facts.plan.startedOn, week.answers.today);
  // A plan starting later than tomorrow was created with a wrong clock.
  if (days >= MIN_PLAN_DAYS || days < -1) return null;
  const reasons = [
    'The meal plan is less than a week old.',
    'Give it a full week before the next change.',
  ] as const;
  return propose(week, { kind: 'no_change', rule: 'new_plan', reasons });
}
