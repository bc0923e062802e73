import {
  athleteEndpoints,
  clientEndpoints,
  healthEndpoints,
  holdEndpoints,
  overviewEndpoints,
  rosterLayoutEndpoints,
} from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changeProfile } from './change-profile.ts';
import { athleteOf } from './find-visible-athlete.ts';
import { confirmConditions } from './health/change-conditions.ts';
import { recordClearance } from './health/record-clearance.ts';
import { liftHold, placeHold } from './holds/change-hold.ts';
import { showOverview } from './overview/show-overview.ts';
import { updatePerson } from './queries.ts';
import { changeLayout } from './roster/layout/change-layout.ts';
import { findLayout } from './roster/layout/queries.ts';
import { listClients, summariseClients } from './roster/list/list-clients.ts';
import { showProfile } from './show-profile.ts';
import { addTagRoutes } from './tags/routes.ts';
import { writeForAthlete } from './write-for-athlete.ts';

export function addAthleteRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, athleteEndpoints.profile, async ({ actor, params, request }) =>
    showProfile(services, await athleteOf(services, { actor, params, request })),
  );
  addEndpoint(app, athleteEndpoints.changeProfile, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return showProfile(services, await changeProfile(services, { actor, request, athlete, body }));
  });
  addEndpoint(app, athleteEndpoints.putOffFacts, async ({ actor }) => {
    const { userId } = actor;
    await writeForAthlete(services, userId, { affects: 'view' }, async (tx) => {
      await updatePerson(tx, userId, { factsPutOffAt: services.now() });
      // Stops the athlete's other open pages from asking.
      notifyOnCommit(tx, [userId], { type: 'athlete', athleteId: userId });
    });
    return undefined;
  });
  addEndpoint(app, athleteEndpoints.recordClearance, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return showProfile(
      services,
      await recordClearance(services, { actor, athlete, body, request }),
    );
  });
  addEndpoint(app, healthEndpoints.confirmConditions, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return confirmConditions(services, { athlete, body, request });
  });
  addEndpoint(app, holdEndpoints.placeHold, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return placeHold(services, { actor, athlete, body, request });
  });
  addEndpoint(app, holdEndpoints.liftHold, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return liftHold(services, { actor, athlete, holdId: params.holdId, body, request });
  });
  addEndpoint(app, overviewEndpoints.clientOverview, async ({ actor, params, request }) =>
    showOverview(services, await athleteOf(services, { actor, params, request })),
  );
  addRosterRoutes(app, services);
  addTagRoutes(app, services);
}

function addRosterRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, clientEndpoints.clients, async ({ actor, query }) =>
    listClients(services, actor, query),
  );
  addEndpoint(app, clientEndpoints.clientsSummary, async ({ actor }) =>
    summariseClients(services, actor),
  );
  addEndpoint(app, rosterLayoutEndpoints.rosterLayout, async ({ actor }) =>
    findLayout(services.db, actor.userId),
  );
  addEndpoint(app, rosterLayoutEndpoints.changeRosterLayout, async ({ actor, body }) =>
    changeLayout(services, actor.userId, body),
  );
}
