import { peakWeekEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { athleteOf, type Person } from '../athletes/index.ts';
import { logPeakWeek, reportUnwell } from './follow-peak-week.ts';
import { approvePeakWeek, changePeakWeek } from './plan-peak-week.ts';
import { requestPeakWeek } from './request-peak-week.ts';
import { showPeakWeek } from './show-peak-week.ts';

export function addPeakWeekRoutes(app: FastifyInstance, services: Services) {
  const reply = (actor: Actor, athlete: Person, named?: string) =>
    showPeakWeek({ db: services.db, now: services.now() }, actor, athlete, named);

  addEndpoint(app, peakWeekEndpoints.peakWeek, async (call) =>
    reply(call.actor, await athleteOf(services, call), call.query.competitionId),
  );

  addEndpoint(app, peakWeekEndpoints.draftPeakWeek, async (call) => {
    const athlete = await requestPeakWeek(services, call, await athleteOf(services, call));
    return reply(call.actor, athlete, call.body.competitionId);
  });
  addEndpoint(app, peakWeekEndpoints.changePeakWeek, async (call) => {
    const athlete = await athleteOf(services, call);
    await changePeakWeek(services, { ...call, athlete });
    return reply(call.actor, athlete, call.body.competitionId);
  });
  addEndpoint(app, peakWeekEndpoints.approvePeakWeek, async (call) => {
    const athlete = await athleteOf(services, call);
    await approvePeakWeek(services, { ...call, athlete });
    return reply(call.actor, athlete, call.body.competitionId);
  });
  addEndpoint(app, peakWeekEndpoints.logPeakWeek, async (call) => {
    const athlete = await athleteOf(services, call);
    await logPeakWeek(services, athlete, call.body);
    return reply(call.actor, athlete);
  });
  addEndpoint(app, peakWeekEndpoints.reportUnwell, async (call) => ({
    coachAlerted: await reportUnwell(services, await athleteOf(services, call), call.body),
  }));
}
