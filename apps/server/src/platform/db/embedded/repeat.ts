/** A job that is run again and again until it is stopped. */
export interface Repetition {
  /** Ends it, after the run that is under way. */
  stop(): Promise<void>;
}

/**
 * Runs a job, then waits and runs it again; runs never overlap. The wait does not keep the process
 * alive.
 * @param waitMs milliseconds until the first run and between the end of one and the next.
 */
export function repeat(
  job: () => Promise<unknown>,
  waitMs: number,
  onError: (error: unknown) => void,
): Repetition {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const wait = () => setTimeout(run, waitMs).unref();
  const run = () => {
    running = job()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = wait();
      });
  };
  let timer = wait();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
