import { useState } from 'react';
import { ApiError } from './api-error.ts';

const OUTDATED =
  'This was changed meanwhile: by another device, or by a first try of yours that came through after all. Save again to have it as it stands here.';

/**
 * The version that a form changes: as it was opened, so that nobody's change is overwritten unseen; once the
 * person was told of another one, that one. What they typed stays theirs to save.
 */
export function useSeenVersion(opened: number) {
  const [version, setVersion] = useState(opened);

  /** Goes on with the version that is stored. @returns what to say; undefined where it was not outdated */
  function wordsOnOutdated(error: unknown): string | undefined {
    if (!(error instanceof ApiError) || error.version === undefined) return undefined;
    setVersion(error.version);
    return OUTDATED;
  }

  return { version, wordsOnOutdated };
}
