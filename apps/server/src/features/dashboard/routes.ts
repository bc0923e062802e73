import { dashboardEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { ReadyDashboards } from './ready-dashboards.ts';
import { showDashboard } from './show-dashboard.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

/** In every time zone a day begins with one of these, so within one it is the same day for all. */
const quarterHour = (instant: Date) => Math.floor(instant.getTime() / QUARTER_HOUR_MS);

export function addDashboardRoutes(app: FastifyInstance, services: Services) {
  const ready = new ReadyDashboards();

  addEndpoint(app, dashboardEndpoints.dashboard, async ({ actor, reply }) => {
    if (actor.dataVersion === null) return showDashboard(services, actor);
    const stamp = `${actor.dataVersion} ${quarterHour(services.now())}`;
    const kept = ready.find(actor.userId, stamp);
    if (kept) return kept;
    const shown = await showDashboard(services, actor);
    // The sets of a workout under way change it, and the stamp only once the workout is finished.
    if (shown.today.openWorkout) return shown;
    const json = reply.code(200).serialize(shown);
    return ready.keep(actor.userId, stamp, String(json));
  });
}
