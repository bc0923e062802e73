import { useState } from 'react';
import { ApiError } from './api-error.ts';

const OUTDATED =
  'This was changed in the meantime, maybe on another device. Save again to overwrite it with this version.';

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
