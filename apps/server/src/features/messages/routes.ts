import { messageEndpoints, type Thread } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { AthleteCall } from '../athletes/index.ts';
import { changeMessage } from './change-message.ts';
import { findPartyNames, findThread } from './find-thread.ts';
import {
  countUnreadOf,
  pageThread,
  pageThreads,
  readMessages,
  showMessage,
  showMessages,
  showOwnThread,
} from './list-messages.ts';
import { loadRecipients } from './many/load-recipients.ts';
import { addScheduledRoutes } from './scheduled/routes.ts';
import { searchMessages } from './search/search-messages.ts';
import { sendMessage } from './send-message.ts';
import { addSnippetRoutes } from './snippets/routes.ts';
import type { ListedThread } from './threads/queries.ts';

export function addMessageRoutes(app: FastifyInstance, services: Services) {
  const threadOf = ({ actor, params, request }: AthleteCall) =>
    findThread(services, { actor, athleteId: params.userId, request });

  addListRoutes(app, services);
  addSnippetRoutes(app, services);
  addScheduledRoutes(app, services);
  addEndpoint(app, messageEndpoints.recipients, async ({ actor, body }) => ({
    recipients: await loadRecipients(services, actor.userId, body.ids),
  }));

  addEndpoint(app, messageEndpoints.messages, async (call) => {
    const thread = await threadOf(call);
    const { messages, ...page } = await pageThread(services, thread.athlete.id, call.query);
    const parties = await findPartyNames(services, thread);
    return { ...parties, messages: await showMessages(services, messages), ...page };
  });
  addEndpoint(app, messageEndpoints.sendMessage, async (call) =>
    showMessage(services, await sendMessage(services, call.actor, await threadOf(call), call.body)),
  );
  addEndpoint(app, messageEndpoints.readMessages, async (call) => {
    await readMessages(services, call.actor, await threadOf(call), call.body.upTo);
    return undefined;
  });
  addEndpoint(app, messageEndpoints.typing, async (call) => {
    const { athlete, otherId } = await threadOf(call);
    const fromUserId = call.actor.userId;
    services.events.publish([otherId], { type: 'typing', athleteId: athlete.id, fromUserId });
    return undefined;
  });
  addEndpoint(app, messageEndpoints.editMessage, async (call) => {
    const change = { messageId: call.params.messageId, ...call.body };
    const changed = await changeMessage(services, call.actor, await threadOf(call), change);
    return showMessage(services, changed);
  });
  addEndpoint(app, messageEndpoints.deleteMessage, async (call) => {
    const change = { messageId: call.params.messageId, content: null };
    const changed = await changeMessage(services, call.actor, await threadOf(call), change);
    return showMessage(services, changed);
  });
}

function addListRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, messageEndpoints.threads, async ({ actor, query }) => {
    if (actor.role === 'client') {
      const own = await showOwnThread(services, actor);
      const isListed = own && (own.unread > 0 || !query.unread);
      return { threads: isListed ? [toThread(own)] : [], nextCursor: null };
    }
    const { threads, nextCursor } = await pageThreads(services, actor, query);
    return { threads: threads.map(toThread), nextCursor };
  });
  addEndpoint(app, messageEndpoints.searchMessages, async (call) => searchMessages(services, call));
  addEndpoint(app, messageEndpoints.unreadMessages, async ({ actor }) =>
    countUnreadOf(services, actor),
  );
}

function toThread({ athleteId, name, unread, last }: ListedThread): Thread {
  return {
    athleteId,
    name,
    unread,
    last: last && {
      fromUserId: last.fromUserId,
      content: last.content,
      photos: last.photoIds.length,
      links: last.links.length,
      voiceNoteSeconds: last.voiceNoteSeconds,
      createdAt: last.createdAt.toISOString(),
      deletedAt: last.deletedAt?.toISOString() ?? null,
    },
  };
}
