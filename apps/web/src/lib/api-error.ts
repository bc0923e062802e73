import type { ErrorCode, ErrorReply } from '@posedown/contract';

/** The request is too large, whether the server or a proxy says so. A retry would fail too. */
const TOO_LARGE_ERROR = {
  code: 'body_too_large',
  error: 'That’s too large to send.',
} as const;

/** A reply of 400 and above. Branch on `code` (or `status`), never on the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /**
   * 502 if the response isn't from our server: a proxy or captive portal responded, and ours was
   * not reached.
   */
  readonly status: number;
  /**
   * Absent if the response isn't from our server, such as a proxy's error page, except for a 413.
   */
  readonly code: ErrorCode | undefined;
  /** The server's message for the user. */
  readonly userMessage: string | undefined;
  readonly issues: readonly { path: string; message: string }[];
  readonly requestId: string | undefined;
  /** The stored version after a conflict. */
  readonly version: number | undefined;
  /** Until then a retry is rejected too; 0 if not specified. */
  readonly retryAfterMs: number;

  /**
   * The message is `"<status>: <body text, or the status text if the body is empty>"`.
   * @param retryAfter the header of that name, in seconds
   */
  constructor(status: number, bodyText: string, statusText: string, retryAfter?: string | null) {
    super(`${status}: ${bodyText || statusText}`);
    const reply = { ...(status === 413 && TOO_LARGE_ERROR), ...parseErrorReply(bodyText) };
    this.status = reply.code ? status : 502;
    this.code = reply.code;
    this.userMessage = reply.error;
    this.issues = reply.issues ?? [];
    this.requestId = reply.requestId;
    this.version = reply.version;
    this.retryAfterMs = (Number(retryAfter) || 0) * 1000;
  }
}

function parseErrorReply(text: string): Partial<ErrorReply> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** The message for a failed call: the server's own, else the given one. */
export function userMessageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.userMessage ? error.userMessage : fallback;
}

/** Whether a different request was sent with the same key. It can be sent with a new key. */
export function isOtherRequest(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request_key_reused';
}

/**
 * Whether a change was rejected because someone else saved first, so the shown data is outdated.
 */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}

/** Whether the resource no longer exists, or never did. */
export function isNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** The server's errors about single form fields, by path. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}

/**
 * Whether a call got no response from our server and may be retried later. A response of a proxy
 * or captive portal doesn't count.
 */
export const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError && error.code);
