import { DEFAULT_DIGEST_HOUR, DEFAULT_QUIET_HOURS } from '@posedown/coaching';
import { type Notice, type NoticeSettings, noticeEndpoints, type Role } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { cutPage, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { defaultEmails, defaultPushes } from './deliveries/is-sendable.ts';
import { addDeviceRoutes } from './devices/routes.ts';
import {
  countUnreadNotices,
  findNoticeSettings,
  hasNotice,
  type ListedNotice,
  listNotices,
  markNotices,
  type StoredSettings,
  saveNoticeSettings,
} from './queries.ts';

/** A person's own notices, so every query names the caller. */
export function addNoticeRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  addEndpoint(app, noticeEndpoints.notices, async ({ actor: { userId }, query }) => {
    const { limit, cursor } = query;
    const before = readIdCursor(cursor);
    const found = await listNotices(db, { userId, limit: limit + 1, before });
    const { rows, nextCursor } = cutPage(found, limit, ({ notice }) => notice.id);
    return { notices: rows.map(toNotice), nextCursor };
  });

  addEndpoint(app, noticeEndpoints.unreadNotices, async ({ actor }) => ({
    unread: await countUnreadNotices(db, actor.userId),
  }));

  addEndpoint(app, noticeEndpoints.readNotices, async ({ actor: { userId }, body: { upTo } }) => {
    if (await markNotices(db, { userId, upTo }, now())) publishRead(services, userId);
    return undefined;
  });

  addEndpoint(app, noticeEndpoints.readNotice, async ({ actor: { userId }, params }) => {
    const id = params.noticeId;
    if (await markNotices(db, { userId, id }, now())) publishRead(services, userId);
    else if (!(await hasNotice(db, userId, id))) throw notFound('Notice');
    return undefined;
  });

  addEndpoint(app, noticeEndpoints.noticeSettings, async ({ actor }) =>
    toSettings(await findNoticeSettings(db, actor.userId), actor.role),
  );

  addEndpoint(app, noticeEndpoints.changeNoticeSettings, async ({ actor, body }) => {
    const { off, digestHour, email, push, quietHours } = body;
    const quiet = quietHours && { quietFrom: quietHours.from, quietTo: quietHours.to };
    const channels = { ...(email && { email }), ...(push && { push }) };
    const change = { off, digestHour, ...channels, ...quiet };
    return toSettings(await saveNoticeSettings(db, actor.userId, change), actor.role);
  });

  addDeviceRoutes(app, services);
}

function toSettings(stored: StoredSettings | null, role: Role): NoticeSettings {
  return {
    off: stored?.off ?? [],
    digestHour: stored?.digestHour ?? DEFAULT_DIGEST_HOUR,
    email: stored?.email ?? [...defaultEmails(role)],
    push: stored?.push ?? [...defaultPushes(role)],
    quietHours: stored ? { from: stored.quietFrom, to: stored.quietTo } : DEFAULT_QUIET_HOURS,
  };
}

/** For the person's other open pages. */
function publishRead({ events }: Pick<Services, 'events'>, userId: string) {
  events.publish([userId], { type: 'notice', athleteId: userId });
}

function toNotice({ notice, name }: ListedNotice): Notice {
  const { id, userId, kind, aboutId, amount, createdAt, readAt } = notice;
  const isAboutOther = aboutId !== null && aboutId !== userId && name !== null;
  return {
    ...{ id, kind, amount },
    athlete: isAboutOther ? { id: aboutId, name } : null,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
