import {
  type AlertSeverity,
  type AlertType,
  calendarDayIn,
  conditionsToConfirm,
  holdOfAlert,
  isPeakNear,
  writtenIn,
} from '@posedown/coaching';
import type { CoachAlert } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { cutPage, rankCursorOf, readRankCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { listDrafted } from './peak-weeks/queries.ts';
import { countOpen, type ListedAlert, listAlerts, rankOf, type StoredAlert } from './queries.ts';
import { findQuotes } from './quotes/find-quotes.ts';

interface PageInput {
  state: 'open' | 'resolved';
  severity?: AlertSeverity | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of the coach's alerts and the number of open ones.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function pageAlerts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  { state, severity, limit, cursor }: PageInput,
) {
  const resolved = state === 'resolved';
  const after = readRankCursor(cursor);
  const page = { coachId: userId, resolved, severity, limit: limit + 1, after };
  const found = await listAlerts(db, page);
  const { rows, nextCursor } = cutPage(found, limit, (last) =>
    rankCursorOf(pageEndOf(last, resolved)),
  );
  const alerts = await showAlerts(db, now(), rows);
  return { alerts, nextCursor, ...(await countOpen(db, userId)) };
}

const pageEndOf = ({ severity, risenAt, createdAt, id }: ListedAlert, resolved: boolean) => ({
  rank: resolved ? 0 : rankOf(severity),
  at: risenAt ?? createdAt,
  id,
});

const DRAFT: AlertType = 'peak_week_draft';

type AlertStatus = Pick<StoredAlert, 'clientId' | 'type' | 'resolved'>;

const isOpenDraft = ({ type, resolved }: AlertStatus) => type === DRAFT && !resolved;

/**
 * The show each alert links to. For drafts, the soonest one, because one alert covers all. Null if its peak week can't
 * be requested because the show is over or too far ahead.
 */
async function findShowsOf(db: Db, now: Date, alerts: readonly AlertStatus[]) {
  const athleteIds = alerts.filter(isOpenDraft).map(({ clientId }) => clientId);
  const drafted = athleteIds.length === 0 ? [] : await listDrafted(db, athleteIds);
  const near = drafted.filter(({ date, timezone }) => {
    const today = calendarDayIn(now, timezone);
    return date >= today && isPeakNear(today, date);
  });
  return (alert: AlertStatus): string | null => {
    const show = near.find(({ athleteId }) => isOpenDraft(alert) && athleteId === alert.clientId);
    return show?.competitionId ?? null;
  };
}

/** Maps alerts for the API, each with its show and the text behind it. */
export async function showAlerts(
  db: Db,
  now: Date,
  alerts: readonly ListedAlert[],
): Promise<CoachAlert[]> {
  const showOf = await findShowsOf(db, now, alerts);
  const quoteOf = await findQuotes(db, alerts);
  return alerts.map((alert) =>
    toAlert(alert, { competitionId: showOf(alert), quote: quoteOf(alert) }),
  );
}

/** Maps one alert for the API. */
function toAlert(
  {
    coachId: _coach,
    risenAt: _risen,
    subject,
    basis,
    createdAt,
    updatedAt,
    openHolds,
    healthConditions,
    ...alert
  }: ListedAlert,
  links: Pick<CoachAlert, 'competitionId' | 'quote'>,
): CoachAlert {
  const finding = { type: alert.type, basis, subject };
  return {
    ...alert,
    ...links,
    writtenIn: writtenIn(finding),
    hold: openHolds.find((kind) => kind === holdOfAlert(finding)) ?? null,
    toConfirm: conditionsToConfirm(finding).filter(
      (condition) => !healthConditions.includes(condition),
    ),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
