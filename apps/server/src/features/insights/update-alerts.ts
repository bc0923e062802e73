import {
  ALERT_SEVERITIES,
  type AlertFinding,
  type AlertType,
  type AthleteAssessment,
  EVENT_ALERTS,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { notifyPerson } from '../notices/index.ts';
import { findOpenOf, insertEvent } from './event-alerts/queries.ts';
import { hasPeakWeek } from './peak-weeks/queries.ts';
import {
  ENDED,
  insertAlert,
  listLastAlerts,
  resolveKinds,
  resolvePassedAlerts,
  type StoredAlert,
  updateAlert,
} from './queries.ts';

/** Repeats within this time join the open alert, so that thirty messages about one topic raise one alert. */
const JOIN_WINDOW_MS = 86_400_000;

/**
 * The earliest time of an alert that a repeat joins. A plan request stays open until the coach decides, so a later
 * request always updates it.
 */
const joinWindowStart = (type: AlertFinding['type'], now: Date) =>
  new Date(type === 'plan_request' ? 0 : now.getTime() - JOIN_WINDOW_MS);

/**
 * Raises an event alert once. A repeat within a day (for a request: while open) marks the open alert unread, with the
 * newest sentence and a count. After the alert is resolved, a repeat raises a new one. Call it with the athlete
 * locked. @returns whether there is something new to notify about
 */
async function raiseEvent(
  tx: Tx,
  { athleteId: clientId, coachId }: { athleteId: string; coachId: string },
  finding: AlertFinding,
  now: Date,
): Promise<boolean> {
  const { type, message, basis, severity, subject = message } = finding;
  if (!(await insertEvent(tx, { clientId, type, basis, createdAt: now }))) return false;
  const kind = { clientId, coachId, type, subject };
  const open = await findOpenOf(tx, kind, joinWindowStart(type, now));
  if (!open) return insertAlert(tx, { ...kind, message, basis, severity, createdAt: now });
  await updateAlert(tx, open, {
    ...{ message, basis, count: open.count + 1, read: false, updatedAt: now, risenAt: now },
    // A more severe event raises the severity of the open alert.
    severity: isWorse(severity, open.severity) ? severity : open.severity,
  });
  return true;
}

const isWorse = (one: AlertFinding['severity'], other: AlertFinding['severity']) =>
  ALERT_SEVERITIES.indexOf(one) > ALERT_SEVERITIES.indexOf(other);

interface About {
  athleteId: string;
  coachId: string;
}

/**
 * Kinds whose high-severity alerts are red flags: they neither end nor become milder before the coach has read them.
 */
const RED_FLAG_KINDS: readonly string[] = [
  'loss_rate',
  'poor_sleep',
  'low_mood',
] satisfies AlertType[];
/** An alert that returns this soon counts as the same one, because weight fluctuates around a limit. [our choice] */
const SAME_ALERT_WINDOW_MS = 7 * 86_400_000;

/**
 * Updates an athlete's alerts from the rules' findings. Call it in the transaction of the new data, and at the end of
 * each day, because silence adds no data.
 * A state has one open alert per kind. Once resolved by the coach, it returns only with a newer basis. A state that
 * passed on its own returns when it applies again, within a week as the same alert. A red flag stays until the coach
 * has read it. Events such as a symptom are reported once, and repeats within a day join one alert. The coach is
 * notified after the commit. @param lastAlerts by `listLastAlerts`, loaded with the athlete locked
 */
export async function updateAlerts(
  tx: Tx,
  { today, lastAlerts, ...about }: About & { today: string; lastAlerts: readonly StoredAlert[] },
  { findings, over }: Pick<AthleteAssessment, 'findings' | 'over'>,
  now: Date,
): Promise<void> {
  const { athleteId } = about;
  const last = new Map(lastAlerts.map((alert) => [alert.type, alert]));
  for (const finding of findings) await raise(tx, about, finding, last.get(finding.type), now);
  const passed = over.filter((type) => canEnd(last.get(type)));
  const waiting = last.get(DRAFT);
  // Peak weeks end with their show.
  const draft = { status: 'draft', day: today } as const;
  const isOver = waiting?.resolved === false && !(await hasPeakWeek(tx, athleteId, draft));
  if ((await resolvePassedAlerts(tx, athleteId, isOver ? [...passed, DRAFT] : passed)) > 0) {
    notifyCoach(tx, about);
  }
}

const DRAFT: AlertType = 'peak_week_draft';

const canEnd = (alert: StoredAlert | undefined) =>
  alert !== undefined && !alert.resolved && !isUnseenRedFlag(alert);

const isUnseenRedFlag = ({ type, severity, read }: StoredAlert) =>
  RED_FLAG_KINDS.includes(type) && severity === 'high' && !read;

/** Raises one alert that no diary rule finds, such as for a message. Notifies the coach after the commit. */
export async function raiseAlert(
  tx: Tx,
  about: About,
  finding: AlertFinding,
  now: Date,
): Promise<void> {
  const last = await listLastAlerts(tx, [about.athleteId]);
  const before = last.find(({ type }) => type === finding.type);
  await raise(tx, about, finding, before, now);
}

/** An athlete's open alert of a kind. */
export async function findOpenAlert(
  tx: Tx,
  athleteId: string,
  type: AlertType,
): Promise<StoredAlert | null> {
  const last = await listLastAlerts(tx, [athleteId]);
  return last.find((alert) => alert.type === type && !alert.resolved) ?? null;
}

/** Ends an open alert that no longer applies. It returns if the state does. */
export async function resolvePassedAlert(tx: Tx, about: About, type: AlertType): Promise<void> {
  if ((await resolvePassedAlerts(tx, about.athleteId, [type])) > 0) notifyCoach(tx, about);
}

/** Resolves an athlete's open alert of a kind because its task is done. */
export async function resolveAlerts(
  tx: Tx,
  { athleteId, coachId }: { athleteId: string; coachId: string | null },
  type: AlertType,
): Promise<void> {
  const count = await resolveKinds(tx, athleteId, [type]);
  if (count > 0) notifyOnCommit(tx, [coachId], { type: 'alert', athleteId });
}

async function raise(
  tx: Tx,
  about: About,
  finding: AlertFinding,
  before: StoredAlert | undefined,
  now: Date,
): Promise<void> {
  const { athleteId, coachId } = about;
  if (EVENT_ALERTS.includes(finding.type)) {
    if (await raiseEvent(tx, about, finding, now)) await alarmCoach(tx, about, finding, now);
    return;
  }
  if (before) {
    if (!before.resolved || passedRecently(before, now)) {
      const change = await updateContinuing(tx, before, finding, now);
      if (change === 'worse') await alarmCoach(tx, about, finding, now);
      else if (change === 'changed') notifyCoach(tx, about);
      return;
    }
    if (isAlreadyResolved(finding, before)) return;
  }
  const { since, ...alert } = finding;
  const stored = { ...alert, clientId: athleteId, coachId, createdAt: causedAt(since, now) };
  if (await insertAlert(tx, stored)) await alarmCoach(tx, about, finding, now);
}

/** When the state began: noon of its day, or now if that is unknown or still to come. */
function causedAt(since: string | undefined, now: Date): Date {
  const noon = new Date(`${since}T12:00:00Z`);
  return noon < now ? noon : now;
}

/** Whether the coach already resolved an alert that covers this finding. */
const isAlreadyResolved = ({ basis }: AlertFinding, before: StoredAlert) =>
  `${before.basis} `.startsWith(`${basis} `);

/** A new or worse alert, which the coach also finds among their notices if it's a red flag. */
async function alarmCoach(tx: Tx, about: About, finding: AlertFinding, now: Date) {
  notifyCoach(tx, about);
  if (finding.severity !== 'high') return;
  const { athleteId: aboutId, coachId: userId } = about;
  const subject = `${aboutId} ${finding.type} ${finding.basis}`;
  await notifyPerson(tx, { userId, kind: 'red_flag', subject, aboutId }, now);
}

function notifyCoach(tx: Tx, { athleteId, coachId }: About) {
  notifyOnCommit(tx, [coachId], { type: 'alert', athleteId });
}

/**
 * Whether the alert's condition passed so recently that a new occurrence continues the same alert.
 */
const passedRecently = ({ resolved, basis, createdAt }: StoredAlert, now: Date) =>
  resolved && basis === ENDED && now.getTime() - createdAt.getTime() < SAME_ALERT_WINDOW_MS;

/** Updates a continuing alert. One that got worse becomes unread again. */
async function updateContinuing(
  tx: Tx,
  before: StoredAlert,
  { message, severity, basis }: AlertFinding,
  instant: Date,
): Promise<'worse' | 'changed' | 'same'> {
  if (isUnseenRedFlag(before) && severity !== 'high') return 'same';
  const now = { message, severity, basis, resolved: false };
  if (Object.entries(now).every(([key, value]) => before[key as keyof typeof now] === value)) {
    return 'same';
  }
  const isWorse = pressure(severity) > pressure(before.severity);
  const isChanged = message !== before.message || severity !== before.severity;
  await updateAlert(tx, before, {
    ...now,
    ...(isChanged ? { updatedAt: instant } : {}),
    ...(isWorse ? { risenAt: instant } : {}),
    ...(isWorse && severity === 'high' ? { read: false } : {}),
  });
  return isWorse ? 'worse' : 'changed';
}

const pressure = (severity: AlertFinding['severity']) => ALERT_SEVERITIES.indexOf(severity);
