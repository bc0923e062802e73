import type { ErrorCode, ErrorReply } from '@posedown/contract';

/** Whoever on the way says so: the same again comes no further. */
const TOO_LARGE = {
  code: 'body_too_large',
  error: 'That’s too large to send.',
} as const;

/** A reply of 400 and above. Branch on `code` (or `status`), never on the message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 502 where the answer did not come from our server: whatever a proxy or a portal says, ours was not reached. */
  readonly status: number;
  /** Absent when the answer did not come from our server, such as a proxy's error page; but not where that is a 413. */
  readonly code: ErrorCode | undefined;
  /** The server's sentence for a person. */
  readonly userMessage: string | undefined;
  readonly issues: readonly { path: string; message: string }[];
  readonly requestId: string | undefined;
  /** The version that is stored, where another one was to be changed. */
  readonly version: number | undefined;
  /** Until then the same call is refused again; 0 where nothing is said of it. */
  readonly retryAfterMs: number;

  /**
   * The message is `"<status>: <body text, or the status text when the body is empty>"`.
   * @param retryAfter the header of that name, in seconds
   */
  constructor(status: number, bodyText: string, statusText: string, retryAfter?: string | null) {
    super(`${status}: ${bodyText || statusText}`);
    const reply = { ...(status === 413 && TOO_LARGE), ...parseErrorReply(bodyText) };
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

/** What to tell a person about a failed call: the server's own sentence, else the given one. */
export function userMessageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.userMessage ? error.userMessage : fallback;
}

/** Whether something else was sent under the same key before: with another key it can be sent too. */
export function isOtherRequest(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request_key_reused';
}

/** Whether a change was refused because somebody made another one first: what is shown is outdated. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}

/** Whether what was to be changed is not there any more, or never was. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** The server's errors about single fields of a form, by the field's path. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}

/**
 * Whether a call got no answer of our server, so that it may be made again later. What a proxy or a portal
 * answers in its place is none.
 */
export const isUnreached = (error: unknown): boolean => !(error instanceof ApiError && error.code);
