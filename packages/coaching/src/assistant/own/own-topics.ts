import { CARDIO_TOPICS } from './cardio-topics.ts';
import { ENERGY_TOPICS } from './energy-topics.ts';
import { FOOD_TOPICS } from './food-topics.ts';
import { LIFT_TOPICS } from './lift-topics.ts';
import { MEAL_TOPICS } from './meal-topics.ts';
import type { OwnTopic } from './own-topic.ts';
import { PACE_TOPICS } from './pace-topics.ts';
import { SHOW_TOPICS } from './show-topics.ts';
import { TARGET_TOPICS } from './target-topics.ts';
import { TRAINING_TOPICS } from './training-topics.ts';

/** Topics about the athlete's own data. */
export const OWN_TOPICS: readonly OwnTopic[] = [
  ...TRAINING_TOPICS,
  ...LIFT_TOPICS,
  ...CARDIO_TOPICS,
  ...FOOD_TOPICS,
  ...MEAL_TOPICS,
  ...ENERGY_TOPICS,
  ...PACE_TOPICS,
  ...TARGET_TOPICS,
  ...SHOW_TOPICS,
];
