import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import { backupStanding } from '../../../platform/operations/backup-standing.ts';
import type { Services } from '../../../platform/services.ts';
import { diskUsedPercent, WARN_PERCENT } from '../../../platform/storage/disk-usage.ts';
import { findHeadCoachId } from '../../athletes/index.ts';

/** What the head coach, who runs the practice, should know about the server it runs on. */
export function addOperationsRoutes(app: FastifyInstance, { db, settings, now }: Services) {
  const startedAt = now();

  addEndpoint(app, adminEndpoints.operations, async ({ actor }) => {
    if (actor.userId !== (await findHeadCoachId(db))) {
      return { backupOverdue: null, diskFull: null };
    }
    const { dataDir } = settings;
    const { newestAt, isOverdue } = await backupStanding({ dataDir, now: now(), startedAt });
    const percent = await diskUsedPercent(dataDir);
    return {
      backupOverdue: isOverdue ? { newestAt: newestAt?.toISOString() ?? null } : null,
      diskFull: percent >= WARN_PERCENT ? { percent } : null,
    };
  });
}
