import { checkInReviewEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { weeklyReplies } from '../check-ins/index.ts';
import { answerCheckIn } from './answer-check-in.ts';
import { listInbox } from './inbox/list-inbox.ts';
import { countWaiting } from './inbox/queries.ts';
import { showReview } from './show-review.ts';

export function addCheckInReviewRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, checkInReviewEndpoints.checkInInbox, async ({ actor, query }) =>
    listInbox(services, { coachId: actor.userId, ...query }),
  );

  addEndpoint(app, checkInReviewEndpoints.checkInCount, async ({ actor }) => {
    const query = { coachId: actor.userId, now: services.now() };
    return { waiting: await countWaiting(services.db, query) };
  });

  addEndpoint(app, checkInReviewEndpoints.checkInReview, async ({ actor, params, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return showReview(services, { actor, athlete });
  });

  addEndpoint(app, checkInReviewEndpoints.answerCheckIn, async (call) => {
    const { actor, params, body, request } = call;
    const athlete = await athleteOf(services, { actor, params, request });
    const answered = await answerCheckIn(services, { actor, athlete, body, request });
    return (await weeklyReplies(services.db, athlete.id, [answered]))(answered);
  });
}
