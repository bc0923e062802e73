import { adminEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { backupStanding } from '../../platform/operations/backup-standing.ts';
import type { Services } from '../../platform/services.ts';
import { diskUsedPercent, WARN_PERCENT } from '../../platform/storage/disk-usage.ts';
import { findHeadCoachId } from '../athletes/index.ts';
import { findCoachSettings } from '../insights/index.ts';
import { pageAudit } from './audit/page-audit.ts';
import { exportData } from './exports/export-data.ts';
import { changeSettings } from './settings/change-settings.ts';
import { addCoach, toColleague } from './team/add-coach.ts';
import { addEndingRoutes } from './team/endings/routes.ts';
import { transferAthlete } from './team/hand-over/hand-over-athlete.ts';
import { listCoaches } from './team/queries.ts';
import { removeCoach } from './team/remove-coach.ts';

/** Routes for running a practice: team, settings, audit log and exports. */
export function addAdminRoutes(app: FastifyInstance, services: Services) {
  addSettingsRoutes(app, services);
  addTeamRoutes(app, services);
  addEndingRoutes(app, services);
  addAuditRoutes(app, services);
  addExportRoutes(app, services);
  addOperationsRoutes(app, services);
}

function addAuditRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, adminEndpoints.auditLog, async ({ actor, query }) =>
    pageAudit(services, actor, query),
  );
}

function addExportRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, adminEndpoints.exportData, async ({ actor, query, request, reply }) => {
    const { fileName, stream } = await exportData(services, {
      actor,
      ...query,
      request,
    });
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return stream;
  });
}

/** Server status for the head coach, who runs the practice. */
function addOperationsRoutes(app: FastifyInstance, { db, settings, now }: Services) {
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

function addSettingsRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, adminEndpoints.coachSettings, async ({ actor }) =>
    findCoachSettings(services.db, actor.userId),
  );
  addEndpoint(app, adminEndpoints.changeCoachSettings, async ({ actor, body, request }) =>
    changeSettings(services, actor, body, request),
  );
}

function addTeamRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  addEndpoint(app, adminEndpoints.team, async ({ actor }) => {
    const headId = await findHeadCoachId(db);
    const coaches = await listCoaches(db);
    return {
      coaches: coaches.map((coach) => toColleague(coach, headId)),
      mayAdd: actor.userId === headId,
    };
  });

  addEndpoint(app, adminEndpoints.addColleague, async ({ actor, body, request }) =>
    addCoach(services, { actor, body, request }),
  );

  addEndpoint(app, adminEndpoints.removeColleague, async ({ actor, params, body, request }) => {
    const input = { actor, coachId: params.coachId, body, request };
    return { handedOver: await removeCoach(services, input) };
  });

  addEndpoint(app, adminEndpoints.handOver, async ({ actor, params, body, request }) => {
    const input = { actor, athleteId: params.userId, request, ...body };
    return { coach: await transferAthlete(services, input) };
  });
}
