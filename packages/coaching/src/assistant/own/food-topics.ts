import { counted } from '../../text/counted.ts';
import type { AthleteFacts } from '../facts.ts';
import { isOfThisWeek } from './is-of-this-week.ts';
import { MACRO_PARTS, type Macros, macros, partIn } from './macros.ts';
import type { OwnTopic } from './own-topic.ts';
import { peakFoodFirst, peakTargets } from './peak-food.ts';

export const NO_TARGETS =
  'You have no meal plan yet, so there is no target to count against. Create one on the meal plan page.';

export const FOOD_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_left',
    title: 'How many calories do I have left today?',
    ask: [
      'calorie left',
      'left today',
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
    answer: remainingFood,
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
    answer: loggedSoFar,
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
    answer: eatenThisWeek,
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
      'my protein goal',
      'my carb goal',
      'my fat goal',
      'calorie goal',
      'carb target',
      'fat target',
      'macro goal',
      'plan target',
      'calorie a day',
      'many calorie',
      'calorie today',
      'protein today',
      'carb today',
      'fat today',
      'macro today',
    ],
    fits: (plain) => !/\b(burn\w*|weight|per meal)\b/.test(plain),
    source: 'Your meal plan and diary',
    answer: plannedFood,
  },
];

function loggedSoFar({ eaten }: AthleteFacts): string {
  return eaten.calories === 0
    ? 'Nothing is logged for today yet.'
    : `Logged today so far: ${macros(eaten)}.`;
}

function plannedFood(facts: AthleteFacts, question: string): string {
  const { peakDay, targets, eaten } = facts;
  if (peakDay) return peakFoodFirst(facts, loggedSoFar(facts));
  if (!targets) return NO_TARGETS;
  const part = partIn(question);
  if (!part)
    return `Your plan: ${macros(targets)} a day, in ${counted(targets.mealCount, 'meal')}.`;
  const [aim, had] = [Math.round(targets[part.key]), Math.round(eaten[part.key])];
  const rest = had > aim ? `${had - aim} g over it` : `${aim - had} g left`;
  return `Your plan has ${aim} g of ${part.name} a day. Logged today: ${had} g, so ${rest}.`;
}

function remainingFood(facts: AthleteFacts, question: string): string {
  const { peakDay, targets, eaten } = facts;
  if (peakDay) {
    const targets = peakTargets(peakDay);
    const remaining = targets ? remainingOf(targets, eaten, question) : loggedSoFar(facts);
    return peakFoodFirst(facts, remaining);
  }
  return targets ? remainingOf(targets, eaten, question) : NO_TARGETS;
}

function remainingOf(targets: Macros, eaten: Macros, question: string): string {
  const part = partIn(question);
  if (part) {
    const remainingGrams = Math.round(targets[part.key] - eaten[part.key]);
    const of = `of ${Math.round(targets[part.key])} g`;
    return remainingGrams >= 0
      ? `You have ${remainingGrams} g of ${part.name} left today, ${of}.`
      : `You are ${-remainingGrams} g over your ${part.name} for today, ${of}.`;
  }
  const remainingKcal = Math.round(targets.calories - eaten.calories);
  const rest = MACRO_PARTS.map(
    ({ key, name }) => `${Math.round(targets[key] - eaten[key])} g ${name}`,
  );
  const over = `You are ${-remainingKcal} kcal over your plan of ${Math.round(targets.calories)} for today. Continue as planned tomorrow. There’s nothing to make up for.`;
  return remainingKcal >= 0
    ? `You have ${remainingKcal} kcal left of ${Math.round(targets.calories)} today: ${rest.join(', ')}.`
    : over;
}

function eatenThisWeek({ today, week, peakDay, ...plan }: AthleteFacts, question: string): string {
  const targets = peakDay ? peakTargets(peakDay) : plan.targets;
  const subject = peakDay ? 'Your peak week today' : 'Your plan for today';
  const past = week.eaten.filter(({ day }) => day < today);
  if (past.length === 0) {
    return 'No day this week is complete in your diary yet. The week starts on Monday, and today is still open.';
  }
  const mean = (key: keyof Macros) =>
    past.reduce((sum, eaten) => sum + eaten[key], 0) / past.length;
  const days = `over ${counted(past.length, 'logged day')} since Monday, without today`;
  const part = partIn(question);
  if (part) {
    const aim = targets ? ` ${subject} has ${Math.round(targets[part.key])} g.` : '';
    return `You had ${Math.round(mean(part.key))} g of ${part.name} a day on average, ${days}.${aim}`;
  }
  const all = macros({
    calories: mean('calories'),
    protein: mean('protein'),
    carbs: mean('carbs'),
    fats: mean('fats'),
  });
  return `On average ${all} a day, ${days}.${targets ? ` ${subject}: ${macros(targets)}.` : ''}`;
}
