import { setImmediate } from 'node:timers/promises';

/** Work that an answer does not wait for, but that the process does before it ends. */
export interface Background {
  /** Starts a task; a failure is reported, never thrown. */
  run(name: string, task: () => Promise<unknown>): void;
  /** Reports the failure of work that runs elsewhere. */
  report(name: string, error: unknown): void;
  /** Resolves when everything started so far has ended. */
  drain(): Promise<void>;
}

export function createBackground(report: (name: string, error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    report,
    run(name, task) {
      // Runs after the current reply, so its timing reveals nothing about the task.
      const work: Promise<unknown> = setImmediate()
        .then(task)
        .catch((error: unknown) => report(name, error))
        .finally(() => running.delete(work));
      running.add(work);
    },
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
