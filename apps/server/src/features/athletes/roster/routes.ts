import { clientEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { listClients } from './list-clients.ts';
import { summariseClients } from './summarise-clients.ts';

export function addRosterRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, clientEndpoints.clients, async ({ actor, query }) =>
    listClients(services, actor, query),
  );
  addEndpoint(app, clientEndpoints.clientsSummary, async ({ actor }) =>
    summariseClients(services, actor),
  );
}
