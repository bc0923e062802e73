import { accountEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

/** Data export and account deletion. */
export function addAccountRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, accountEndpoints.exportAccount, async ({ actor, request, reply }) => {
    const { fileName, stream } = await exportAccount(services, { actor, request });
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${fileName}"`,
    });
    return stream;
  });

  addEndpoint(app, accountEndpoints.deleteAccount, async ({ actor, body, request, reply }) => {
    await deleteAccount(services, { actor, ...body, request, reply });
    return undefined;
  });
}
