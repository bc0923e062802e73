import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import type { RosterQuery } from './roster-query.ts';

interface NoAthletesProps {
  query: RosterQuery;
  onQuery: (query: RosterQuery) => void;
}

/** Stands where the roster would be: says why it is empty and how to get out of it. */
export function NoAthletes({ query: { q, status, sort }, onQuery }: NoAthletesProps) {
  if (!q && !status) {
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
  const reset = q && status ? 'Clear search and filter' : q ? 'Clear search' : 'Show all';
  return (
    <EmptyState
      title="No clients found"
      action={
        <Button variant="default" size="md" onClick={() => onQuery(sort ? { sort } : {})}>
          {reset}
        </Button>
      }
    >
      {q ? `No name, goal or category contains “${q}”` : 'No athlete'}
      {status && `${q ? ' and' : ''} ${status === 'unrated' ? 'is new' : `stands at ${status}`}`}.
    </EmptyState>
  );
}
