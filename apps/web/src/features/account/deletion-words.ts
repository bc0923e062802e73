import { isUnreached, userMessageOf } from '../../lib/api-error.ts';

const NOTHING = 'We couldn’t reach the server, so nothing was deleted. Try again.';
const PERHAPS =
  'We didn’t get a response, so your account may or may not have been deleted. Try again to find out.';

interface Before {
  /** Whether the browser had a network when it was asked: without one nothing leaves the device. */
  wasOnline: boolean;
  /** Whether an earlier try has left that open. */
  wasUnsure: boolean;
}

/** Whether the account may be gone after a try that failed: what is answered says that it is there. */
export function mayBeGone(error: unknown, { wasOnline, wasUnsure }: Before): boolean {
  return isUnreached(error) && (wasOnline || wasUnsure);
}

/** What to say of a try that failed, where no field is to blame. */
export const deletionFailure = (error: unknown, isUnsure: boolean) =>
  userMessageOf(error, isUnsure ? PERHAPS : NOTHING);
