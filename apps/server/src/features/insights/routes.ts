import { alertEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changeAlert } from './change-alert.ts';
import { pageAlerts } from './show-alerts.ts';

export function addInsightRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, alertEndpoints.alerts, async ({ actor, query }) => {
    return pageAlerts(services, actor, query);
  });
  addEndpoint(app, alertEndpoints.readAlert, async ({ actor, params }) =>
    changeAlert(services, actor, params.alertId, { read: true }),
  );
  addEndpoint(app, alertEndpoints.resolveAlert, async ({ actor, params }) =>
    changeAlert(services, actor, params.alertId, { read: true, resolved: true }),
  );
  addEndpoint(app, alertEndpoints.reopenAlert, async ({ actor, params }) =>
    changeAlert(services, actor, params.alertId, { resolved: false }),
  );
}
