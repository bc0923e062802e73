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
  /** Name in the metrics. */
  name: string;
  running: number;
  /** Per lane. */
  waiting: number;
  /** The error text for a rejected task. */
  refusal: string;
}

const depths = new Map<string, () => number>();

/** The number of waiting tasks in each queue of this process, by name. */
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

  async function acquireSlot(lane: Lane) {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting[lane].length >= limits.waiting) {
      throw new AppError('unavailable', { userMessage: limits.refusal, retryAfterSeconds: 5 });
    }
    // The previous task hands over its slot, so `running` doesn't change.
    await new Promise<void>((resolve) => waiting[lane].push(resolve));
  }

  function releaseSlot() {
    const next = waiting.reserved.shift() ?? waiting.open.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task, lane = 'open') {
      await acquireSlot(lane);
      try {
        return await task();
      } finally {
        releaseSlot();
      }
    },
  };
}
