import type { CoachAlert } from '@posedown/contract';

type Told = Pick<CoachAlert, 'type' | 'clientId'> &
  Partial<Pick<CoachAlert, 'writtenIn' | 'competitionId'>>;

/** A link to one of our screens. */
export interface Way {
  label: string;
  path: string;
  search: Record<string, string>;
  /** The place on the page. */
  hash?: string;
}

/** What an alert rests on, where that has a page or a tab of its own. */
export function wayToReason({ type, clientId, writtenIn, competitionId }: Told): Way | null {
  switch (type) {
    case 'red_flag':
      // Check-ins stand in the overview, and every alert in a list has a way to the thread.
      return writtenIn === 'entry' ? wayToProgress(clientId) : null;
    case 'assistant_red_flag':
    case 'handed_over':
      return { label: 'Conversation', path: `/ask-ali/${clientId}`, search: {} };
    case 'peak_week_draft':
    case 'peak_week_unwell': {
      // Without a name the page is about the show of today.
      const search: Way['search'] = competitionId ? { competitionId } : {};
      return { label: 'Peak week', path: `/competition/${clientId}/peak-week`, search };
    }
    case 'unfit_plan':
    case 'weekly_adaptation':
      return { label: 'View', path: `/client/${clientId}`, search: { tab: 'nutrition' } };
    case 'deload_due':
      return { label: 'View', path: `/client/${clientId}`, search: { tab: 'workouts' } };
    case 'loss_rate':
    case 'out_of_reach':
      return wayToProgress(clientId);
    default:
      return null;
  }
}

const wayToProgress = (clientId: string): Way => ({
  ...{ label: 'View', path: `/client/${clientId}`, search: { tab: 'progress' } },
});

/** Whether what an alert rests on stands in that tab of the athlete's page. */
export const isAboutTab = (alert: Told, tab: string): boolean => {
  const search = wayToReason(alert)?.search;
  return search !== undefined && 'tab' in search && search.tab === tab;
};
