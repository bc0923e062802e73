import { CARDIO_KNOWLEDGE } from './cardio.data.ts';
import type { KnowledgeEntry } from './entry.ts';
import { MINDSET_KNOWLEDGE } from './mindset.data.ts';
import { NUTRITION_KNOWLEDGE } from './nutrition.data.ts';
import { PEAK_WEEK_KNOWLEDGE } from './peak-week.data.ts';
import { POSING_KNOWLEDGE } from './posing.data.ts';
import { PREP_KNOWLEDGE } from './prep.data.ts';
import { PRODUCT_KNOWLEDGE } from './product.data.ts';
import { RECOVERY_KNOWLEDGE } from './recovery.data.ts';
import { TRAINING_KNOWLEDGE } from './training.data.ts';

/** Everything the assistant knows besides the athlete's own data. */
export const KNOWLEDGE: readonly KnowledgeEntry[] = [
  ...TRAINING_KNOWLEDGE,
  ...NUTRITION_KNOWLEDGE,
  ...CARDIO_KNOWLEDGE,
  ...PREP_KNOWLEDGE,
  ...PEAK_WEEK_KNOWLEDGE,
  ...POSING_KNOWLEDGE,
  ...RECOVERY_KNOWLEDGE,
  ...MINDSET_KNOWLEDGE,
  ...PRODUCT_KNOWLEDGE,
];
