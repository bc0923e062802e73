import { z } from 'zod';

/** All error codes of the server with their status. Clients branch on the code. */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid_input: 400,
  invalid_json: 400,
  common_password: 400,
  link_invalid: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  foreign_origin: 403,
  coach_only: 403,
  athlete_only: 403,
  head_coach_only: 403,
  demo_account: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  email_taken: 409,
  conflict: 409,
  changed_meanwhile: 409,
  already_decided: 409,
  plan_changed: 409,
  other_account: 409,
  request_key_reused: 409,
  meals_out_of_reach: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_enough_data: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  storage_full: 507,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const errorCodes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The body of every reply with status 400 or above. */
export const errorReplySchema = z
  .object({
    error: z.string().describe('A sentence for people'),
    code: z.enum(errorCodes),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    version: z
      .number()
      .int()
      .optional()
      .describe('With changed_meanwhile: the current version, where known'),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorReply = z.output<typeof errorReplySchema>;
