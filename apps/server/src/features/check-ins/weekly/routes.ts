import { weeklyCheckInEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { athleteOf } from '../../athletes/index.ts';
import { acknowledgeReply } from './acknowledge-reply.ts';
import { listWeekly, type WeeklyWithReply } from './queries.ts';
import { showWeekly, weeklyReplies } from './show-weekly.ts';
import { type CheckInSlots, submitWeekly } from './submit-weekly.ts';

export function addWeeklyCheckInRoutes(
  app: FastifyInstance,
  services: Services,
  slots: CheckInSlots,
) {
  const showOne = async (checkIn: WeeklyWithReply) =>
    (await weeklyReplies(services.db, checkIn.athleteId, [checkIn]))(checkIn);

  addEndpoint(app, weeklyCheckInEndpoints.weeklyCheckIn, async ({ actor, params, request }) =>
    showWeekly(services, await athleteOf(services, { actor, params, request })),
  );

  addEndpoint(app, weeklyCheckInEndpoints.submitWeeklyCheckIn, async ({ actor, body }) =>
    showOne(await submitWeekly({ ...services, ...slots }, actor, body)),
  );

  addEndpoint(app, weeklyCheckInEndpoints.weeklyCheckIns, async (call) => {
    const { actor, params, query, request } = call;
    const { id: athleteId } = await athleteOf(services, { actor, params, request });
    const found = await listWeekly(services.db, { athleteId, ...query });
    const toReply = await weeklyReplies(services.db, athleteId, found);
    return { checkIns: found.map((checkIn) => toReply(checkIn)) };
  });

  addEndpoint(app, weeklyCheckInEndpoints.acknowledgeCheckInReply, async ({ actor, params }) =>
    showOne(await acknowledgeReply(services, actor.userId, params.checkInId)),
  );
}
