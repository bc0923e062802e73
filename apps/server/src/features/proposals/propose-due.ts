import { AFTER_SHOW, addDays, calendarDayIn, daysBetween } from '@posedown/coaching';
import { inBatches } from '../../platform/in-batches.ts';
import { processEach } from '../../platform/process-each.ts';
import type { Services } from '../../platform/services.ts';
import { proposalWeek, proposeForAthlete } from './propose-for-athlete.ts';
import { type DueAthlete, listDue } from './queries.ts';

const BATCH = 500;
/** While one athlete’s facts are read, another’s proposal is computed. */
const LANES = 2;
/** No clock is further ahead of UTC: there the week begins first. */
const FIRST_ZONE = 'Etc/GMT-14';
/** What the error says could not be done. */
const PROPOSING = { one: 'weekly proposal', many: 'weekly proposals', done: 'made' };

/** Whether a show is so recent that the diet for it may have to end before the week does. */
const isAfterShow = (show: string | null, today: string) =>
  show !== null && show < today && daysBetween(show, today) <= AFTER_SHOW.maintenanceDays;

/**
 * Makes this week’s proposal for every athlete who has none yet, and another one for those whose show is just over. After
 * a downtime the present week’s is made, and none for the weeks missed. Safe to run in several processes at once.
 * @throws Error once all others are made, where some could not be.
 */
export async function proposeDue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const instant = now();
  const monday = proposalWeek(instant, FIRST_ZONE);
  const onStageSince = addDays(monday, -AFTER_SHOW.maintenanceDays);
  const due = inBatches<DueAthlete>((last) =>
    listDue(db, { monday, onStageSince, after: last?.athleteId ?? null, limit: BATCH }),
  );
  const propose = async ({ athleteId, timezone, lastWeek, lastShow }: DueAthlete) => {
    const isMade = lastWeek !== null && lastWeek >= proposalWeek(instant, timezone);
    if (isMade && !isAfterShow(lastShow, calendarDayIn(instant, timezone))) return;
    await db.transaction((tx) => proposeForAthlete(tx, athleteId, instant));
  };
  await processEach(PROPOSING, due, propose, LANES);
}
