import { useState } from 'react';
import { ApiError } from './api-error.ts';

const OUTDATED =
  'This was changed in the meantime, maybe on another device. Save again to overwrite it with this version.';

/**
 * The version a form is based on: the one it was opened with or, after the user was shown a
 * conflict, the newer one. Input is preserved, and no change is overwritten unseen.
 */
export function useBaseVersion(opened: number) {
  const [version, setVersion] = useState(opened);

  /** Rebases on the stored version. @returns the message; undefined if there was no conflict */
  function rebaseOnConflict(error: unknown): string | undefined {
    if (!(error instanceof ApiError) || error.version === undefined) return undefined;
    setVersion(error.version);
    return OUTDATED;
  }

  return { version, rebaseOnConflict: rebaseOnConflict };
}
