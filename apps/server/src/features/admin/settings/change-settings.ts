import type { CoachSettings, CoachSettingsChange } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { refreshRosterOf } from '../../athletes/index.ts';
import { lockSettings, saveSettings } from './queries.ts';

/** Settings that affect alerts. */
const ALERT_SETTINGS = ['silentDays', 'leastAdherence', 'defaultUnits'] as const;

/**
 * Changes a coach's settings. If alert levels or units change, all their athletes are reassessed
 * after the response. @throws AppError `changed_meanwhile` for an outdated version
 */
export async function changeSettings(
  services: Services,
  { userId }: Actor,
  { version, ...change }: CoachSettingsChange,
  request: FastifyRequest,
): Promise<CoachSettings> {
  const { before, after } = await services.db.transaction(async (tx) => {
    const before = await lockSettings(tx, userId);
    refuseOutdated('the settings', before.version, version);
    const after = { ...before, ...change, version: version + 1 };
    await saveSettings(tx, userId, after);
    await recordAudit(tx, request, {
      action: 'change settings',
      outcome: 'done',
      subjectId: userId,
      details: { fields: Object.keys(change).join(' ') },
    });
    return { before, after };
  });
  if (ALERT_SETTINGS.some((field) => before[field] !== after[field])) {
    services.background.run('alerts by new settings', () => refreshRosterOf(services, userId));
  }
  return after;
}
