import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { pageAudit } from './page-audit.ts';

export function addAuditRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, adminEndpoints.auditLog, async ({ actor, query }) =>
    pageAudit(services, actor, query),
  );
}
