import { AppError } from '../../platform/errors.ts';

interface Queue {
  /** Runs the task when its turn comes. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets so many tasks run at once and so many wait; one more is refused.
 * @returns a queue whose `run` rejects with AppError `unavailable` when it is full.
 */
export function createQueue(limits: { running: number; waiting: number }): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn() {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) {
      throw new AppError('unavailable', {
        userMessage: 'Very many people are signing in right now. Please try again in a moment.',
        retryAfterSeconds: 5,
      });
    }
    // The turn is handed over by the task before, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function passTurn() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      await takeTurn();
      try {
        return await task();
      } finally {
        passTurn();
      }
    },
  };
}
