import {
  ACTIONS,
  athleteNameIn,
  MORE_SCREENS,
  placesFor,
} from '../../../apps/web/src/app/palette/palette-places.ts';
import {
  searchableOf,
  searchIn,
} from '../../../apps/web/src/features/nutrition/log-meal/search.ts';
import { filterExercises } from '../../../apps/web/src/features/training/library/filter-exercises.ts';
import { exerciseHowTo } from '../../../packages/coaching/src/assistant/exercise-how-to.ts';
import { foodNamed } from '../../../packages/coaching/src/assistant/own/food-substitutes.ts';
import { FACTS } from '../../../packages/coaching/src/assistant/testing/facts.ts';
import {
  answerOffline,
  checkPlanTextSteps,
  checkSentenceSteps,
  EXERCISES,
  FOODS,
  findExclusionSteps,
  findOffLimitsSteps,
  foldText,
  readSigns,
  type Steps,
  searchKnowledge,
  supplementSafetySteps,
} from '../../../packages/coaching/src/index.ts';

/** An analyzer of human text. */
export interface Reader {
  name: string;
  /** Maximum length of its texts, from the contract or its own limit. */
  longest: number;
  /** Length for the first analysis of every text, if the maximum takes too long for all of them. */
  screenedAt?: number;
  /** Set if it truncates texts at `longest`, so that longer ones cost no more. */
  isCapped?: boolean;
  read(text: string): Steps<unknown>;
}

function* atOnce(read: () => unknown): Steps<unknown> {
  yield;
  return read();
}

/** A question with the earlier messages sent along. */
function* withHistory(text: string): Steps<unknown> {
  const length = Math.ceil(text.length / 7);
  const parts = Array.from({ length: 7 }, (_, n) => text.slice(n * length, (n + 1) * length));
  const [message = '', ...before] = parts;
  return yield* findExclusionSteps(message, { before, own: null });
}

const foods = FOODS.map((food) => searchableOf(food, food.name, 0));
const exercises = EXERCISES.map((exercise) => ({
  ...exercise,
  equipmentNeeded: [...exercise.equipmentNeeded],
  primaryMuscles: [...exercise.primaryMuscles],
  secondaryMuscles: [...exercise.secondaryMuscles],
  videoVersion: 0,
}));
const places = [...ACTIONS, ...MORE_SCREENS];

export const READERS: readonly Reader[] = [
  { name: 'red flags', longest: 5000, read: readSigns },
  { name: 'off-limits topics', longest: 2000, read: findOffLimitsSteps },
  { name: 'stated health', longest: 50_000, screenedAt: 5000, read: withHistory },
  { name: 'plan words', longest: 2000, read: checkPlanTextSteps },
  {
    name: 'supplements',
    longest: 600,
    read: (text) => supplementSafetySteps(text.slice(0, text.length / 6), text),
  },
  {
    name: 'answers to questions',
    longest: 2000,
    read: (message) => atOnce(() => answerOffline({ message, history: [], facts: FACTS })),
  },
  {
    name: 'sentences of a model',
    longest: 8000,
    read: (text) => checkSentenceSteps(text, new Set([1, 2, 3])),
  },
  {
    name: 'knowledge search of a model',
    longest: 300,
    read: (text) => atOnce(() => searchKnowledge(text, 4)),
  },
  {
    name: 'exercise mentions',
    longest: 2000,
    read: (text) => atOnce(() => exerciseHowTo(`how do ${text}`)),
  },
  { name: 'food mentions', longest: 2000, read: (text) => atOnce(() => foodNamed(text, [])) },
  {
    name: 'food search',
    longest: 100,
    isCapped: true,
    read: (text) => atOnce(() => searchIn(foods, text, 20)),
  },
  {
    name: 'exercise search',
    longest: 100,
    isCapped: true,
    read: (q) => atOnce(() => filterExercises(exercises, { q })),
  },
  {
    name: 'command palette',
    longest: 100,
    read: (text) => atOnce(() => [athleteNameIn(text), placesFor(text, places)]),
  },
  { name: 'name search', longest: 100, read: (text) => atOnce(() => foldText(text)) },
];
