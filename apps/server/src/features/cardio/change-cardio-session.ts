import type { CardioSessionChange } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import {
  lockCardioSession,
  removeCardioSession,
  type StoredCardioSession,
  saveCardioSession,
} from './queries.ts';
import { computeCalories } from './record-cardio-session.ts';

interface ChangeCardioSessionInput {
  sessionId: string;
  version: number;
}

/**
 * Corrects a session and recomputes calories if the effort changed. Omitted fields are cleared.
 * @throws AppError `not_found` for someone else's session, `changed_meanwhile` for an outdated
 * version
 */
export function changeCardioSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  { sessionId, ...body }: CardioSessionChange & ChangeCardioSessionInput,
): Promise<StoredCardioSession> {
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const before = await lockVersion(tx, userId, { sessionId, version: body.version });
    const changed = await saveCardioSession(tx, before, {
      ...(isSameEffort(before, body)
        ? {}
        : await computeCalories(tx, before, { ...body, type: before.type })),
      modality: body.modality,
      durationSeconds: body.durationSeconds,
      distanceKm: body.distanceKm ?? null,
      speedKmh: body.speedKmh ?? null,
      inclinePercent: body.inclinePercent ?? null,
      averageHeartRate: body.averageHeartRate ?? null,
      maxHeartRate: highestOf(before, body),
      rpe: body.rpe ?? null,
      notes: body.notes || null,
    });
    return changed;
  });
}

const EFFORT = ['modality', 'durationSeconds', 'speedKmh', 'inclinePercent'] as const;

const isSameEffort = (before: StoredCardioSession, body: CardioSessionChange) =>
  EFFORT.every((field) => (body[field] ?? null) === before[field]);

/** Keeps the maximum heart rate unless it is below the new average. */
function highestOf(
  { maxHeartRate }: StoredCardioSession,
  { averageHeartRate }: Pick<CardioSessionChange, 'averageHeartRate'>,
) {
  if (maxHeartRate === null || averageHeartRate === undefined) return null;
  return maxHeartRate >= averageHeartRate ? maxHeartRate : null;
}

/** Deletes a session. @throws AppError as `changeCardioSession` does. */
export function deleteCardioSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  input: ChangeCardioSessionInput,
): Promise<void> {
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    await lockVersion(tx, userId, input);
    await removeCardioSession(tx, userId, input.sessionId);
  });
}

async function lockVersion(
  tx: Tx,
  userId: string,
  { sessionId, version }: ChangeCardioSessionInput,
) {
  const session = await lockCardioSession(tx, userId, sessionId);
  if (!session) throw notFound('Session');
  refuseOutdated('this session', session.version, version);
  return session;
}
