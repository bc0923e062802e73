import { alertEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changeAlert } from './change-alert.ts';
import { pageAlerts } from './page-alerts.ts';
import { toAlert } from './to-alert.ts';

export function addInsightRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, alertEndpoints.alerts, async ({ actor, query }) => {
    const { alerts, ...rest } = await pageAlerts(services, actor, query);
    return { ...rest, alerts: alerts.map(toAlert) };
  });
  addEndpoint(app, alertEndpoints.readAlert, async ({ actor, params }) =>
    toAlert(await changeAlert(services, actor, params.alertId, { read: true })),
  );
  addEndpoint(app, alertEndpoints.resolveAlert, async ({ actor, params }) =>
    toAlert(await changeAlert(services, actor, params.alertId, { read: true, resolved: true })),
  );
  addEndpoint(app, alertEndpoints.reopenAlert, async ({ actor, params }) =>
    toAlert(await changeAlert(services, actor, params.alertId, { resolved: false })),
  );
}
