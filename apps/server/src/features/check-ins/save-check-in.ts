import { calendarDayIn } from '@posedown/coaching';
import type { CheckInBody } from '@posedown/contract';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { AppError } from '../../platform/errors.ts';
import { requireLoggableDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { actOnSigns, scanText } from '../insights/index.ts';
import { saveWeighIn } from '../weigh-ins/index.ts';
import { findCheckIn, insertCheckIn, type StoredCheckIn, updateCheckIn } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/**
 * Creates or changes the day's check-in. Its weight is also the day's weigh-in. A duplicate
 * returns the stored check-in. @throws AppError `invalid_input` for a future day,
 * `changed_meanwhile` for an outdated version, `request_key_reused`
 */
export async function saveCheckIn(
  { db, now }: Deps,
  { userId, timezone }: Actor,
  { version, ...fields }: CheckInBody,
): Promise<StoredCheckIn> {
  requireLoggableDay(fields.date, calendarDayIn(now(), timezone));
  const sent = sentAs(fields.requestKey, fields);
  const read = await scanText(fields.notes);
  const { weight = null, ...answers } = fields;
  const row = { ...blank, ...answers, ...sent, ...read, notes: answers.notes || null, userId };
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx, athlete) => {
    const before = await findCheckIn(tx, row);
    if (before && sent.requestKey && before.requestKey === sent.requestKey) {
      return repeatResult(before, before, sent);
    }
    refuseOutdated(before, version);
    const instant = now();
    const stored = before
      ? await updateCheckIn(tx, row, row)
      : await insertCheckIn(tx, { ...row, createdAt: instant });
    const { id, redFlag, date: day } = stored;
    const weighIn = { userId, date: day, kg: weight, source: 'check-in', sourceId: id } as const;
    // Most check-ins have no weight, and had none.
    if (weight !== null || before?.weight != null) await saveWeighIn(tx, weighIn, instant);
    const { holds, statedHolds, toConfirm } = read;
    const found = { id, redFlag, holds, statedHolds, toConfirm, place: 'check-in', day } as const;
    await actOnSigns(tx, athlete, found, instant);
    return { ...stored, weight };
  });
}

/** Omitted fields are cleared. */
const blank = { sleepHours: null, stressLevel: null, waterIntake: null, steps: null };

function refuseOutdated(before: StoredCheckIn | null, version: number) {
  if ((before?.version ?? 0) === version) return;
  throw new AppError('changed_meanwhile', {
    userMessage: before
      ? 'You already checked in for this day on another device. Review that check-in, then edit it.'
      : 'This check-in no longer exists. Reload and try again.',
  });
}
