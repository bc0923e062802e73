import type { CoachAlert } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { findShowsOf } from './peak-weeks/find-shows.ts';
import type { ListedAlert } from './queries.ts';
import { findQuotes } from './quotes/find-quotes.ts';
import { toAlert } from './to-alert.ts';

/** Alerts for the API, each with its show and the words behind it. */
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
