import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { useRosterSummary } from './api.ts';
import { type RosterQuery, type ViewFilter, viewOf } from './roster-query.ts';

interface NoAthletesProps {
  query: RosterQuery;
  onQuery: (query: RosterQuery) => void;
}

const EMPTY_VIEWS: Record<Exclude<ViewFilter, 'all'>, { title: string; text: string }> = {
  needs: {
    title: 'No one needs you right now',
    text: 'No open alerts, no check-ins waiting and no unread messages.',
  },
  prep: { title: 'No one is in prep', text: 'Athletes appear here ten weeks before a show.' },
  off_plan: {
    title: 'Everyone is on plan',
    text: 'Weight and adherence are where they should be.',
  },
  quiet: { title: 'No one is quiet', text: 'Everyone logged something in the last five days.' },
};

/** Explains why the roster is empty and how to get results again. */
export function NoAthletes({ query, onQuery }: NoAthletesProps) {
  const { q, status, tag, sort } = query;
  const view = viewOf(query);
  const { data: summary } = useRosterSummary();
  if (!q && !status && !tag && (view === 'all' || summary?.total === 0)) {
    return (
      <EmptyState
        title="No clients found"
        action={
          <LinkButton to="/add-client" size="md">
            Add New Athlete
          </LinkButton>
        }
      >
        Invite your first athlete. They appear here once they’ve signed up.
      </EmptyState>
    );
  }
  const order = sort ? { sort } : {};
  if (!q && !status && !tag && view !== 'all') {
    const { title, text } = EMPTY_VIEWS[view];
    return (
      <EmptyState
        title={title}
        action={
          <Button variant="default" size="md" onClick={() => onQuery({ ...order, view: 'all' })}>
            Show all athletes
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  const reset = q && (status || tag) ? 'Clear search and filter' : q ? 'Clear search' : 'Show all';
  return (
    <EmptyState
      title="No clients found"
      action={
        <Button variant="default" size="md" onClick={() => onQuery({ ...order, view: 'all' })}>
          {reset}
        </Button>
      }
    >
      {q ? `No name, goal or category contains “${q}”` : 'No athlete'}
      {status &&
        `${q ? ' and' : ''} ${status === 'unrated' ? 'is new' : `has the status “${status}”`}`}
      {tag && `${q || status ? ' and' : ''} has the tag “${tag}”`}.
    </EmptyState>
  );
}
