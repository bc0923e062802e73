import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ReplyOf } from '@posedown/contract';
import { ApiError } from './api-error.ts';
import type { CallOf } from './call-of.ts';
import { learnServerTime } from './clock/server-time.ts';
import { type Address, endpointPath } from './endpoint-path.ts';
import { dropFirstReads, takeFirstRead } from './first-reads.ts';

type RequiredInput<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [Key in Name]: Value };

/** The inputs of a call: exactly the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = RequiredInput<'params', ParamsOf<E>> &
  ([QueryInputOf<E>] extends [undefined] ? unknown : { query?: QueryInputOf<E> }) &
  RequiredInput<'body', BodyInputOf<E>>;

let activeUserId: () => string | undefined = () => undefined;

/**
 * Sends the tab's user with every call, so that a login in another tab can't mix up accounts.
 * @param getUserId the user's id, if known
 */
export function setActiveUser(getUserId: () => string | undefined): void {
  activeUserId = getUserId;
}

/** Whether this is the current user. */
export const isActiveUser = (userId: string): boolean => activeUserId() === userId;

/** Request timeout. */
const PATIENCE_MS = 20_000;

interface SendOptions {
  method: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  accept?: string;
}

/**
 * Sends one request to our own server.
 * @throws ApiError for a status outside 200–299; another error if the server was not reached
 */
export async function open(
  url: string,
  { method, body, signal, accept }: SendOptions,
): Promise<Response> {
  const headers: Record<string, string> = { 'Cache-Control': 'no-cache' };
  const isFile = body instanceof Blob;
  const userId = activeUserId();
  if (userId) headers['X-Posedown-User'] = userId;
  if (body !== undefined) headers['Content-Type'] = isFile ? body.type : 'application/json';
  if (accept) headers.Accept = accept;
  if (method !== 'GET') dropFirstReads();
  const early = takeFirstRead(url);
  const response =
    (early && (await early)) ??
    (await fetch(url, {
      method,
      headers,
      credentials: 'include',
      body: isFile || body === undefined ? body : JSON.stringify(body),
      signal,
    }));
  learnServerTime(response.headers.get('Date'));
  if (response.ok) return response;
  const { status, statusText, headers: answered } = response;
  const error = new ApiError(
    status,
    await response.text(),
    statusText,
    answered.get('Retry-After'),
  );
  // Another user has logged in: reload this tab for them.
  if (error.code === 'other_account') window.location.reload();
  throw error;
}

/** Aborts on timeout or when the caller aborts. */
async function withPatience<Answer>(
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  // AbortSignal.any is missing on older phones.
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    return await send(end.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a request and parses the JSON reply; empty is undefined. Photo uploads have no timeout.
 * @throws like `open`, and on timeout
 */
async function send(url: string, options: SendOptions): Promise<unknown> {
  const { body, signal } = options;
  const request = async (until?: AbortSignal) =>
    (await open(url, { ...options, signal: until })).text();
  const text = await (body instanceof Blob ? request(signal) : withPatience(signal, request));
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Reads JSON from a path of our own server.
 * @throws as `call` does
 */
export function read(path: string, signal?: AbortSignal): Promise<unknown> {
  return send(path, { method: 'GET', signal });
}

/**
 * Makes one contract call, typed by its endpoint: `call(calls.login, { body })`.
 * @throws ApiError if the server rejects it; TypeError if it cannot be reached
 */
export async function call<E extends Endpoint>(
  target: CallOf<E>,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  const { body, ...address } = input as Address & { body?: unknown };
  const reply = await send(endpointPath(target, address), {
    method: target.method,
    body,
    signal,
  });
  // The server already serialized it with this schema, so don’t validate again.
  return reply as ReplyOf<E>;
}
