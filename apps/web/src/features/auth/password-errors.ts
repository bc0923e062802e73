import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';

const FAILED = 'We couldn’t change the password. Please try again.';

/**
 * The errors by field after a rejected password change. Errors about neither field are shown at
 * the last one.
 */
export function passwordErrors(error: unknown): Record<string, string> {
  const fieldErrors = fieldErrorsOf(error);
  const isAboutField = Object.keys(fieldErrors).length > 0;
  return isAboutField ? fieldErrors : { newPassword: userMessageOf(error, FAILED) };
}
