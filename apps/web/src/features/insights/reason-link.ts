import type { CoachAlert } from '@posedown/contract';

type AlertReason = Pick<CoachAlert, 'type' | 'clientId'> &
  Partial<Pick<CoachAlert, 'writtenIn' | 'competitionId'>>;

/** A link to one of our screens. */
export interface ScreenLink {
  label: string;
  path: string;
  search: Record<string, string>;
  /** The anchor on the page. */
  hash?: string;
}

/** A link to the reason for an alert, if that has its own page or tab. */
export function reasonLink({
  type,
  clientId,
  writtenIn,
  competitionId,
}: AlertReason): ScreenLink | null {
  switch (type) {
    case 'red_flag':
      // The overview shows check-ins, and every alert in a list links to the thread.
      return writtenIn === 'entry' ? progressLink(clientId) : null;
    case 'assistant_red_flag':
    case 'handed_over':
      return { label: 'Conversation', path: `/ask-ali/${clientId}`, search: {} };
    case 'peak_week_draft':
    case 'peak_week_unwell': {
      // Without an id the page shows the next show.
      const search: ScreenLink['search'] = competitionId ? { competitionId } : {};
      return { label: 'Peak week', path: `/competition/${clientId}/peak-week`, search };
    }
    case 'unfit_plan':
    case 'weekly_adaptation':
      return { label: 'View', path: `/client/${clientId}`, search: { tab: 'nutrition' } };
    case 'deload_due':
      return { label: 'View', path: `/client/${clientId}`, search: { tab: 'workouts' } };
    case 'loss_rate':
    case 'out_of_reach':
      return progressLink(clientId);
    default:
      return null;
  }
}

const progressLink = (clientId: string): ScreenLink => ({
  ...{ label: 'View', path: `/client/${clientId}`, search: { tab: 'progress' } },
});

/** Whether this tab of the athlete's page shows the reason for an alert. */
export const isAboutTab = (alert: AlertReason, tab: string): boolean => {
  const search = reasonLink(alert)?.search;
  return search !== undefined && 'tab' in search && search.tab === tab;
};
