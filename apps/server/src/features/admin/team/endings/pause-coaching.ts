import { addDays, calendarDayIn, endedPause, isPaused, PAUSE_MAX_DAYS } from '@posedown/coaching';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import { badField } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { updatePerson, writeForAthlete } from '../../../athletes/index.ts';
import { moveDueDayForPause } from '../../../check-ins/index.ts';
import { type EndInput, findOwnAthlete } from './end-coaching.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/**
 * Pauses the coaching of the caller's athlete from today, or moves the last day of the current pause. @throws AppError
 * `not_found` for someone else's athlete, `invalid_input` for a day that is over or too far ahead
 */
export async function pauseCoaching(
  services: Deps,
  { until, ...input }: EndInput & { until: string },
): Promise<{ pausedUntil: string }> {
  const { actor, athleteId, request } = input;
  const athlete = await findOwnAthlete(services, input);
  const now = services.now();
  return writeForAthlete(
    services,
    { athlete, actor },
    { affects: 'standing' },
    async (tx, locked) => {
      const today = calendarDayIn(now, locked.timezone);
      if (until < today) throw badField('until', 'Choose today or a later day.');
      if (until > addDays(today, PAUSE_MAX_DAYS)) {
        throw badField('until', 'Choose a day within the next year.');
      }
      const isLonger = isPaused(locked.pausedUntil, today);
      const pausedFrom = isLonger ? locked.pausedFrom : today;
      await moveDueDayForPause(tx, locked, until, now);
      await updatePerson(tx, athleteId, { pausedFrom, pausedUntil: until });
      await recordAudit(tx, request, {
        ...{ action: 'pause coaching', outcome: 'done', subjectId: athleteId },
        details: { day: until },
      });
      return { pausedUntil: until };
    },
  );
}

/** Ends the pause of the caller's athlete. Does nothing without one. */
export async function resumeCoaching(services: Deps, input: EndInput): Promise<void> {
  const { actor, athleteId, request } = input;
  const athlete = await findOwnAthlete(services, input);
  const now = services.now();
  await writeForAthlete(
    services,
    { athlete, actor },
    { affects: 'standing' },
    async (tx, locked) => {
      const today = calendarDayIn(now, locked.timezone);
      if (!isPaused(locked.pausedUntil, today)) return;
      const pause = endedPause(locked, today);
      await moveDueDayForPause(tx, locked, pause.pausedUntil, now);
      await updatePerson(tx, athleteId, pause);
      const event = { action: 'resume coaching', outcome: 'done', subjectId: athleteId } as const;
      await recordAudit(tx, request, event);
    },
  );
}
