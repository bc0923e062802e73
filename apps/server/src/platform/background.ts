import { setImmediate } from 'node:timers/promises';

/** Work that continues after the response, but must finish before the process ends. */
export interface Background {
  /** Starts a task. Failures are logged, never thrown. */
  run(name: string, task: () => Promise<unknown>): void;
  /** Logs the failure of work that runs elsewhere. */
  report(name: string, error: unknown): void;
  /** Resolves when all tasks started so far have ended. */
  drain(): Promise<void>;
}

export function createBackground(report: (name: string, error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    report,
    run(name, task) {
      // Runs after the current response, so that its timing reveals nothing about the task.
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
