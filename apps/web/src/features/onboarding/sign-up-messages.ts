/* Apart from what explains a failure, because the first step shows them. */
export const SIGN_UP_FAILED = 'Failed to create account. Please try again.';
export const EMAIL_TAKEN = 'There’s already an account with this email';
