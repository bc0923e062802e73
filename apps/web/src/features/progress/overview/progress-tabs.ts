import type { Tab } from '../../../ui/parts/tabs.tsx';

export const PROGRESS_TAB_IDS = ['weekly', 'measurements', 'update'] as const;
export type ProgressTab = (typeof PROGRESS_TAB_IDS)[number];

export const PROGRESS_TABS: readonly Tab<ProgressTab>[] = [
  { id: 'weekly', label: 'Weekly Progress' },
  { id: 'measurements', label: 'Measurements' },
  { id: 'update', label: 'Update Stats' },
];
