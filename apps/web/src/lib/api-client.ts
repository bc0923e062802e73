import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ReplyOf } from '@posedown/contract';
import { ApiError } from './api-error.ts';
import type { CallOf } from './call-of.ts';
import { learnServerTime } from './clock/server-time.ts';
import { type Address, endpointPath } from './endpoint-path.ts';

type Needed<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [Key in Name]: Value };

/** What a call needs besides its endpoint: exactly the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Needed<'params', ParamsOf<E>> &
  ([QueryInputOf<E>] extends [undefined] ? unknown : { query?: QueryInputOf<E> }) &
  Needed<'body', BodyInputOf<E>>;

interface SendOptions {
  method: string;
  body?: unknown;
  signal?: AbortSignal;
  accept?: string;
}

/**
 * Sends one request to our own server.
 * @throws ApiError for a status outside 200–299; TypeError when the server cannot be reached.
 */
async function open(url: string, { method, body, signal, accept }: SendOptions): Promise<Response> {
  const headers: Record<string, string> = { 'Cache-Control': 'no-cache' };
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = isFile ? body.type : 'application/json';
  if (accept) headers.Accept = accept;
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    body: isFile || body === undefined ? body : JSON.stringify(body),
    signal,
  });
  learnServerTime(response.headers.get('Date'));
  if (response.ok) return response;
  throw new ApiError(response.status, await response.text(), response.statusText);
}

/** Sends a request and reads the JSON it answers; an empty answer is undefined. @throws as `open`. */
async function send(url: string, options: SendOptions): Promise<unknown> {
  const text = await (await open(url, options)).text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Reads JSON from a path of our own server. @throws as `call` does. */
export function read(path: string, signal?: AbortSignal): Promise<unknown> {
  return send(path, { method: 'GET', signal });
}

/**
 * Makes one call of the contract, typed by its endpoint: `call(calls.login, { body })`.
 * @throws ApiError when the server refuses; TypeError when it cannot be reached.
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
  // The server serialises every reply with the same schema, so it is not parsed a second time here.
  return reply as ReplyOf<E>;
}

/**
 * Makes a call whose answer may come in parts, as server-sent events.
 * @throws as `call` does.
 */
export function callInParts<E extends Endpoint>(
  target: CallOf<E>,
  body: BodyInputOf<E>,
): Promise<Response> {
  const accept = 'text/event-stream, application/json';
  return open(endpointPath(target, {}), { method: target.method, body, accept });
}
