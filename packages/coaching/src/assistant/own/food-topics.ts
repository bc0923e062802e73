import { nextMeal } from '../../meals/next-meal.ts';
import { counted } from '../../words/counted.ts';
import type { AthleteFacts } from '../facts.ts';
import { isOfThisWeek } from './of-this-week.ts';
import type { OwnTopic } from './own-topic.ts';

const NO_TARGETS =
  'You have no meal plan yet, so there is no target to count against. Make one on the meal plan page.';

export const FOOD_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_left',
    title: 'How many calories do I have left today?',
    ask: [
      'calorie left',
      'calorie left today',
      'left eat today',
      'macro left',
      'protein left',
      'carb left',
      'fat left',
      'remaining calorie',
      'remaining protein',
      'calorie remaining today',
      'still eat today',
    ],
    source: 'Your diary and meal plan',
    answer: whatIsLeft,
  },
  {
    id: 'own_eaten',
    title: 'What have I eaten today?',
    ask: [
      'eat today so far',
      'calorie today eat',
      'logged today',
      'protein today eat',
      'diary today',
    ],
    source: 'Your diary',
    answer: ({ eaten }) =>
      eaten.calories === 0
        ? 'Nothing is logged for today yet.'
        : `Logged today so far: ${macros(eaten)}.`,
  },
  {
    id: 'own_eaten_week',
    title: 'What have I eaten this week?',
    ask: [
      'eat week',
      'protein week',
      'calorie week',
      'average calorie week',
      'average protein week',
      'macro week',
      'carb week',
      'fat week',
    ],
    fits: isOfThisWeek,
    source: 'Your diary',
    answer: whatWasEatenThisWeek,
  },
  {
    id: 'own_targets',
    title: 'What are my calories and macros?',
    ask: [
      'my macro',
      'my calorie',
      'calorie eat day',
      'my target',
      'my protein target',
      'plan target',
      'calorie a day',
      'many calorie',
    ],
    source: 'Your meal plan',
    answer: ({ targets }) =>
      targets
        ? `Your plan: ${macros(targets)} a day, in ${counted(targets.mealCount, 'meal')}.`
        : NO_TARGETS,
  },
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
    ],
    source: 'Your meal plan and diary',
    answer: mealNow,
  },
];

interface Macros {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

function macros({ calories, protein, carbs, fats }: Macros): string {
  const of = Math.round;
  return `${of(calories)} kcal, ${of(protein)} g protein, ${of(carbs)} g carbs, ${of(fats)} g fat`;
}

const PARTS = [
  { key: 'protein', word: /\bprot\w*/i, name: 'protein' },
  { key: 'carbs', word: /\bcarb\w*/i, name: 'carbs' },
  { key: 'fats', word: /\bfats?\b/i, name: 'fat' },
] as const;

function whatIsLeft({ targets, eaten }: AthleteFacts, question: string): string {
  if (!targets) return NO_TARGETS;
  const part = PARTS.find(({ word }) => word.test(question));
  if (part) {
    const left = Math.round(targets[part.key] - eaten[part.key]);
    const of = `of ${Math.round(targets[part.key])} g`;
    return left >= 0
      ? `You have ${left} g of ${part.name} left today, ${of}.`
      : `You are ${-left} g over your ${part.name} for today, ${of}.`;
  }
  const left = Math.round(targets.calories - eaten.calories);
  const rest = PARTS.map(({ key, name }) => `${Math.round(targets[key] - eaten[key])} g ${name}`);
  const over = `You are ${-left} kcal over your plan of ${Math.round(targets.calories)} for today. Go on as planned tomorrow; there is nothing to make up for.`;
  return left >= 0
    ? `You have ${left} kcal left of ${Math.round(targets.calories)} today: ${rest.join(', ')}.`
    : over;
}

function whatWasEatenThisWeek({ today, week, targets }: AthleteFacts, question: string): string {
  const past = week.eaten.filter(({ day }) => day < today);
  if (past.length === 0) {
    return 'No day of this week is complete in your diary yet. It counts from Monday, and today is still open.';
  }
  const mean = (key: keyof Macros) =>
    past.reduce((sum, eaten) => sum + eaten[key], 0) / past.length;
  const days = `over ${counted(past.length, 'logged day')} since Monday, without today`;
  const part = PARTS.find(({ word }) => word.test(question));
  if (part) {
    const aim = targets ? ` Your plan for today has ${Math.round(targets[part.key])} g.` : '';
    return `You had ${Math.round(mean(part.key))} g of ${part.name} a day on average, ${days}.${aim}`;
  }
  const all = macros({
    calories: mean('calories'),
    protein: mean('protein'),
    carbs: mean('carbs'),
    fats: mean('fats'),
  });
  return `On average ${all} a day, ${days}.${targets ? ` Your plan for today: ${macros(targets)}.` : ''}`;
}

function mealNow({ meals, time, targets, eaten }: AthleteFacts): string {
  if (meals.length === 0 || !targets) return NO_TARGETS;
  const left = Math.round(targets.calories - eaten.calories);
  const next = nextMeal(meals, time);
  if (!next) {
    return left > 0
      ? `All meals of today’s plan are past, and ${left} kcal are left. Have what you skipped, or leave it.`
      : 'All meals of today’s plan are past, and the calories are eaten. That is it for today.';
  }
  const foods = next.foods.map(({ name, amount }) => `• ${amount} ${name}`);
  const note =
    left < next.calories
      ? ` Only ${Math.max(0, left)} kcal are left today, so make it smaller.`
      : '';
  return `Next in your plan is ${next.name} at ${next.time} (${macros(next)}):\n${foods.join('\n')}${note ? `\n${note.trim()}` : ''}`;
}
