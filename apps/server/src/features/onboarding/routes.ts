import { athleteEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { addressKey, consume, limitOf } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import { startSession } from '../../platform/session/session.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { sendPasswordLink } from '../auth/index.ts';
import { makeNewPlans } from './make-new-plans.ts';
import { signUp } from './sign-up.ts';

export function addOnboardingRoutes(app: FastifyInstance, services: Services) {
  const { db, now, settings } = services;

  addEndpoint(app, athleteEndpoints.signUp, async ({ body, request, reply }) => {
    await consume(db, limitOf(settings, 'signUpPerAddress'), [addressKey(request.ip)], now());
    const person = await signUp(services, body, async (tx, { id, role }) => {
      await startSession(tx, { request, reply, userId: id, role, now: now() });
      const about = { actorId: id, subjectId: id };
      await recordAudit(tx, request, { action: 'sign up', outcome: 'done', ...about });
    });
    if (!body.password) {
      services.background.run('welcome mail', () => sendPasswordLink(services, person, 'welcome'));
    }
    return {
      user: { id: person.id, email: person.email, name: person.name, role: person.role },
    };
  });

  addEndpoint(app, athleteEndpoints.makeNewPlans, async ({ actor, params, body, request }) => {
    const athlete = await findVisibleAthlete(services, {
      actor,
      athleteId: params.userId,
      request,
    });
    await makeNewPlans(services, request, athlete, body);
    return { plans: body.plans };
  });
}
