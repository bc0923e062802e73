import { ALERT_SEVERITIES, type AlertFinding } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { insertAlert, updateAlert } from '../queries.ts';
import { findOpenOf, insertEvent } from './queries.ts';

/** For this long, a repeat joins the open alert: thirty messages about one thing are one alert. */
const JOINED_MS = 86_400_000;

/** A request is open until the coach decides: a later wish updates it. */
const joinedSince = (type: AlertFinding['type'], now: Date) =>
  new Date(type === 'plan_request' ? 0 : now.getTime() - JOINED_MS);

/**
 * Alerts the coach to an event, once. A repeat within a day (a request: as long as it is open) marks the open alert unread again, with the newest
 * sentence and a count. After the coach has resolved it, a new alert is raised. Call it with the athlete's row
 * locked, so that concurrent events join.
 * @returns whether it is news
 */
export async function raiseEvent(
  tx: Tx,
  { athleteId: clientId, coachId }: { athleteId: string; coachId: string },
  finding: AlertFinding,
  now: Date,
): Promise<boolean> {
  const { type, message, basis, severity, subject = message } = finding;
  if (!(await insertEvent(tx, { clientId, type, basis, createdAt: now }))) return false;
  const kind = { clientId, coachId, type, subject };
  const open = await findOpenOf(tx, kind, joinedSince(type, now));
  if (!open) return insertAlert(tx, { ...kind, message, basis, severity, createdAt: now });
  await updateAlert(tx, open, {
    ...{ message, basis, count: open.count + 1, read: false, updatedAt: now, risenAt: now },
    // A worse event never joins a milder alert.
    severity: isWorse(severity, open.severity) ? severity : open.severity,
  });
  return true;
}

const isWorse = (one: AlertFinding['severity'], other: AlertFinding['severity']) =>
  ALERT_SEVERITIES.indexOf(one) > ALERT_SEVERITIES.indexOf(other);
