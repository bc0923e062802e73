import type { Services } from '../services.ts';

/** Anyone may request the answer, so it isn't computed for each request. */
const FRESH_MS = 10_000;

/** @returns a function that returns whether files can be reached now, or could ten seconds ago */
export function watchFiles({
  files,
  now,
  log,
}: Pick<Services, 'files' | 'now' | 'log'>): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isReachable = Promise.resolve(true);
  const check = () =>
    files.check().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, `${files.place} can’t be reached`);
        return false;
      },
    );
  return () => {
    const instant = now().getTime();
    if (instant - checkedAt >= FRESH_MS) {
      checkedAt = instant;
      isReachable = check();
    }
    return isReachable;
  };
}
