import { MACRO_KEYS } from '../foods/food.ts';
import type { DayDraft, Serving } from './day-draft.ts';
import type { DayGoals } from './day-goals.ts';
import { PENALTY, scaleOf } from './penalty.ts';

const SWEEPS = 120;

/** One linear wish of the least-squares problem: weight · (sum of coefficient · grams − wanted)². */
interface Wish {
  weight: number;
  /** What is still missing at the present portions. */
  missing: number;
}

interface Term {
  wish: Wish;
  /** What a gram adds. */
  perGram: number;
}

/**
 * Bounded least squares by coordinate descent: sets the grams (not yet in kitchen steps) that bring the day
 * closest to its macros and, with less weight, the meals to their shares and the portions to the usual ones.
 * Optional foods that come out far below their least portion are left out.
 */
export function solvePortions(draft: DayDraft, goals: DayGoals): void {
  descend(draft, goals, (serving) => (serving.slot.optional ? 0 : serving.least));
  for (const serving of draft) {
    if (serving.slot.optional && serving.grams < serving.least / 2) serving.grams = 0;
  }
  const kept = draft.filter((serving) => serving.grams > 0);
  descend(kept, goals, (serving) => serving.least);
}

function descend(
  servings: readonly Serving[],
  goals: DayGoals,
  leastOf: (serving: Serving) => number,
): void {
  const problem = linearTerms(servings, goals);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const { serving, terms, curvature } of problem) {
      const range = serving.most - serving.least || 1;
      const pull = PENALTY.usual / (range * range);
      let slope = pull * (serving.usual - serving.grams);
      for (const { wish, perGram } of terms) slope += wish.weight * perGram * wish.missing;
      const wanted = serving.grams + slope / (curvature + pull);
      const grams = Math.min(serving.most, Math.max(leastOf(serving), wanted));
      const change = grams - serving.grams;
      if (change === 0) continue;
      serving.grams = grams;
      for (const { wish, perGram } of terms) wish.missing -= perGram * change;
    }
  }
}

function linearTerms(servings: readonly Serving[], goals: DayGoals) {
  const day = MACRO_KEYS.map((key) => ({
    key,
    wish: {
      weight: PENALTY.day / scaleOf(goals.day[key]) ** 2,
      missing: goals.day[key],
    },
  }));
  const meals = goals.meals.map((goal) => ({
    calories: { weight: PENALTY.meal / scaleOf(goal.calories) ** 2, missing: goal.calories },
    protein: { weight: PENALTY.meal / scaleOf(goal.protein) ** 2, missing: goal.protein },
  }));
  return servings.map((serving) => {
    const { food, grams } = serving;
    const terms: Term[] = day.map(({ key, wish }) => ({ wish, perGram: food[key] / 100 }));
    const meal = meals[serving.meal];
    if (meal !== undefined) {
      terms.push({ wish: meal.calories, perGram: food.calories / 100 });
      terms.push({ wish: meal.protein, perGram: food.protein / 100 });
    }
    let curvature = 0;
    for (const { wish, perGram } of terms) {
      curvature += wish.weight * perGram * perGram;
      wish.missing -= perGram * grams;
    }
    return { serving, terms, curvature };
  });
}
