import { type ProgressEntry, progressEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { listProgress } from './list-progress.ts';
import type { StoredEntry } from './queries.ts';
import { recordProgress, recordStats } from './record-progress.ts';
import { showProgress } from './show-progress.ts';

export function addProgressRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, progressEndpoints.recordProgress, async ({ actor, body }) =>
    toEntry(await recordProgress(services, actor, body)),
  );

  addEndpoint(app, progressEndpoints.recordStats, async ({ actor, body }) =>
    toEntry(await recordStats(services, actor, body)),
  );

  addEndpoint(app, progressEndpoints.listProgress, async ({ actor, query }) => {
    const { entries, nextCursor } = await listProgress(services, actor, query);
    return { entries: entries.map(toEntry), nextCursor };
  });

  addEndpoint(app, progressEndpoints.progressOverview, async (call) => {
    const { actor, params, query, request } = call;
    const asked = { actor, athleteId: params.userId, request };
    return showProgress(services, await findVisibleAthlete(services, asked), query.weeks);
  });
}

function toEntry(stored: StoredEntry): ProgressEntry {
  const { requestKey: _key, photoAnalysis: _analysis, createdAt, ...entry } = stored;
  return { ...entry, createdAt: createdAt.toISOString() };
}
