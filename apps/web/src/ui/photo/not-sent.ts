import { isUnreached, userMessageOf } from '../../lib/api-error.ts';
import type { ChosenPhoto } from './use-chosen-photos.ts';

const UNREACHED = 'We couldn’t reach the server. It will be sent when you’re online.';

/** What becomes of a photo that was not sent. What the server refused waits for its person. */
export const notSent = (error: unknown) =>
  ({
    state: 'failed',
    failure: userMessageOf(error, UNREACHED),
    waitsForNetwork: isUnreached(error),
  }) satisfies Partial<ChosenPhoto>;
