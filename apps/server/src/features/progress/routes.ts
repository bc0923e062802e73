import { progressEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { replyFromCache } from '../../platform/http/reply-cache.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf } from '../athletes/index.ts';
import { changeProgress, deleteProgress } from './change-progress.ts';
import { recordProgress, recordStats, restoreProgress } from './record-progress.ts';
import { listProgress, showEntries, showEntry, showTrendNear } from './show-entries.ts';
import { showProgress } from './show-progress.ts';

export function addProgressRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, progressEndpoints.recordProgress, async ({ actor, body }) =>
    showEntry(services, await recordProgress(services, actor, body)),
  );

  addEndpoint(app, progressEndpoints.recordStats, async ({ actor, body }) =>
    showEntry(services, await recordStats(services, actor, body)),
  );

  addEndpoint(app, progressEndpoints.changeProgress, async ({ actor, params, body }) =>
    showEntry(services, await changeProgress(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, progressEndpoints.deleteProgress, async ({ actor, params, body }) => {
    await deleteProgress(services, actor, { ...params, ...body });
    return undefined;
  });

  addEndpoint(app, progressEndpoints.restoreProgress, async ({ actor, body }) =>
    showEntry(services, await restoreProgress(services, actor, body)),
  );

  addEndpoint(app, progressEndpoints.listAthleteProgress, async (call) => {
    const { actor, params, query, request } = call;
    const { id } = await athleteOf(services, { actor, params, request });
    const { entries, nextCursor } = await listProgress(services, id, query);
    return { entries: await showEntries(services, entries), nextCursor };
  });

  addEndpoint(app, progressEndpoints.listProgress, async ({ actor, query }) => {
    const { entries, nextCursor } = await listProgress(services, actor.userId, query);
    return { entries: await showEntries(services, entries), nextCursor };
  });

  addEndpoint(app, progressEndpoints.progressOverview, (call) =>
    replyFromCache(services, call, async () =>
      showProgress(services, await athleteOf(services, call), call.query.weeks),
    ),
  );

  addEndpoint(app, progressEndpoints.trendNear, async ({ actor, params, query, request }) => {
    return showTrendNear(
      services,
      await athleteOf(services, { actor, params, request }),
      query.day,
    );
  });
}
