import { AppError } from '../errors.ts';

interface Limits {
  /** Requests of one caller that run at once. */
  running: number;
  /** Requests of one caller that wait behind those. */
  waiting: number;
  /** A request that has waited this long is rejected. */
  waitMs: number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Ends a turn. Repeated calls are harmless. */
type ReleaseSlot = () => void;

export const tooManyConcurrentError = () =>
  new AppError('too_many_requests', {
    userMessage: 'Too many requests. Please wait a moment and try again.',
    retryAfterSeconds: 5,
  });

/**
 * Runs a few requests per caller at once and queues the next, in order. One caller's slow requests leave the database
 * to everyone else.
 */
export function createConcurrencyLimiter({ running, waiting, waitMs }: Limits) {
  const lines = new Map<string, Line>();

  function endOnce(sender: string, line: Line): ReleaseSlot {
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      // The turn passes to the next in line, so `running` stays as it is.
      const next = line.waiting.shift();
      if (next) return next();
      line.running -= 1;
      if (line.running === 0) lines.delete(sender);
    };
  }

  function waitInLine(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(start), 1);
        reject(tooManyConcurrentError());
      }, waitMs);
      line.waiting.push(start);
    });
  }

  return {
    /** @throws AppError `too_many_requests` if too many are waiting, or this one has waited too long */
    async take(sender: string): Promise<ReleaseSlot> {
      const line = lines.get(sender) ?? { running: 0, waiting: [] };
      lines.set(sender, line);
      if (line.running < running) line.running += 1;
      else if (line.waiting.length < waiting) await waitInLine(line);
      else throw tooManyConcurrentError();
      return endOnce(sender, line);
    },
  };
}
