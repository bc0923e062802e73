import { peakWeekEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { athleteOf, type Person } from '../athletes/index.ts';
import { logPeakWeek, reportUnwell } from './follow-peak-week.ts';
import { orderPeakWeek } from './order-peak-week.ts';
import { approvePeakWeek, changePeakWeek } from './plan-peak-week.ts';
import { showPeakWeek } from './show-peak-week.ts';

export function addPeakWeekRoutes(app: FastifyInstance, services: Services) {
  const reply = (actor: Actor, athlete: Person, named?: string) =>
    showPeakWeek({ db: services.db, now: services.now() }, actor, athlete, named);

  addEndpoint(app, peakWeekEndpoints.peakWeek, async (asked) =>
    reply(asked.actor, await athleteOf(services, asked), asked.query.competitionId),
  );

  addEndpoint(app, peakWeekEndpoints.makePeakWeek, async (asked) => {
    const athlete = await orderPeakWeek(services, asked, await athleteOf(services, asked));
    return reply(asked.actor, athlete, asked.body.competitionId);
  });
  addEndpoint(app, peakWeekEndpoints.changePeakWeek, async (asked) => {
    const athlete = await athleteOf(services, asked);
    await changePeakWeek(services, { ...asked, athlete });
    return reply(asked.actor, athlete, asked.body.competitionId);
  });
  addEndpoint(app, peakWeekEndpoints.approvePeakWeek, async (asked) => {
    const athlete = await athleteOf(services, asked);
    await approvePeakWeek(services, { ...asked, athlete });
    return reply(asked.actor, athlete, asked.body.competitionId);
  });
  addEndpoint(app, peakWeekEndpoints.logPeakWeek, async (asked) => {
    const athlete = await athleteOf(services, asked);
    await logPeakWeek(services, athlete, asked.body);
    return reply(asked.actor, athlete);
  });
  addEndpoint(app, peakWeekEndpoints.reportUnwell, async (asked) => ({
    coachAlerted: await reportUnwell(services, await athleteOf(services, asked), asked.body),
  }));
}
