import { dashboardEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { keepReply } from '../../platform/http/kept-replies.ts';
import type { Services } from '../../platform/services.ts';
import { showDashboard } from './show-dashboard.ts';

export function addDashboardRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, dashboardEndpoints.dashboard, (call) =>
    keepReply(services, call, () => showDashboard(services, call.actor)),
  );
}
