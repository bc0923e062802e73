import { AppError } from '../errors.ts';

interface Queue {
  /** Runs the task when its turn comes. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

interface Limits {
  /** As the metrics call it. */
  name: string;
  running: number;
  waiting: number;
  /** What to tell a person whose task is refused. */
  refusal: string;
}

const depths = new Map<string, () => number>();

/** How many tasks wait in each queue of this process, by its name. */
export const queueDepths = (): [string, number][] =>
  [...depths].map(([name, depth]) => [name, depth()]);

/**
 * Lets so many tasks run at once and so many wait; one more is refused.
 * @returns a queue whose `run` rejects with AppError `unavailable` when it is full.
 */
export function createQueue(limits: Limits): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  depths.set(limits.name, () => waiting.length);

  async function takeTurn() {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) {
      throw new AppError('unavailable', { userMessage: limits.refusal, retryAfterSeconds: 5 });
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
