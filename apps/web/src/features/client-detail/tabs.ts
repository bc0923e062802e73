export const CLIENT_TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'progress', label: 'Progress' },
  { id: 'workouts', label: 'Workouts' },
  { id: 'nutrition', label: 'Nutrition' },
  { id: 'communication', label: 'Communication' },
  { id: 'timeline', label: 'Timeline' },
] as const;

export type ClientTab = (typeof CLIENT_TABS)[number]['id'];
export const CLIENT_TAB_IDS = CLIENT_TABS.map(({ id }) => id);
