import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { findCoachSettings } from '../../insights/index.ts';
import { changeSettings } from './change-settings.ts';

export function addSettingsRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, adminEndpoints.coachSettings, async ({ actor }) =>
    findCoachSettings(services.db, actor.userId),
  );
  addEndpoint(app, adminEndpoints.changeCoachSettings, async ({ actor, body, request }) =>
    changeSettings(services, actor, body, request),
  );
}
