import { analyticsEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { listAtRisk } from './list-at-risk.ts';
import { showOffPace } from './list-off-pace.ts';
import { listPhase } from './list-phase.ts';
import { showAnalytics } from './show-analytics.ts';

export function addAnalyticsRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, analyticsEndpoints.analytics, async ({ actor }) =>
    showAnalytics(services, actor),
  );
  addEndpoint(app, analyticsEndpoints.athletesAtRisk, ({ actor, query }) =>
    listAtRisk(services, actor, query),
  );
  addEndpoint(app, analyticsEndpoints.athletesOffPace, ({ actor, query }) =>
    showOffPace(services, actor, query),
  );
  addEndpoint(app, analyticsEndpoints.athletesInPhase, ({ actor, query }) =>
    listPhase(services, actor, query),
  );
}
