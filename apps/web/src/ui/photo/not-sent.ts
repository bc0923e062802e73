import { isUnanswered, userMessageOf } from '../../lib/api-error.ts';
import type { ChosenPhoto } from './use-chosen-photos.ts';

const UNREACHED = 'We couldn’t reach the server. It will be sent when you’re online.';

/** The state of a photo that failed to upload; rejected ones wait for the person. */
export const notSent = (error: unknown) =>
  ({
    state: 'failed',
    failure: userMessageOf(error, UNREACHED),
    waitsForNetwork: isUnanswered(error),
  }) satisfies Partial<ChosenPhoto>;
