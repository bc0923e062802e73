import { type Endpoint, endpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/networks.ts';
import { createTurns } from '../limits/turns.ts';
import { deviceHash } from '../session/session.ts';
import { isUrgent } from './urgent.ts';

type RunInTurn = <Result>(
  request: FastifyRequest,
  endpoint: Endpoint,
  work: () => Promise<Result>,
) => Promise<Result>;

declare module 'fastify' {
  interface FastifyInstance {
    runInTurn: RunInTurn;
  }
}

/** The database runs ten transactions at once. A screen makes about ten requests, a page of photos many more. */
const PER_PERSON = { running: 3, waiting: 100, waitMs: 10_000 };
/** A whole gym may sign up from one address. */
const PER_ADDRESS = { running: 6, waiting: 100, waitMs: 10_000 };

/**
 * Bounds how many of a person's requests run at once. A turn lasts until the work ends, even if the client disconnects.
 * Event streams take no turn.
 */
export function installTurns(app: FastifyInstance) {
  const people = createTurns(PER_PERSON);
  const addresses = createTurns(PER_ADDRESS);
  const takeTurn = (request: FastifyRequest, endpoint: Endpoint) => {
    if (endpoint === endpoints.login) return addresses.take(`login ${strangerKey(request)}`);
    if (isUrgent(endpoint)) return null;
    const { actor, ip } = request;
    if (actor) return people.take(actor.userId);
    return endpoint.method === 'GET' ? null : addresses.take(addressKey(ip));
  };
  app.decorate('runInTurn', async (request, endpoint, work) => {
    const endTurn = await takeTurn(request, endpoint);
    try {
      return await work();
    } finally {
      endTurn?.();
    }
  });
}

/** The key an anonymous caller is counted by: others at its address don't affect a known device. */
export const strangerKey = (request: FastifyRequest): string =>
  `${addressKey(request.ip)}${deviceHash(request) ? ' device' : ''}`;
