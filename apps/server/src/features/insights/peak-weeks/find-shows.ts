import { type AlertType, calendarDayIn, isPeakNear } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredAlert } from '../queries.ts';
import { listDrafted } from './queries.ts';

const DRAFT: AlertType = 'peak_week_draft';

type Asked = Pick<StoredAlert, 'clientId' | 'type' | 'resolved'>;

const waits = ({ type, resolved }: Asked) => type === DRAFT && !resolved;

/**
 * Which show each of these alerts leads to: where a draft waits, the soonest whose draft does, for one alert speaks
 * of them all. None where its peak week cannot be asked for by name: it is over, or too far ahead.
 */
export async function findShowsOf(db: Db, now: Date, alerts: readonly Asked[]) {
  const athleteIds = alerts.filter(waits).map(({ clientId }) => clientId);
  const drafted = athleteIds.length === 0 ? [] : await listDrafted(db, athleteIds);
  const near = drafted.filter(({ date, timezone }) => {
    const today = calendarDayIn(now, timezone);
    return date >= today && isPeakNear(today, date);
  });
  return (alert: Asked): string | null => {
    const show = near.find(({ athleteId }) => waits(alert) && athleteId === alert.clientId);
    return show?.competitionId ?? null;
  };
}
