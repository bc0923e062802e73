import { createConcurrencyLimiter } from '../../platform/limits/concurrency-limiter.ts';
import { createTimeBudget } from '../../platform/limits/time-budget.ts';
import { type DevelopedPhoto, developPhoto } from './develop-photo.ts';

const HOUR_MS = 3_600_000;

/** One image per person at a time, which leaves the second slot to others. */
const turns = createConcurrencyLimiter({ running: 1, waiting: 6, waitMs: 60_000 });
/** Enough for a hundred large photos. Files crafted to be slow use it up within minutes. */
const budget = createTimeBudget({
  ms: 120_000,
  windowMs: HOUR_MS,
  refusal: 'Your photos are taking too long to process. Please send the rest in an hour.',
});

/**
 * Processes a photo within its sender's time budget.
 * @throws AppError as `developPhoto`, and `too_many_requests` once the budget is used up
 */
export async function developForPerson(
  personId: string,
  input: Uint8Array,
  type: string,
): Promise<DevelopedPhoto> {
  const releaseSlot = await turns.take(personId);
  try {
    budget.require(personId);
    return await developPhoto(input, type, (ms) => budget.spend(personId, ms));
  } finally {
    releaseSlot();
  }
}
