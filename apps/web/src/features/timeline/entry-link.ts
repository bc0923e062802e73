import type { PlanChangeKind } from '@posedown/coaching';
import type { TimelineEntry } from '@posedown/contract';

interface EntryLink {
  to: string;
  search: Record<string, string>;
  hash?: string;
}

const TABS: Partial<Record<PlanChangeKind, string>> = {
  targets: 'nutrition',
  meals: 'nutrition',
  program: 'workouts',
  cardio: 'workouts',
};

/** Where an entry can be read in full, or acted on. */
export function entryLink(entry: TimelineEntry, athleteId: string): EntryLink {
  const page = (tab?: string, hash?: string): EntryLink => ({
    to: `/client/${athleteId}`,
    search: tab ? { tab } : {},
    ...(hash && { hash }),
  });
  switch (entry.kind) {
    case 'plan_change': {
      const tab = TABS[entry.change.kind];
      return tab ? page(tab) : page(undefined, 'plan-changes');
    }
    case 'check_in':
      return { to: '/check-ins', search: { athlete: athleteId } };
    case 'message':
      return { to: `/messages/${athleteId}`, search: {} };
    case 'milestone': {
      const { milestone } = entry;
      if (milestone.type === 'joined') return page();
      if (milestone.type === 'lowest_weight') return page('progress');
      const { competitionId } = milestone;
      return { to: `/competition/${athleteId}`, search: { competitionId } };
    }
    case 'alert':
      return entry.resolved ? { to: '/alerts', search: { state: 'resolved' } } : page();
    case 'note':
      return page('communication', 'notes');
    case 'protocol':
      return { to: '/protocols', search: { protocol: entry.id } };
  }
}
