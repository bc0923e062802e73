import { ApiError } from '../../lib/api-error.ts';

/** Thrown if no user is logged in. */
export class UserNotFoundError extends Error {
  override readonly name = 'UserNotFoundError';

  constructor() {
    super('User not found');
  }
}

/** The message for a plan that couldn’t be generated. */
export function generationFailure(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage ?? 'Failed to generate plan';
  if (error instanceof UserNotFoundError) return error.message;
  return 'Could not generate your nutrition plan. Please try again.';
}
