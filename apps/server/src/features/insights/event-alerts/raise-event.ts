import { ALERT_SEVERITIES, type AlertFinding } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { insertAlert, updateAlert } from '../queries.ts';
import { findOpenOf, insertEvent } from './queries.ts';

/** So long the same joins the open alert of it: thirty messages about one thing are one alert. */
const JOINED_MS = 86_400_000;

/**
 * Tells the coach of something that happened, once and for all. The same within a day makes the open alert unread
 * again, with the newest sentence and a count; one that the coach has resolved is over, and a new one is raised. Call it
 * with the athlete held, so that two at once do not miss each other.
 * @returns whether it is news
 */
export async function raiseEvent(
  tx: Db,
  { athleteId: clientId, coachId }: { athleteId: string; coachId: string },
  finding: AlertFinding,
  now: Date,
): Promise<boolean> {
  const { type, message, basis, severity, subject = message } = finding;
  if (!(await insertEvent(tx, { clientId, type, basis, createdAt: now }))) return false;
  const kind = { clientId, coachId, type, subject };
  const open = await findOpenOf(tx, kind, new Date(now.getTime() - JOINED_MS));
  if (!open) return insertAlert(tx, { ...kind, message, basis, severity, createdAt: now });
  await updateAlert(tx, open, {
    ...{ message, basis, count: open.count + 1, read: false, updatedAt: now, risenAt: now },
    // What is worse is never hidden behind what is less.
    severity: isWorse(severity, open.severity) ? severity : open.severity,
  });
  return true;
}

const isWorse = (one: AlertFinding['severity'], other: AlertFinding['severity']) =>
  ALERT_SEVERITIES.indexOf(one) > ALERT_SEVERITIES.indexOf(other);
