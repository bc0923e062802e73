import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';

const FAILED = 'We couldn’t change the password. Please try again.';

/** What to say at which field where a change of the password was refused; at the last one what is about neither. */
export function passwordErrors(error: unknown): Record<string, string> {
  const fieldErrors = fieldErrorsOf(error);
  const isAboutField = Object.keys(fieldErrors).length > 0;
  return isAboutField ? fieldErrors : { newPassword: userMessageOf(error, FAILED) };
}
