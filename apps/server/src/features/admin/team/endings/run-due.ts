import { calendarDayIn } from '@posedown/coaching';
import { inBatches } from '../../../../platform/in-batches.ts';
import { processEach } from '../../../../platform/process-each.ts';
import type { Services } from '../../../../platform/services.ts';
import { type AccountDeps, deleteDueAccount } from '../../../account/index.ts';
import { lockPerson, writeForAthlete } from '../../../athletes/index.ts';
import { closeCoaching } from './end-coaching.ts';
import { type DueEnd, findEnd, listDeletions, listPlannedEnds } from './queries.ts';

const PAGE = 200;
/** The time zone where each day starts first. */
const FIRST_ZONE = 'Etc/GMT-14';

/** Ends the coaching of athletes whose last day is over in their time zone. Safe in several processes. */
export async function endDueCoaching({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const instant = now();
  const day = calendarDayIn(instant, FIRST_ZONE);
  const planned = inBatches<DueEnd>((after) => listPlannedEnds(db, { day, after, limit: PAGE }));
  const affects = (isDue: boolean) => (isDue ? 'standing' : 'none');
  await processEach(
    { one: 'coaching', many: 'coachings', done: 'ended' },
    planned,
    ({ athleteId }) =>
      writeForAthlete({ db, now }, athleteId, { affects }, async (tx, athlete) => {
        const end = await findEnd(tx, athleteId);
        const today = calendarDayIn(instant, athlete.timezone);
        // The coach or another process may have changed it meanwhile.
        const isDue = end !== null && end.endedAt === null && end.lastDay < today;
        if (isDue) await closeCoaching(tx, athlete, instant);
        return isDue;
      }),
  );
}

/** Deletes the accounts whose 30 days are over. Safe in several processes. */
export async function deleteDueAccounts(services: AccountDeps): Promise<void> {
  const { db, now } = services;
  const instant = now();
  const day = calendarDayIn(instant, FIRST_ZONE);
  const due = inBatches<DueEnd>((after) => listDeletions(db, { day, after, limit: PAGE }));
  await processEach(
    { one: 'account', many: 'accounts', done: 'deleted' },
    due,
    ({ athleteId, timezone }) => {
      const today = calendarDayIn(instant, timezone);
      return deleteDueAccount(services, athleteId, async (tx) => {
        await lockPerson(tx, athleteId);
        const end = await findEnd(tx, athleteId);
        return end !== null && end.deletionOn !== null && end.deletionOn <= today;
      });
    },
  );
}
