import { calendarDayIn } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Person } from '../athletes/index.ts';
import { findOpenAlert, hasPeakWeek, raiseAlert, resolveAlerts } from '../insights/index.ts';
import type { StoredPlan } from './queries.ts';

/** A draft waits for the coach. */
export const DRAFT_ALERT = 'peak_week_draft';

/** Alerts the coach, where there is one, to a draft that waits for them. */
export async function alertOfDraft(
  tx: Tx,
  { id: athleteId, name, coachId }: Pick<Person, 'id' | 'name' | 'coachId'>,
  createdAt: Date,
): Promise<void> {
  if (!coachId) return;
  const finding = {
    type: DRAFT_ALERT,
    severity: 'medium',
    message: `${name} has a peak week waiting for your approval.`,
    basis: createdAt.toISOString(),
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, createdAt);
}

/** Resolves the alert once a show's draft is settled, unless another show's draft is open: then it keeps only that. */
export async function endDraftAlert(
  tx: Tx,
  athlete: Pick<Person, 'id' | 'name' | 'coachId' | 'timezone'>,
  { competitionId }: Pick<StoredPlan, 'competitionId'>,
  now: Date,
): Promise<void> {
  const { id: athleteId, coachId, timezone } = athlete;
  const another = { day: calendarDayIn(now, timezone), besides: competitionId };
  if (await hasPeakWeek(tx, athleteId, { status: 'draft', ...another })) {
    // It leads there from now on.
    notifyOnCommit(tx, [coachId], { type: 'alert', athleteId });
    const open = await findOpenAlert(tx, athleteId, DRAFT_ALERT);
    // Text about a moved show belongs to that show.
    if (open?.basis.startsWith(`${competitionId} `)) await alertOfDraft(tx, athlete, now);
  } else await resolveAlerts(tx, { athleteId, coachId }, DRAFT_ALERT);
}
