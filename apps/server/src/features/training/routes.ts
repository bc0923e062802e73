import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { addLibraryRoutes } from './library/routes.ts';
import { addPlanRoutes } from './plans/routes.ts';
import { addSessionRoutes } from './sessions/routes.ts';

export function addTrainingRoutes(app: FastifyInstance, services: Services) {
  addLibraryRoutes(app, services);
  addSessionRoutes(app, services);
  addPlanRoutes(app, services);
}
