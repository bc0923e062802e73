/** A job that repeats until it is stopped. */
export interface Repetition {
  /** Stops the job after the current run. */
  stop(): Promise<void>;
}

/**
 * Runs a job repeatedly with a pause. Runs never overlap. The pause doesn't keep the process alive. @param waitMs
 * milliseconds from the end of one run to the next @param firstMs milliseconds until the first run
 */
export function repeat(
  job: () => Promise<unknown>,
  waitMs: number,
  onError: (error: unknown) => void,
  firstMs = waitMs,
): Repetition {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const wait = (ms: number) => setTimeout(run, ms).unref();
  const run = () => {
    running = job()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = wait(waitMs);
      });
  };
  let timer = wait(firstMs);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
