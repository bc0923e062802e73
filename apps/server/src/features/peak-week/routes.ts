import { peakWeekEndpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findVisibleAthlete, type Person } from '../athletes/index.ts';
import { logPeakWeek, reportUnwell } from './follow-peak-week.ts';
import { orderPeakWeek } from './order-peak-week.ts';
import { approvePeakWeek, changePeakWeek } from './plan-peak-week.ts';
import { showPeakWeek } from './show-peak-week.ts';

interface Asked {
  actor: Actor;
  params: { userId: string };
  request: FastifyRequest;
}

export function addPeakWeekRoutes(app: FastifyInstance, services: Services) {
  const athleteOf = ({ actor, params, request }: Asked) =>
    findVisibleAthlete(services, { actor, athleteId: params.userId, request });
  const reply = (athlete: Person) => showPeakWeek(services.db, athlete, services.now());

  addEndpoint(app, peakWeekEndpoints.peakWeek, async (asked) => reply(await athleteOf(asked)));

  addEndpoint(app, peakWeekEndpoints.makePeakWeek, async (asked) =>
    reply(await orderPeakWeek(services, asked, await athleteOf(asked))),
  );
  addEndpoint(app, peakWeekEndpoints.changePeakWeek, async (asked) => {
    const athlete = await athleteOf(asked);
    await changePeakWeek(services, { ...asked, athlete });
    return reply(athlete);
  });
  addEndpoint(app, peakWeekEndpoints.approvePeakWeek, async (asked) => {
    const athlete = await athleteOf(asked);
    await approvePeakWeek(services, { ...asked, athlete });
    return reply(athlete);
  });
  addEndpoint(app, peakWeekEndpoints.logPeakWeek, async (asked) => {
    const athlete = await athleteOf(asked);
    await logPeakWeek(services, athlete, asked.body);
    return reply(athlete);
  });
  addEndpoint(app, peakWeekEndpoints.reportUnwell, async (asked) => ({
    coachAlerted: await reportUnwell(services, await athleteOf(asked), asked.body),
  }));
}
