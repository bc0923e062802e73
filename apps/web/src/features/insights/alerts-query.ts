import type { AlertSeverity } from '@posedown/coaching';

/* Written out: the address is read by the first scripts of every page. */
const SEVERITIES = ['low', 'medium', 'high'] as const satisfies readonly AlertSeverity[];

/** What the address of the screen says. */
export interface AlertsQuery {
  /** Open ones where it says nothing. */
  state?: 'resolved' | undefined;
  /** All of them where it says nothing. */
  severity?: AlertSeverity | undefined;
}

/** Reads the filters from the address; unknown values are dropped. */
export function readAlertsQuery(search: Record<string, unknown>): AlertsQuery {
  const severity = SEVERITIES.find((known) => known === search.severity);
  return {
    ...(search.state === 'resolved' ? { state: 'resolved' } : {}),
    ...(severity ? { severity } : {}),
  };
}
