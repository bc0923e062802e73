import { eventEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEventStream } from '../../platform/http/event-stream.ts';
import type { Services } from '../../platform/services.ts';

export function addEventRoutes(app: FastifyInstance, { events }: Services) {
  addEventStream(app, eventEndpoints.events, events);
}
