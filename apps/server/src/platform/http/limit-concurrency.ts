import { type Endpoint, endpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts';
import { addressKey } from '../limits/networks.ts';
import { deviceHash } from '../session/session.ts';
import { isUrgent } from './urgent.ts';

type RunLimited = <Result>(
  request: FastifyRequest,
  endpoint: Endpoint,
  work: () => Promise<Result>,
) => Promise<Result>;

declare module 'fastify' {
  interface FastifyInstance {
    runLimited: RunLimited;
  }
}

/**
 * The database runs ten transactions at once. A screen sends about ten requests, a page of photos
 * many more.
 */
const PER_PERSON = { running: 3, waiting: 100, waitMs: 10_000 };
/** A whole gym may sign up from one address. */
const PER_ADDRESS = { running: 6, waiting: 100, waitMs: 10_000 };

/**
 * Limits how many of a person's requests run at once. A request keeps its slot until its work
 * ends, even if the client disconnects. Event streams need no slot.
 */
export function installConcurrencyLimits(app: FastifyInstance) {
  const people = createConcurrencyLimiter(PER_PERSON);
  const addresses = createConcurrencyLimiter(PER_ADDRESS);
  const takeSlot = (request: FastifyRequest, endpoint: Endpoint) => {
    if (endpoint === endpoints.login) return addresses.take(`login ${anonymousKey(request)}`);
    if (isUrgent(endpoint)) return null;
    const { actor, ip } = request;
    if (actor) return people.take(actor.userId);
    return endpoint.method === 'GET' ? null : addresses.take(addressKey(ip));
  };
  app.decorate('runLimited', async (request, endpoint, work) => {
    const releaseSlot = await takeSlot(request, endpoint);
    try {
      return await work();
    } finally {
      releaseSlot?.();
    }
  });
}

/**
 * The key for counting an anonymous caller's requests. A known device has its own key, so other
 * callers at its address don't affect it.
 */
export const anonymousKey = (request: FastifyRequest): string =>
  `${addressKey(request.ip)}${deviceHash(request) ? ' device' : ''}`;
