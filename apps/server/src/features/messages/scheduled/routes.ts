import { type ScheduledMessage, scheduledMessageEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import { cutPage, rankCursorOf, readRankCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type AthleteCall, findVisibleAthlete } from '../../athletes/index.ts';
import { findThread } from '../find-thread.ts';
import { showMessage } from '../list-messages.ts';
import { countScheduled, listScheduled, type NamedScheduled } from './queries.ts';
import {
  cancelScheduled,
  changeScheduled,
  restoreScheduled,
  scheduleMessage,
} from './save-scheduled.ts';
import { sendScheduled } from './send-scheduled.ts';

interface OneCall {
  actor: Actor;
  params: { userId: string; scheduledId: string };
}

const keyOf = ({ actor, params }: OneCall) => ({
  ...{ athleteId: params.userId, coachId: actor.userId, scheduledId: params.scheduledId },
});

/** Scheduled messages are the coach's own list: athletes never see them, and every query names the coach. */
export function addScheduledRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  const requireAthlete = async ({ actor, params, request }: AthleteCall) => {
    const { athlete } = await findThread(services, { actor, athleteId: params.userId, request });
    return { athleteId: athlete.id, coachId: actor.userId };
  };

  addEndpoint(app, scheduledMessageEndpoints.scheduledMessages, async (call) => {
    const { actor, request } = call;
    const { athleteId, limit, cursor } = call.query;
    if (athleteId) await findVisibleAthlete(services, { actor, athleteId, request });
    const filter = { coachId: actor.userId, athleteId };
    const after = readRankCursor(cursor);
    const found = await listScheduled(db, filter, { limit: limit + 1, after });
    const { rows, nextCursor } = cutPage(found, limit, ({ scheduled: { sendAt, id } }) =>
      rankCursorOf({ rank: 0, at: sendAt, id }),
    );
    const counts = await countScheduled(db, filter);
    return { messages: rows.map(toScheduled), nextCursor, counts };
  });
  addEndpoint(app, scheduledMessageEndpoints.scheduleMessage, async (call) =>
    toScheduled(await scheduleMessage(services, await requireAthlete(call), call.body)),
  );
  addEndpoint(app, scheduledMessageEndpoints.changeScheduled, async (call) => {
    await requireAthlete(call);
    return toScheduled(await changeScheduled(services, keyOf(call), call.body));
  });
  addEndpoint(app, scheduledMessageEndpoints.sendScheduled, async (call) => {
    await requireAthlete(call);
    return showMessage(services, await sendScheduled(services, keyOf(call), call.body.version));
  });
  addEndpoint(app, scheduledMessageEndpoints.cancelScheduled, async (call) => {
    await cancelScheduled(services, keyOf(call), call.query.version);
    return undefined;
  });
  addEndpoint(app, scheduledMessageEndpoints.restoreScheduled, async (call) =>
    toScheduled(await restoreScheduled(services, keyOf(call))),
  );
}

function toScheduled({ scheduled, name }: NamedScheduled): ScheduledMessage {
  const { id, athleteId, content, sendAt, problem, version } = scheduled;
  return {
    ...{ id, athleteId, name, content, version },
    sendAt: sendAt.toISOString(),
    // Whoever left already doesn't get it, even if it isn't due yet.
    problem: name === null ? 'former' : problem,
  };
}
