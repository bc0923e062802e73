import { ApiError } from '../../lib/api-error.ts';

/** Raised where nobody is signed in. */
export class UserNotFoundError extends Error {
  override readonly name = 'UserNotFoundError';

  constructor() {
    super('User not found');
  }
}

/** What to tell the athlete whose plan could not be made. */
export function generationFailure(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage ?? 'Failed to generate plan';
  if (error instanceof UserNotFoundError) return error.message;
  return 'Could not generate your nutrition plan. Please try again.';
}
