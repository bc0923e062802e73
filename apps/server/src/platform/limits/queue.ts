import { AppError } from '../errors.ts';

interface Queue {
  /**
   * Runs the task when its turn comes.
   * @param lane `reserved` tasks have their own slots and go first
   */
  run<Result>(task: () => Promise<Result>, lane?: Lane): Promise<Result>;
}

export type Lane = 'open' | 'reserved';

interface Limits {
  /** As the metrics call it. */
  name: string;
  running: number;
  /** Of each lane. */
  waiting: number;
  /** What to say when a task is rejected. */
  refusal: string;
}

const depths = new Map<string, () => number>();

/** The number of tasks wait in each queue of this process, by its name. */
export const queueDepths = (): [string, number][] =>
  [...depths].map(([name, depth]) => [name, depth()]);

/**
 * Runs some tasks at once and queues some; rejects the rest.
 * @returns a queue whose `run` rejects with AppError `unavailable` when it is full
 */
export function createQueue(limits: Limits): Queue {
  let running = 0;
  const waiting: Record<Lane, (() => void)[]> = { reserved: [], open: [] };
  depths.set(limits.name, () => waiting.reserved.length + waiting.open.length);

  async function takeTurn(lane: Lane) {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting[lane].length >= limits.waiting) {
      throw new AppError('unavailable', { userMessage: limits.refusal, retryAfterSeconds: 5 });
    }
    // The turn is handed over by the task before, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting[lane].push(resolve));
  }

  function passTurn() {
    const next = waiting.reserved.shift() ?? waiting.open.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task, lane = 'open') {
      await takeTurn(lane);
      try {
        return await task();
      } finally {
        passTurn();
      }
    },
  };
}
