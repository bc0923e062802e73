import { dashboardEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { replyFromCache } from '../../platform/http/reply-cache.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { showDashboard } from './show-dashboard.ts';

export function addDashboardRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, dashboardEndpoints.dashboard, (call) =>
    replyFromCache(services, call, () => showDashboard(services, call.actor)),
  );

  addEndpoint(app, dashboardEndpoints.athleteDashboard, async (call) => {
    const { id: userId, name, role, timezone } = await athleteOf(services, call);
    if (role !== 'client') throw notFound('Athlete');
    return { name, dashboard: await showDashboard(services, { userId, timezone }) };
  });
}
