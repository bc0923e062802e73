import { endingEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../../platform/http/endpoint.ts';
import type { Services } from '../../../../platform/services.ts';
import { answerFormerCoach } from './answer-former-coach.ts';
import { endCoaching, keepCoaching } from './end-coaching.ts';
import { changeFormer, pageFormer } from './former-athletes.ts';
import { pauseCoaching, resumeCoaching } from './pause-coaching.ts';

/** Routes about pauses and the end of an athlete's coaching, and what follows. */
export function addEndingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, endingEndpoints.endCoaching, async ({ actor, params, body, request }) =>
    endCoaching(services, { actor, athleteId: params.userId, body, request }),
  );

  addEndpoint(app, endingEndpoints.keepCoaching, async ({ actor, params, request }) => {
    await keepCoaching(services, { actor, athleteId: params.userId, request });
    return undefined;
  });

  addEndpoint(app, endingEndpoints.pauseCoaching, async ({ actor, params, body, request }) =>
    pauseCoaching(services, { actor, athleteId: params.userId, until: body.until, request }),
  );

  addEndpoint(app, endingEndpoints.resumeCoaching, async ({ actor, params, request }) => {
    await resumeCoaching(services, { actor, athleteId: params.userId, request });
    return undefined;
  });

  addEndpoint(app, endingEndpoints.formerAthletes, async ({ actor, query }) =>
    pageFormer(services, actor, query),
  );

  addEndpoint(app, endingEndpoints.changeFormerAthlete, async ({ actor, params, body, request }) =>
    changeFormer(services, { actor, athleteId: params.userId, change: body, request }),
  );

  addEndpoint(app, endingEndpoints.answerFormerCoach, async ({ actor, body, request }) => {
    await answerFormerCoach(services, { actor, answer: body.answer, request });
    return undefined;
  });
}
