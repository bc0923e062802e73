import type { Food } from './food.ts';

/** Foods that sit heavy before training: cabbages, bran, and foods that cause gas. [science.md, Meals, version 2] */
const HEAVY = new Set([
  ...['cabbage', 'red-cabbage', 'sauerkraut', 'brussels-sprouts', 'kale', 'cauliflower'],
  ...['cauliflower-rice', 'pak-choi', 'broccoli', 'onion', 'bran-flakes', 'muesli', 'granola'],
  ...['roasted-chickpeas', 'lentil-pasta', 'hummus', 'crispbread'],
]);
const OILY_FISH_FAT = 5;

/** Whether a food sits well one to three hours before training. */
export function isLightBeforeTraining(food: Food): boolean {
  if (food.group === 'legume' || HEAVY.has(food.id) || food.roles.includes('pulse')) return false;
  if (food.roles.includes('canned-fish') || food.roles.includes('smoked-fish')) return false;
  return !(food.roles.includes('fish') && food.fats > OILY_FISH_FAT);
}
