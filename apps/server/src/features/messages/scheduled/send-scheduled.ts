import { SCHEDULE_LATE_HOURS, type ScheduleProblem } from '@posedown/contract';
import { type Repetition, repeat } from '../../../platform/db/embedded/repeat.ts';
import { refuseOutdated } from '../../../platform/errors.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Services } from '../../../platform/services.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { findMessageByKey, type StoredMessage } from '../queries.ts';
import { writeToAthlete } from '../send-message.ts';
import {
  type DueScheduled,
  deleteOldScheduled,
  deleteScheduled,
  listDue,
  lockDue,
  type ScheduledKey,
  type StoredScheduled,
  updateScheduled,
} from './queries.ts';
import { notifyCoach, requireScheduled, UNSEEN, writerOfScheduled } from './save-scheduled.ts';

type Deps = Pick<Services, 'db' | 'now'>;

const HOUR_MS = 3_600_000;
const POLL_MS = 15_000;
/** Serve waiting requests first. */
const FIRST_MS = 5000;
const BATCH = 100;
const CANCELED_DAYS = 1;
const NOT_SENT_DAYS = 90;

/** Sends scheduled messages as they are due, in any number of processes. */
export function startScheduledMessages(services: Deps & Pick<Services, 'background'>): Repetition {
  const report = (error: unknown) => services.background.report('scheduled messages', error);
  return repeat(() => sendDueMessages(services), POLL_MS, report, FIRST_MS);
}

/**
 * Sends what is due. The transaction that stores a message deletes its scheduled row, so that each is sent exactly
 * once, also after a crash.
 */
export async function sendDueMessages({ db, now }: Deps): Promise<void> {
  const instant = now();
  const due = inBatches<DueScheduled>((after) =>
    listDue(db, { now: instant, after, limit: BATCH }),
  );
  await processEach(
    { one: 'scheduled message', many: 'scheduled messages', done: 'sent' },
    due,
    (row) => sendDue({ db, now }, row, instant),
  );
}

function sendDue(services: Deps, due: DueScheduled, now: Date): Promise<void> {
  return writeForAthlete(services, due.athleteId, UNSEEN, async (tx, athlete) => {
    const row = await lockDue(tx, due, now);
    if (!row) return;
    const problem = problemOf(row, athlete.coachId, now);
    const key = { ...row, scheduledId: row.id };
    if (problem) {
      await updateScheduled(tx, key, { problem, version: row.version + 1 });
      notifyCoach(tx, row);
      return;
    }
    await deleteScheduled(tx, key);
    await writeToAthlete(tx, athlete, asMessage(row), now);
  });
}

function problemOf(
  { coachId, sendAt }: StoredScheduled,
  currentCoachId: string | null,
  now: Date,
): ScheduleProblem | null {
  if (coachId !== currentCoachId) return 'former';
  return now.getTime() - sendAt.getTime() > SCHEDULE_LATE_HOURS * HOUR_MS ? 'late' : null;
}

/** The message has the id of its scheduled row as its key, so that a repeated request finds it. */
const asMessage = ({ coachId, content, id }: StoredScheduled) => ({
  ...{ coachId, content, requestKey: id },
});

/**
 * Sends a scheduled message now. If it was already sent, returns the message. @throws AppError `not_found` if it was
 * canceled, or `changed_meanwhile` for an outdated version
 */
export function sendScheduled(
  services: Deps,
  key: ScheduledKey,
  version: number,
): Promise<StoredMessage> {
  return writeForAthlete(services, writerOfScheduled(key), UNSEEN, async (tx, athlete) => {
    const { athleteId, coachId: fromUserId, scheduledId: requestKey } = key;
    const sent = await findMessageByKey(tx, { athleteId, fromUserId, requestKey });
    if (sent) return sent;
    const row = await requireScheduled(tx, key);
    refuseOutdated('this message', row.version, version);
    await deleteScheduled(tx, key);
    return writeToAthlete(tx, athlete, asMessage(row), services.now());
  });
}

/** Deletes messages that were canceled or couldn't be sent long ago. */
export function pruneScheduled({ db, now }: Deps): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * 24 * HOUR_MS);
  return deleteOldScheduled(db, {
    canceledBefore: before(CANCELED_DAYS),
    dueBefore: before(NOT_SENT_DAYS),
  });
}
