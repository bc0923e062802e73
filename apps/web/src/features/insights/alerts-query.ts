import type { AlertSeverity } from '@posedown/coaching';

/* Duplicated from the contract, because the first scripts of every page parse the URL. */
const SEVERITIES = ['low', 'medium', 'high'] as const satisfies readonly AlertSeverity[];

/** The filters in the URL. */
export interface AlertsQuery {
  /** Undefined for open alerts. */
  state?: 'resolved' | undefined;
  /** Undefined for all severities. */
  severity?: AlertSeverity | undefined;
}

/** Parses the filters and drops unknown values. */
export function readAlertsQuery(search: Record<string, unknown>): AlertsQuery {
  const severity = SEVERITIES.find((value) => value === search.severity);
  return {
    ...(search.state === 'resolved' ? { state: 'resolved' } : {}),
    ...(severity ? { severity } : {}),
  };
}
