import { analyticsEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { showAnalytics } from './show-analytics.ts';

export function addAnalyticsRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, analyticsEndpoints.analytics, async ({ actor }) =>
    showAnalytics(services, actor),
  );
}
