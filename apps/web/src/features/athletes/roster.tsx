import type { ClientCard, Units } from '@posedown/contract';
import {
  type CSSProperties,
  memo,
  type Ref,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useFocusFirstNew } from '../../ui/focus/use-focus-first-new.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import { useRoster } from './api.ts';
import { ORDER_LABELS } from './athlete-text.ts';
import classes from './roster.module.css';
import { SearchBox, SortSelect, StatusFilters } from './roster-controls.tsx';
import type { RosterOrder, RosterQuery } from './roster-query.ts';
import { RosterRow } from './roster-row.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function RosterSkeleton() {
  return (
    <SkeletonArea label="Loading your athletes" className={classes.waiting}>
      {ROWS.map((row) => (
        <Skeleton key={row} height="var(--row)" />
      ))}
    </SkeletonArea>
  );
}

/** About one viewport of rows. These render first, the others in chunks. */
const FIRST_ROWS = 8;

const COLUMNS = ['Athlete', 'Status', 'Compliance', 'Competition', 'Weight', 'Last check-in'];

interface RosterListProps {
  athletes: readonly ClientCard[];
  units: Units;
  /** True while a new search is running. */
  isStale: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** A compact list on a phone, cards on a tablet, a table from 1024 px on. */
const RosterList = memo(function RosterList(props: RosterListProps) {
  const { athletes, units, isStale, ref } = props;
  const isWhole = useDeferredValue(true, false);
  const rows = isWhole ? athletes : athletes.slice(0, FIRST_ROWS);
  const remaining: CSSProperties & { '--rest': number } = {
    '--rest': athletes.length - rows.length,
  };
  return (
    <div className={classes.table} aria-busy={isStale}>
      {/* Visual only: every value has its own accessible label. */}
      <div className={classes.heads} aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul ref={ref} className={classes.rows} aria-label="Athletes">
        {rows.map((athlete) => (
          <RosterRow key={athlete.id} athlete={athlete} units={units} />
        ))}
      </ul>
      {rows.length < athletes.length && <div className={classes.rest} style={remaining} />}
    </div>
  );
});

interface RosterProps {
  query: RosterQuery;
  onQuery: (query: RosterQuery) => void;
}

/** The coach's athletes, with search, filters and sorting. */
export function Roster({ query, onQuery }: RosterProps) {
  const heading = useId();
  // The filter buttons update immediately; the list follows in a deferred render.
  const deferredQuery = useDeferredValue(query);
  return (
    <Stack as="section" gap="sm" aria-labelledby={heading}>
      <Heading id={heading} size="lg">
        Athletes
      </Heading>
      <Row gap="sm" className={classes.controls}>
        <SearchBox value={query.q ?? ''} onSearch={(q) => onQuery({ ...query, q })} />
        <StatusFilters chosen={query.status} onChoose={(status) => onQuery({ ...query, status })} />
        <SortSelect chosen={query.sort} onChoose={(sort) => onQuery({ ...query, sort })} />
      </Row>
      <RosterResults query={deferredQuery} onQuery={onQuery} />
    </Stack>
  );
}

const RosterResults = memo(function RosterResults({ query, onQuery }: RosterProps) {
  const roster = useRoster(query);
  // Deferred, so that rendering long lists doesn't block input.
  const pages = useDeferredValue(roster.data)?.pages;
  const athletes = useMemo(() => pages?.flatMap(({ clients }) => clients), [pages]);
  const list = useRef<HTMLUListElement>(null);
  const focusNextPage = useFocusFirstNew(list, athletes?.length ?? 0, 'h3');
  if (!athletes) {
    if (!roster.isError) return <RosterSkeleton />;
    return <ErrorState title="We couldn’t load your athletes." onRetry={roster.refetch} />;
  }
  return (
    <>
      <Text size="md" muted role="status">
        {countText(athletes.length, roster.hasNextPage, query.sort)}
      </Text>
      {athletes.length === 0 ? (
        <NoAthletes query={query} onQuery={onQuery} />
      ) : (
        <RosterList
          ref={list}
          athletes={athletes}
          units={pages?.[0]?.units ?? 'metric'}
          isStale={roster.isPlaceholderData}
        />
      )}
      {roster.hasNextPage && (
        <div className={classes.more}>
          <MoreButton list={roster} onMore={focusNextPage} />
        </div>
      )}
    </>
  );
});

function countText(shown: number, hasMore: boolean, sort: RosterOrder | 'need' = 'need'): string {
  if (shown < 2) return shown === 1 ? '1 athlete' : 'No athletes';
  return `${hasMore ? `The first ${shown}` : shown} athletes, ${ORDER_LABELS[sort].count}`;
}

interface NoAthletesProps {
  query: RosterQuery;
  onQuery: (query: RosterQuery) => void;
}

/** Explains why the roster is empty and how to get results again. */
function NoAthletes({ query: { q, status, sort }, onQuery }: NoAthletesProps) {
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
