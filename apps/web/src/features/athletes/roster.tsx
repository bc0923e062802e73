import type { ClientCard, RosterLayout } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFocusFirstNew } from '../../ui/focus/use-focus-first-new.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useRoster, useRosterLayout } from './api.ts';
import { ORDER_LABELS } from './athlete-text.ts';
import type { ColumnId } from './columns/roster-columns.ts';
import { NoAthletes } from './no-athletes.tsx';
import classes from './roster.module.css';
import { RosterControls } from './roster-controls.tsx';
import { type RosterOrder, type RosterQuery, sortedBy } from './roster-query.ts';
import { RosterTable, useIsTable } from './roster-table.tsx';
import { TagSelected } from './tags/tag-selected.tsx';
import { useRosterKeys } from './use-roster-keys.ts';
import { useSelection } from './use-selection.ts';
import { addressOf, currentView } from './views/current-view.ts';

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

interface RosterProps {
  /** The filters and the saved view in the URL. */
  query: RosterQuery;
  /** @param isOtherView whether Back returns to the view before */
  onQuery: (query: RosterQuery, isOtherView?: boolean) => void;
  /** Actions on the selected athletes. */
  renderBulkActions: (athletes: readonly ClientCard[], onDone: () => void) => ReactNode;
}

/** The coach's athletes, with groups, saved views, search, filters, sorting and columns. */
export function Roster(props: RosterProps) {
  const heading = useId();
  // Columns and saved views decide what is shown, so nothing moves once they arrive.
  const { layout, isCurrent } = useRosterLayout();
  return (
    <Stack as="section" gap="sm" aria-labelledby={heading}>
      <VisuallyHidden>
        <h2 id={heading}>Athletes</h2>
      </VisuallyHidden>
      {layout ? <LaidOutRoster {...{ ...props, layout, isCurrent }} /> : <RosterSkeleton />}
    </Stack>
  );
}

interface LaidOutRosterProps extends RosterProps {
  layout: RosterLayout;
  /** Whether the layout is the stored one. */
  isCurrent: boolean;
}

function LaidOutRoster(props: LaidOutRosterProps) {
  const { query: address, onQuery, layout, isCurrent, renderBulkActions } = props;
  const view = useMemo(() => currentView(address, layout), [address, layout]);
  const { query, columns, saved } = view;
  // The filter buttons update immediately; the list follows in a deferred render.
  const deferred = useDeferredValue(view);
  const filter = useCallback(
    (next: RosterQuery) => onQuery(addressOf({ query: next, columns }, saved)),
    [onQuery, columns, saved],
  );
  const isGone = isCurrent && address.saved !== undefined && !saved;
  useEffect(() => {
    if (!isGone) return;
    void showToast({ title: 'This view was deleted', message: 'Here are all your athletes.' });
    onQuery({ view: 'all' });
  }, [isGone, onQuery]);
  return (
    <>
      <RosterControls
        view={view}
        views={layout.views}
        onQuery={filter}
        onColumns={(next) => onQuery(addressOf({ query, columns: next }, saved))}
        onAddress={(next) => onQuery(next, true)}
      />
      <RosterResults
        query={deferred.query}
        columns={deferred.columns}
        onQuery={filter}
        renderBulkActions={renderBulkActions}
      />
    </>
  );
}

const NONE: readonly ClientCard[] = [];

interface RosterResultsProps extends Pick<RosterProps, 'renderBulkActions'> {
  query: RosterQuery;
  columns: readonly ColumnId[];
  onQuery: (query: RosterQuery) => void;
}

const RosterResults = memo(function RosterResults(props: RosterResultsProps) {
  const { query, columns, onQuery, renderBulkActions } = props;
  const navigate = useNavigate();
  const roster = useRoster(query);
  // Deferred, so that rendering long lists doesn't block input.
  const pages = useDeferredValue(roster.data)?.pages;
  const athletes = useMemo(() => pages?.flatMap(({ clients }) => clients), [pages]);
  const ids = useMemo(() => (athletes ?? NONE).map(({ id }) => id), [athletes]);
  const { selected, toggle, selectAll } = useSelection(ids);
  const list = useRef<HTMLUListElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = roster;
  const canLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // Scrolling a table loads more automatically.
  const isTable = useIsTable();
  const needsButton = !isTable || isFetchNextPageError;
  // A table's rows always have a checkbox.
  const [isSelecting, setSelecting] = useState(false);
  const focusNextPage = useFocusFirstNew(list, athletes?.length ?? 0, 'h3');
  useRosterKeys(list, {
    onSelect: (id) => toggle(id, false),
    onClear: () => selectAll(false),
    // Typed as string, because only `app` knows the routes.
    onMessage: (id) => void navigate({ to: `/messages/${id}` as string }),
  });
  const sort = useCallback(
    (order: RosterOrder) => onQuery(sortedBy(query, order)),
    [onQuery, query],
  );
  const chosen = useMemo(
    () => (athletes ?? NONE).filter(({ id }) => selected.has(id)),
    [athletes, selected],
  );
  if (!athletes) {
    if (!roster.isError) return <RosterSkeleton />;
    return <ErrorState title="We couldn’t load your athletes." onRetry={roster.refetch} />;
  }
  const count = (
    <Text size="sm" muted role="status">
      {countText(athletes.length, hasNextPage, query)}
    </Text>
  );
  return (
    <>
      {!isTable && athletes.length > 0 && (
        <Row justify="between" gap="sm">
          {count}
          <Button
            variant="default"
            size="sm"
            aria-pressed={isSelecting}
            onClick={() => {
              setSelecting(!isSelecting);
              selectAll(false);
            }}
          >
            {isSelecting ? 'Stop selecting' : 'Select'}
          </Button>
        </Row>
      )}
      {athletes.length === 0 ? (
        <NoAthletes query={query} onQuery={onQuery} />
      ) : (
        <RosterTable
          ref={list}
          athletes={athletes}
          units={pages?.[0]?.units ?? 'metric'}
          isStale={roster.isPlaceholderData}
          query={query}
          columns={columns}
          onSort={sort}
          selected={selected}
          onSelect={toggle}
          onSelectAll={selectAll}
          onMore={canLoad ? loadMore : undefined}
          isSelecting={isSelecting}
        />
      )}
      {(isTable || athletes.length === 0) && (
        <Row justify="between" gap="sm">
          {count}
          <Text size="sm" muted className={classes.keys}>
            j k move · Enter open · x select · e message · / search
          </Text>
        </Row>
      )}
      {hasNextPage && needsButton && (
        <div className={classes.more}>
          <MoreButton list={roster} onMore={focusNextPage} />
        </div>
      )}
      {selected.size > 0 && (
        <section className={classes.bulk} aria-label="Selected athletes">
          <p>
            <b>{selected.size}</b> selected
          </p>
          <TagSelected athletes={chosen} />
          {renderBulkActions(chosen, () => selectAll(false))}
          <Button variant="default" size="sm" onClick={() => selectAll(false)}>
            Clear
          </Button>
        </section>
      )}
    </>
  );
});

function countText(shown: number, hasMore: boolean, { sort, reverse }: RosterQuery): string {
  if (shown < 2) return shown === 1 ? '1 athlete' : 'No athletes';
  const order = ORDER_LABELS[sort ?? 'need'];
  return `${hasMore ? `The first ${shown}` : shown} athletes, ${reverse ? order.reversed : order.count}`;
}
