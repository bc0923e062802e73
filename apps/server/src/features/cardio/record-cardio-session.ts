import {
  type CardioEffort,
  calendarDayIn,
  cardioCost,
  FIRST_PROGRESS_DAY,
} from '@posedown/coaching';
import type { CardioSessionBody, CardioSessionRestore } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { restoredId } from '../../platform/db/restored-id.ts';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { badField } from '../../platform/errors.ts';
import { requirePastDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPerson, writeForAthlete } from '../athletes/index.ts';
import { findWeighIn } from '../weigh-ins/index.ts';
import {
  findCardioSessionByKey,
  insertCardioSession,
  isDuplicateSession,
  type NewCardioSession,
  type StoredCardioSession,
} from './queries.ts';

/**
 * Stores a session with its calories on the athlete's day it started, and refreshes the roster. A
 * duplicate returns the stored session. @throws AppError `invalid_input` for a start before 1900,
 * `request_key_reused`
 */
export function recordCardioSession(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  body: CardioSessionBody,
): Promise<StoredCardioSession> {
  const { userId } = actor;
  return store(services, actor, body, (tx, date) => computeCalories(tx, { userId, date }, body));
}

/**
 * Restores a just-deleted session with its id, day and calories. @throws AppError as
 * `recordCardioSession`, `conflict` if its id is taken
 */
export function restoreCardioSession(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  body: CardioSessionRestore,
): Promise<StoredCardioSession> {
  const { date, netKcal, grossKcal } = body;
  if (date !== undefined) requirePastDay(date, services.now());
  const former = { id: restoredId(body.id), netKcal, grossKcal, ...(date && { date }) };
  return store(services, actor, body, async () => former);
}

async function store(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
  body: CardioSessionBody | CardioSessionRestore,
  findRest: (tx: Tx, date: string) => Promise<Partial<NewCardioSession>>,
): Promise<StoredCardioSession> {
  const instant = now();
  const startedAt = plausibleStart(new Date(body.startedAt), instant);
  const date = calendarDayIn(startedAt, timezone);
  const sent = sentAs(body.requestKey, body);
  const findFirst = (key: string) => findCardioSessionByKey(db, userId, key);
  return storeOnce(
    { sent, isAlreadyStored: isDuplicateSession, findFirst, hashOf: (row) => row.requestHash },
    () =>
      writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
        const session = await insertCardioSession(tx, {
          ...body,
          ...sent,
          date,
          ...(await findRest(tx, date)),
          userId,
          startedAt,
          phasesCompleted: body.type === 'HIIT' ? (body.phasesCompleted ?? 0) : null,
          notes: body.notes || null,
          createdAt: instant,
        });
        return session;
      }),
  );
}

/** A device clock may be fast. Don't lose the session or date it in the future. */
function plausibleStart(startedAt: Date, now: Date): Date {
  // Calendar days only exist for the years 0 to 9999.
  const earliest = Date.parse(`${FIRST_PROGRESS_DAY}T00:00:00Z`);
  if (startedAt.getTime() < earliest) {
    throw badField('startedAt', `The start can’t be before ${FIRST_PROGRESS_DAY}`);
  }
  return new Date(Math.min(startedAt.getTime(), now.getTime()));
}

/**
 * The calories of a session by the last weigh-in up to its day, or else by the profile. Null while
 * no weight is known.
 */
export async function computeCalories(
  tx: Tx,
  { userId, date }: Pick<StoredCardioSession, 'userId' | 'date'>,
  effort: CardioEffort & { durationSeconds: number },
) {
  const weighIn = await findWeighIn(tx, userId, date);
  const weight = weighIn?.weightKg ?? (await findPerson(tx, userId))?.weight;
  if (!weight) return { netKcal: null, grossKcal: null };
  return cardioCost(effort, weight, effort.durationSeconds);
}
