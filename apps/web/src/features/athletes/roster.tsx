import { memo, useDeferredValue, useId, useMemo, useRef } from 'react';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import { useRoster } from './api.ts';
import { ORDER_WORDS } from './athlete-words.ts';
import { NoAthletes } from './no-athletes.tsx';
import classes from './roster.module.css';
import { RosterList } from './roster-list.tsx';
import type { RosterOrder, RosterQuery } from './roster-query.ts';
import { RosterSkeleton } from './roster-skeleton.tsx';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import { StatusFilters } from './status-filters.tsx';
import { useFocusFirstNew } from './use-focus-first-new.ts';

interface RosterProps {
  query: RosterQuery;
  onQuery: (query: RosterQuery) => void;
}

/** The coach's athletes, worst first or in another order, with the ways to narrow them down. */
export function Roster({ query, onQuery }: RosterProps) {
  const heading = useId();
  // The pressed filter is seen at once; the list follows in slices.
  const narrowed = useDeferredValue(query);
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
      <Found query={narrowed} onQuery={onQuery} />
    </Stack>
  );
}

const Found = memo(function Found({ query, onQuery }: RosterProps) {
  const roster = useRoster(query);
  // Drawn in slices, between which the page answers to the person.
  const pages = useDeferredValue(roster.data)?.pages;
  const athletes = useMemo(() => pages?.flatMap(({ clients }) => clients), [pages]);
  const list = useRef<HTMLUListElement>(null);
  const expectMore = useFocusFirstNew(list, athletes?.length ?? 0);
  if (!athletes) {
    if (!roster.isError) return <RosterSkeleton />;
    return <ErrorState title="We couldn’t load your athletes." onRetry={roster.refetch} />;
  }
  return (
    <>
      <Text size="md" muted role="status">
        {countWords(athletes.length, roster.hasNextPage, query.sort)}
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
          <MoreButton list={roster} onMore={expectMore} />
        </div>
      )}
    </>
  );
});

function countWords(shown: number, hasMore: boolean, sort: RosterOrder | 'need' = 'need'): string {
  if (shown < 2) return shown === 1 ? '1 athlete' : 'No athletes';
  return `${hasMore ? `The first ${shown}` : shown} athletes, ${ORDER_WORDS[sort].count}`;
}
