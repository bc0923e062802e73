import type { Endpoint } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/limit.ts';
import { createTurns } from '../limits/turns.ts';
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

/** The database has ten connections. A screen asks for about ten things at once, a page of photos for many more. */
const PER_PERSON = { running: 3, waiting: 100, waitMs: 10_000 };
/** A whole gym may sign up from one address. */
const PER_ADDRESS = { running: 6, waiting: 100, waitMs: 10_000 };

/**
 * Bounds how many requests of one person run at once. A turn lasts until the work has ended, also when the client
 * hangs up before. Event streams take no turn.
 */
export function installTurns(app: FastifyInstance) {
  const people = createTurns(PER_PERSON);
  const addresses = createTurns(PER_ADDRESS);
  const takeTurn = ({ actor, ip }: FastifyRequest, endpoint: Endpoint) => {
    if (isUrgent(endpoint)) return null;
    if (actor) return people.take(actor.userId);
    return isCostly(endpoint) ? addresses.take(addressKey(ip)) : null;
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

/** What a stranger can call that costs more than a look-up. Logging in has limits and a queue of its own. */
const isCostly = ({ method, path }: Endpoint) => method !== 'GET' && !path.startsWith('/api/auth/');
