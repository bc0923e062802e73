import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { exportData } from './export-data.ts';

export function addExportRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, adminEndpoints.exportData, async ({ actor, query, request, reply }) => {
    const { fileName, stream } = await exportData(services, {
      actor,
      ...query,
      request,
    });
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return stream;
  });
}
