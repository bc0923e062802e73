import { isUnanswered, userMessageOf } from '../../lib/api-error.ts';

const NOTHING_DELETED = 'We couldn’t reach the server, so nothing was deleted. Try again.';
const PERHAPS_DELETED =
  'We didn’t get a response, so your account may or may not have been deleted. Try again to find out.';

interface AttemptState {
  /** Whether the browser was online when the request was made. Offline, nothing was sent. */
  wasOnline: boolean;
  /** Whether an earlier attempt was already inconclusive. */
  wasUnsure: boolean;
}

/**
 * Whether the account may be deleted after a failed request. Any API response proves that it still
 * exists.
 */
export function mayBeDeleted(error: unknown, { wasOnline, wasUnsure }: AttemptState): boolean {
  return isUnanswered(error) && (wasOnline || wasUnsure);
}

/** Message for a failed attempt without field errors. */
export const deletionFailure = (error: unknown, isUnsure: boolean) =>
  userMessageOf(error, isUnsure ? PERHAPS_DELETED : NOTHING_DELETED);
