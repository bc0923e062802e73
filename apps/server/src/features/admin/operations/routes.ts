import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import { backupStanding } from '../../../platform/operations/backup-standing.ts';
import type { Services } from '../../../platform/services.ts';
import { findHeadCoachId } from '../../athletes/index.ts';

/** What the head coach, who runs the practice, should know about the server it runs on. */
export function addOperationsRoutes(app: FastifyInstance, { db, settings, now }: Services) {
  const startedAt = now();

  addEndpoint(app, adminEndpoints.operations, async ({ actor }) => {
    if (actor.userId !== (await findHeadCoachId(db))) return { backupOverdue: null };
    const { dataDir } = settings;
    const { newestAt, isOverdue } = await backupStanding({ dataDir, now: now(), startedAt });
    return { backupOverdue: isOverdue ? { newestAt: newestAt?.toISOString() ?? null } : null };
  });
}
