import { calendarDayIn } from '@posedown/coaching';
import { dashboardEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { ReadyDashboards } from './ready-dashboards.ts';
import { showDashboard } from './show-dashboard.ts';

export function addDashboardRoutes(app: FastifyInstance, services: Services) {
  const ready = new ReadyDashboards();

  addEndpoint(app, dashboardEndpoints.dashboard, async ({ actor, reply }) => {
    if (actor.dataVersion === null) return showDashboard(services, actor);
    const stamp = `${actor.dataVersion} ${calendarDayIn(services.now(), actor.timezone)}`;
    const kept = ready.find(actor.userId, stamp);
    if (kept) return kept;
    const shown = await showDashboard(services, actor);
    // The sets of a workout under way change it, and the stamp only once the workout is finished.
    if (shown.today.openWorkout) return shown;
    const json = reply.code(200).serialize(shown);
    return ready.keep(actor.userId, stamp, String(json));
  });
}
