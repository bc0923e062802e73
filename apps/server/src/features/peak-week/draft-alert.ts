import { calendarDayIn } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Person } from '../athletes/index.ts';
import { findOpenAlert, hasPeakWeek, raiseAlert, resolveAlerts } from '../insights/index.ts';
import type { StoredPlan } from './queries.ts';

/** The alert kind for a draft awaiting approval. */
export const DRAFT_ALERT = 'peak_week_draft';

/** Alerts the coach, if there is one, to a draft awaiting approval. */
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

/**
 * Resolves the alert once a show's draft is settled. If another show's draft is open, the alert covers only that one
 * from then on.
 */
export async function resolveDraftAlert(
  tx: Tx,
  athlete: Pick<Person, 'id' | 'name' | 'coachId' | 'timezone'>,
  { competitionId }: Pick<StoredPlan, 'competitionId'>,
  now: Date,
): Promise<void> {
  const { id: athleteId, coachId, timezone } = athlete;
  const otherDraft = { day: calendarDayIn(now, timezone), besides: competitionId };
  if (await hasPeakWeek(tx, athleteId, { status: 'draft', ...otherDraft })) {
    // The alert now links to the other draft.
    notifyOnCommit(tx, [coachId], { type: 'alert', athleteId });
    const open = await findOpenAlert(tx, athleteId, DRAFT_ALERT);
    // Replace text about the settled show's move.
    if (open?.basis.startsWith(`${competitionId} `)) await alertOfDraft(tx, athlete, now);
  } else await resolveAlerts(tx, { athleteId, coachId }, DRAFT_ALERT);
}
