import { calendarDayIn, type GuidanceMode } from '@posedown/coaching';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { holdAthlete, type Person, tellBoth, updatePerson } from '../athletes/index.ts';
import { editBy, recordPlanChange } from './record-plan-change.ts';

interface Asked {
  actor: Actor;
  athlete: Person;
  mode: GuidanceMode;
  request: FastifyRequest;
}

/** Sets who decides about an athlete's plans. The mode that is set already stays, and nothing is recorded. */
export function setGuidance(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, mode, request }: Asked,
): Promise<{ mode: GuidanceMode }> {
  // A coach sees themselves too, but follows no plan.
  if (athlete.role !== 'client') throw notFound('That athlete');
  return db.transaction(async (tx) => {
    const { id: athleteId, guidanceMode, timezone } = await holdAthlete(tx, athlete);
    if (guidanceMode === mode) return { mode };
    await updatePerson(tx, athleteId, { guidanceMode: mode });
    await recordPlanChange(tx, {
      athleteId,
      edit: editBy(actor, athleteId),
      difference: { kind: 'guidance', before: { mode: guidanceMode }, after: { mode } },
      effectiveOn: calendarDayIn(now(), timezone),
      now: now(),
    });
    await tellBoth(tx, athleteId);
    await recordAudit(tx, request, {
      action: 'set guidance',
      outcome: 'done',
      subjectId: athleteId,
      details: { mode },
    });
    return { mode };
  });
}
