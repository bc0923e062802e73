import { dashboardEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { replyFromCache } from '../../platform/http/reply-cache.ts';
import type { Services } from '../../platform/services.ts';
import { showDashboard } from './show-dashboard.ts';

export function addDashboardRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, dashboardEndpoints.dashboard, (call) =>
    replyFromCache(services, call, () => showDashboard(services, call.actor)),
  );
}
