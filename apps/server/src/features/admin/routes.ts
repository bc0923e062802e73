import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { addAuditRoutes } from './audit/routes.ts';
import { addExportRoutes } from './exports/routes.ts';
import { addOperationsRoutes } from './operations/routes.ts';
import { addSettingsRoutes } from './settings/routes.ts';
import { addTeamRoutes } from './team/routes.ts';

/** What a coach runs the practice with. */
export function addAdminRoutes(app: FastifyInstance, services: Services) {
  addSettingsRoutes(app, services);
  addTeamRoutes(app, services);
  addAuditRoutes(app, services);
  addExportRoutes(app, services);
  addOperationsRoutes(app, services);
}
