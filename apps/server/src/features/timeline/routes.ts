import { timelineEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { showTimeline } from './show-timeline.ts';

export function addTimelineRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, timelineEndpoints.timeline, async ({ actor, params, query, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return showTimeline(services, {
      coachId: actor.userId,
      athlete,
      kinds: query.kinds,
      limit: query.limit,
      cursor: query.cursor,
    });
  });
}
