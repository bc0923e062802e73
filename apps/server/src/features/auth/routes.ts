import { authEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordLink } from './request-password-link.ts';
import { listDevices, revokeSession } from './sessions.ts';
import { setPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** Routes for logging in and out, passwords and logged-in devices. */
export function addAuthRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, authEndpoints.me, async ({ actor }) => ({
    user: { id: actor.userId, email: actor.email, name: actor.name, role: actor.role },
  }));

  addEndpoint(app, authEndpoints.login, async ({ body, request, reply }) => ({
    user: await signIn(services, { ...body, request, reply }),
  }));

  addEndpoint(app, authEndpoints.logout, async ({ actor, query, request, reply }) => {
    const keepStorage = query.keepStorage === 'true';
    await signOut(services, { actor, request, reply, keepStorage });
    return undefined;
  });

  addEndpoint(app, authEndpoints.requestPasswordLink, async ({ body, request }) => {
    await requestPasswordLink(services, { email: body.email, request });
    return undefined;
  });

  addEndpoint(app, authEndpoints.setPassword, async ({ body, request, reply }) => ({
    user: await setPassword(services, { ...body, request, reply }),
  }));

  addEndpoint(app, authEndpoints.changePassword, async ({ actor, body, request }) => {
    await changePassword(services, { actor, ...body, request });
    return undefined;
  });

  addEndpoint(app, authEndpoints.listSessions, async ({ actor }) => ({
    sessions: await listDevices(services, actor),
  }));

  addEndpoint(app, authEndpoints.revokeSession, async ({ actor, params, request, reply }) => {
    await revokeSession(services, { actor, sessionId: params.sessionId, request, reply });
    return undefined;
  });
}
