import { isAllowed } from '../../foods/diet.ts';
import { foodById } from '../../foods/table.ts';
import { nextMeal, openMeals } from '../../meals/next-meal.ts';
import type { AthleteFacts } from '../facts.ts';
import { plainText } from '../words.ts';
import { foodNamed, substitutes } from './food-substitutes.ts';
import { NO_TARGETS } from './food-topics.ts';
import type { OwnTopic } from './own-topic.ts';
import { peakFoodFirst, peakTargets } from './peak-food.ts';
import { mealsNamed, mealText, usualMealIn } from './planned-meals.ts';

const OF_TRAINING =
  /\b(before|pre|preworkout|prior)\b.{0,120}\b(train|training|gym|workout|lift|lifting|session)\b|\bpre ?workout\b/;
/** A question about meals that the plan doesn't answer. */
const ABOUT_MEALS =
  /\b(per meal|each meal|meals? (a|per) day|how (much|many|often)|cheat|free meal|log|logging|track|skip|skipped|missed|after (train\w*|gym|workout)|post ?workout|more|less|enough|out|restaurant|show|backstage|stage|peak)\b/;
const INSTEAD =
  /\b(substitutes?|substitution|swap|replace|replacement|alternatives?|instead|hate|dislike|(dont|do not) like|cant (stand|eat)|sick of|bored of|tired of|ran out of|out of)\b/;

export const MEAL_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_meal_now',
    title: 'What should I eat now?',
    ask: [
      'eat now',
      'next meal',
      'eat next',
      'meal now',
      'what for meal',
      'eat tonight',
      'meal today',
      'meal tonight',
      'meal tomorrow',
      'snack today',
      'my snack',
    ],
    fits: (plain) => !ABOUT_MEALS.test(plain) && !OF_TRAINING.test(plain),
    source: 'Your meal plan and diary',
    answer: (facts, question) => peakFoodFirst(facts, plannedMeal(facts, question)),
  },
  {
    id: 'own_pre_workout',
    title: 'What do I eat before training?',
    ask: [
      'eat before train',
      'pre workout meal',
      'preworkout food',
      'meal before gym',
      'eat before gym',
    ],
    fits: (plain) => OF_TRAINING.test(plain),
    source: 'Your meal plan',
    answer: (facts) => peakFoodFirst(facts, beforeTraining(facts)),
  },
  {
    id: 'own_protein_per_meal',
    title: 'How much protein do I eat per meal?',
    ask: ['protein meal', 'protein each meal', 'grams protein meal', 'protein serving'],
    fits: (plain) => /\b(prot\w*)\b/.test(plain) && /\b(meals?|serving|sitting)\b/.test(plain),
    source: 'Your meal plan',
    answer: (facts) => peakFoodFirst(facts, proteinPerMeal(facts)),
  },
  {
    id: 'own_substitute',
    title: 'What can I eat instead of a food in my plan?',
    ask: ['instead food plan', 'swap food plan'],
    isMeantBy: (plain) => INSTEAD.test(plain) && foodNamed(plain, []) !== null,
    fits: (plain) => INSTEAD.test(plain),
    source: 'Your meal plan and our food table',
    answer: substitutes,
  },
];

function plannedMeal(facts: AthleteFacts, question: string): string {
  const { meals, time, peakDay, targets, eaten, loggedMeals } = facts;
  if (meals.length === 0 || !targets) return peakDay ? '' : NO_TARGETS;
  const usual = usualMealIn(question);
  const named = mealsNamed(meals, question);
  if (named.length > 0) {
    return named.map((meal) => `Your plan has ${mealText(meal, facts)}`).join('\n');
  }
  if (usual) {
    const all = meals.map(({ name, time: at }) => `${name} at ${at}`).join(', ');
    return `Your plan has no ${usual}. It has ${all}.`;
  }
  const aim = (peakDay && peakTargets(peakDay)) ?? targets;
  const remainingKcal = Math.round(aim.calories - eaten.calories);
  const next = nextMeal(openMeals(meals, loggedMeals), time);
  if (!next) {
    return remainingKcal > 0
      ? `All of today’s meals are past or logged, and ${remainingKcal} kcal are left. Eat what you skipped, or leave it out.`
      : 'All of today’s meals are past or logged and the calories are eaten. That’s it for today.';
  }
  const note =
    remainingKcal < next.calories
      ? `\nOnly ${Math.max(0, remainingKcal)} kcal are left today, so make it smaller.`
      : '';
  return `Next in your plan is ${mealText(next, facts)}${note}`;
}

/** Protein with a quick carb source, common ones first. Only foods the diet allows are suggested. */
const EXAMPLES = [
  ['chicken-breast', 'white-rice'],
  ['greek-yogurt', 'oatmeal'],
  ['tofu-firm', 'white-rice'],
  ['pea-isolate', 'banana'],
  ['lentils', 'potato'],
] as const;
const MAX_EXAMPLES = 2;

function beforeTraining(facts: AthleteFacts): string {
  const planned = mealsNamed(facts.meals, 'pre workout')[0];
  if (planned) {
    return `Your plan has ${mealText(planned, facts)}\nEat it one to three hours before you train, and move it when you train at another time.`;
  }
  const examples = EXAMPLES.flatMap((ids) => {
    const foods = ids.flatMap((id) => foodById(id) ?? []);
    const suits = foods.length === ids.length && foods.every((food) => isAllowed(food, facts.diet));
    return suits ? [foods.map(({ name }) => plainText(name)).join(' with ')] : [];
  }).slice(0, MAX_EXAMPLES);
  const examplesText = examples.length > 0 ? `, such as ${examples.join(', or ')}` : '';
  const grams = proteinRange(facts.weightKg, [0.4, 0.5]);
  return `One to three hours before: ${grams ?? 'a good part of your protein'} and easy carbs as your diet allows, with little fat and fiber${examplesText}. Shortly before, keep it small.`;
}

const proteinRange = (weightKg: number | null, [least, most]: readonly [number, number]) =>
  weightKg === null
    ? null
    : `${Math.round(least * weightKg)} to ${Math.round(most * weightKg)} g of protein`;

function proteinPerMeal({ meals, peakDay, targets, weightKg }: AthleteFacts): string {
  const range = proteinRange(weightKg, [0.4, 0.55]);
  const aim = range ? ` At your weight ${range} in each; a snack can have less.` : '';
  if (meals.length === 0 || !targets) return peakDay ? aim.trim() : `${NO_TARGETS}${aim}`;
  const each = meals.map(({ name, protein }) => `${name} ${Math.round(protein)} g`).join(', ');
  return `Your plan spreads ${Math.round(targets.protein)} g of protein over the day: ${each}.${aim}`;
}
