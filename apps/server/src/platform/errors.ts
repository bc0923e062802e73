import { ERROR_STATUS, type ErrorCode } from '@posedown/contract';

export interface Issue {
  path: string;
  message: string;
}

interface Details {
  /** The log message, without secrets or health data. */
  message?: string;
  /** The message for the user: what happened and what to do. */
  userMessage: string;
  issues?: Issue[];
  /** Seconds to wait, with 429 and 503. */
  retryAfterSeconds?: number;
  /** The stored version, with `changed_meanwhile`. */
  version?: number;
}

/** An expected error, mapped to a response in `http/errors.ts`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly userMessage: string;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly version: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { message, userMessage, issues, retryAfterSeconds, version }: Details,
  ) {
    super(message ?? userMessage);
    this.status = ERROR_STATUS[code];
    this.userMessage = userMessage;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.version = version;
  }
}

/** An error at one field. @param message for the user, shown at the field and for the whole form */
export function badField(
  path: string,
  message: string,
  code: ErrorCode = 'invalid_input',
): AppError {
  return new AppError(code, { userMessage: message, issues: [{ path, message }] });
}

/** The same error whether the resource is missing or forbidden. @param what such as 'Athlete' */
export function notFound(what?: string): AppError {
  return new AppError('not_found', { userMessage: what ? `${what} not found.` : 'Not found.' });
}

/** Another device was faster. @param what such as 'this session' @param version the stored version, if known */
export function changedMeanwhile(what: string, version?: number): AppError {
  return new AppError('changed_meanwhile', {
    userMessage: `Another device has changed ${what} in the meantime. Reload, review it and try again.`,
    ...(version === undefined ? {} : { version }),
  });
}

/**
 * @param what such as 'this session'
 * @param shown the version the caller saw; omitted to accept any
 * @throws AppError `changed_meanwhile` if it isn't the stored one
 */
export function refuseOutdated(what: string, stored: number, shown: number | undefined): void {
  if (shown !== undefined && shown !== stored) throw changedMeanwhile(what, stored);
}
