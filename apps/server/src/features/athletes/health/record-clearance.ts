import { calendarDayIn } from '@posedown/coaching';
import type { ClearanceBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Person, updatePerson } from '../queries.ts';
import { writeForAthlete } from '../write-for-athlete.ts';
import { raiseConditionAlert, resolveConditionAlerts } from './condition-alert.ts';

interface RecordClearanceInput {
  actor: Actor;
  athlete: Person;
  body: ClearanceBody;
  request: FastifyRequest;
}

/**
 * Records or withdraws a clinician's clearance for the recorded conditions. Plans don't change,
 * but a plan that is ruled out again raises an alert. @throws AppError `changed_meanwhile` if the
 * coach saw other conditions, `invalid_input` for a future date or no conditions
 */
export async function recordClearance(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, body: { version, clearedOn }, request }: RecordClearanceInput,
): Promise<Person> {
  // Coaches can open their own profile but can't be cleared.
  if (athlete.role !== 'client') throw notFound('Athlete');
  return writeForAthlete({ db, now }, { athlete }, { affects: 'standing' }, async (tx, before) => {
    const instant = now();
    refuseOutdated('these details', before.profileVersion, version);
    if (clearedOn) refuseClearance(before, clearedOn, instant);
    const after = await updatePerson(tx, before.id, {
      healthClearedOn: clearedOn,
      healthClearedById: clearedOn ? actor.userId : null,
      profileVersion: version + 1,
    });
    if (clearedOn) await resolveConditionAlerts(tx, after);
    else if (before.healthClearedOn) {
      const named = { conditions: after.healthConditions, byId: actor.userId };
      await raiseConditionAlert(tx, after, named, instant);
    }
    notifyOnCommit(tx, [after.id], { type: 'plan', athleteId: after.id });
    const action = clearedOn ? 'record health clearance' : 'take back health clearance';
    await recordAudit(tx, request, { action, outcome: 'done', subjectId: after.id });
    return after;
  });
}

function refuseClearance({ healthConditions, timezone }: Person, day: string, now: Date) {
  if (healthConditions.length === 0) {
    throw badField('clearedOn', 'No condition is on record');
  }
  if (day > calendarDayIn(now, timezone)) throw badField('clearedOn', 'That date is in the future');
}
