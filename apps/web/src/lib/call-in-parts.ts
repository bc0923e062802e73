import type { BodyInputOf, Endpoint } from '@posedown/contract';
import { open } from './api-client.ts';
import type { CallOf } from './call-of.ts';
import { endpointPath } from './endpoint-path.ts';

/**
 * Makes a call whose answer may come in parts, as server-sent events: its caller says when it takes too long.
 * Few screens do, and what makes any other call is in the first scripts of all.
 * @throws as `open` does.
 */
export function callInParts<E extends Endpoint>(
  target: CallOf<E>,
  body: BodyInputOf<E>,
  signal: AbortSignal,
): Promise<Response> {
  const accept = 'text/event-stream, application/json';
  return open(endpointPath(target, {}), { method: target.method, body, signal, accept });
}
