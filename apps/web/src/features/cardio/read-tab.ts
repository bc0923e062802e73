import type { Tab } from '../../ui/parts/tabs.tsx';

export type PlanTab = 'schedule' | 'zones' | 'progress';

export const PLAN_TABS: readonly Tab<PlanTab>[] = [
  { id: 'schedule', label: 'Weekly Schedule' },
  { id: 'zones', label: 'Heart Rate Zones' },
  { id: 'progress', label: 'Progress Tracking' },
];

/** The tab in the URL; the schedule for anything else. */
export function readTab(value: unknown): PlanTab {
  return PLAN_TABS.find(({ id }) => id === value)?.id ?? 'schedule';
}
