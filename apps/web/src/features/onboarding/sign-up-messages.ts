/* Separate from send-answers.ts, which is loaded later. */
export const SIGN_UP_FAILED = 'Failed to create account. Please try again.';
export const EMAIL_TAKEN = 'There’s already an account with this email';
