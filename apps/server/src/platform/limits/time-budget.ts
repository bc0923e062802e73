import { AppError } from '../errors.ts';

interface Limits {
  /** Milliseconds of work for one person in a window. */
  ms: number;
  windowMs: number;
  /** The error text when the budget is used up. */
  refusal: string;
}

/** Above this many people, expired windows are dropped. */
const CLEAN_ABOVE = 1000;

/** Limits the time the server works for one person, in this process. */
export function createTimeBudget({ ms, windowMs, refusal }: Limits, now = () => performance.now()) {
  const people = new Map<string, { spentMs: number; endsAt: number }>();

  function currentOf(sender: string) {
    const known = people.get(sender);
    return known && known.endsAt > now() ? known : null;
  }

  function forgetEnded() {
    if (people.size <= CLEAN_ABOVE) return;
    for (const [who, { endsAt }] of people) if (endsAt <= now()) people.delete(who);
  }

  return {
    /** @throws AppError `too_many_requests` if no time is left in this window */
    require(sender: string) {
      const current = currentOf(sender);
      if (!current || current.spentMs < ms) return;
      const retryAfterSeconds = Math.max(1, (current.endsAt - now()) / 1000);
      throw new AppError('too_many_requests', { userMessage: refusal, retryAfterSeconds });
    },
    spend(sender: string, spentMs: number) {
      const current = currentOf(sender);
      if (current) current.spentMs += spentMs;
      else people.set(sender, { spentMs, endsAt: now() + windowMs });
      forgetEnded();
    },
  };
}
