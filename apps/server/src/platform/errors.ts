import { ERROR_STATUS, type ErrorCode } from '@posedown/contract';

export interface Issue {
  path: string;
  message: string;
}

interface Details {
  /** For the log: what happened, without secrets or health values. */
  message?: string;
  /** For the person: what happened and what to do. */
  userMessage: string;
  issues?: Issue[];
  /** Seconds to wait, with 429 and 503. */
  retryAfterSeconds?: number;
  /** The version that is stored, with `changed_meanwhile`. */
  version?: number;
}

/** An error that the product foresaw. It is turned into an answer in one place, `http/errors.ts`. */
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

/** One field is to blame. @param message for the person, beside the field and as a whole */
export function badField(
  path: string,
  message: string,
  code: ErrorCode = 'invalid_input',
): AppError {
  return new AppError(code, { userMessage: message, issues: [{ path, message }] });
}

/** Missing or forbidden: always the same error. */
export function notFound(what = 'That'): AppError {
  return new AppError('not_found', { userMessage: `${what} was not found.` });
}

/** Another device was faster. @param what such as 'this session' @param version the one stored, where it is known */
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
