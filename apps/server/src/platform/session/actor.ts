import type { Role } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';

/** The caller, read from the session's row at every request and never from the request itself. */
export interface Actor {
  sessionId: string;
  userId: string;
  role: Role;
  name: string;
  email: string;
  timezone: string;
  coachId: string | null;
  /** Changes with any of the athlete's data; null without a coach. */
  dataVersion: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** The caller of this request, or null if not logged in. */
export function actorOf(request: FastifyRequest): Actor | null {
  return request.actor;
}
