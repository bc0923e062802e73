export const PLAN_TABS = ['schedule', 'zones', 'progress'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** The tab that an address names; the schedule for anything else. */
export function readTab(value: unknown): PlanTab {
  return PLAN_TABS.find((tab) => tab === value) ?? 'schedule';
}
