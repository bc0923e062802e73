import type { SavedView } from '@posedown/contract';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { LONGEST_SEARCH } from '../../lib/longest-search.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { isTyping } from '../../ui/is-typing.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { useRosterSummary, useTags } from './api.ts';
import { ORDER_LABELS } from './athlete-text.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import type { ColumnId } from './columns/roster-columns.ts';
import classes from './roster-controls.module.css';
import {
  ROSTER_ORDERS,
  ROSTER_VIEWS,
  type RosterOrder,
  type RosterQuery,
  STATUS_FILTERS,
  type StatusFilter,
  type ViewFilter,
  viewOf,
} from './roster-query.ts';
import type { CurrentView } from './views/current-view.ts';
import { ViewsBar } from './views/views-bar.tsx';

const LABELS: Record<StatusFilter, string> = {
  excellent: 'Excellent',
  good: 'Good',
  warning: 'Warning',
  behind: 'Behind',
  unrated: 'New',
};

const VIEW_LABELS: Record<ViewFilter, string> = {
  needs: 'Needs you',
  prep: 'In prep',
  off_plan: 'Off plan',
  quiet: 'Quiet',
  all: 'All',
};

interface RosterControlsProps {
  view: CurrentView;
  views: readonly SavedView[];
  onQuery: (query: RosterQuery) => void;
  /** Shows other columns in the saved view that is open. */
  onColumns: (columns: readonly ColumnId[]) => void;
  /** Leaves the view that is open for another one. */
  onAddress: (address: RosterQuery) => void;
}

/** Groups with their counts and saved views, then the filters and the columns of the view that is open. */
export function RosterControls(props: RosterControlsProps) {
  const { view, views, onAddress } = props;
  const { query, saved } = view;
  const { data: summary } = useRosterSummary();
  const counts = summary && { ...summary.views, all: summary.total };
  return (
    <Stack gap="sm" className={classes.controls}>
      <Row gap="sm">
        <FilterButtons<ViewFilter | undefined>
          compact
          label="Filter by group"
          choices={ROSTER_VIEWS.map((group) => ({
            value: group,
            label: counts ? `${VIEW_LABELS[group]} ${counts[group]}` : VIEW_LABELS[group],
          }))}
          chosen={saved ? undefined : viewOf(query)}
          onChoose={(group = 'all') => onAddress(saved ? { view: group } : withView(query, group))}
        />
        <ViewsBar {...{ view, views }} onOpen={(id) => onAddress(id ? { saved: id } : {})} />
      </Row>
      <Filters {...props} />
    </Stack>
  );
}

/** Statuses, search, tags and, without a table's headings, the order. */
function Filters({ view, onQuery, onColumns }: RosterControlsProps) {
  const { query } = view;
  const { status, q, sort, tag } = query;
  return (
    <Row gap="sm">
      <FilterButtons<StatusFilter | undefined>
        compact
        label="Filter by status"
        choices={STATUS_FILTERS.map((value) => ({ value, label: LABELS[value] }))}
        chosen={status}
        onChoose={(value) => onQuery(withStatus(query, value))}
      />
      <SearchBox value={q ?? ''} onSearch={(text) => onQuery({ ...query, q: text })} />
      <TagSelect
        chosen={tag}
        onChoose={(value) => {
          const { tag: _tag, ...others } = query;
          onQuery(value ? { ...others, tag: value } : others);
        }}
      />
      <SortSelect
        chosen={sort}
        onChoose={(order) => {
          const { sort: _sort, reverse: _reverse, ...filters } = query;
          onQuery(order ? { ...filters, sort: order } : filters);
        }}
      />
      <ColumnsButton {...{ view, onColumns }} />
    </Row>
  );
}

/** All means all: no status filter stays. */
const withView = ({ status, ...query }: RosterQuery, view: ViewFilter): RosterQuery =>
  view === 'all' || !status ? { ...query, view } : { ...query, status, view };

/** A second press on a status removes it. */
function withStatus(
  { status, ...query }: RosterQuery,
  value: StatusFilter | undefined,
): RosterQuery {
  return !value || status === value ? query : { ...query, status: value };
}

interface SearchBoxProps {
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the user pauses typing. '/' focuses it from anywhere; Escape clears it. */
function SearchBox({ value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(value, onSearch);
  useSlashFocus(input);
  return (
    <div className={classes.search}>
      <IconSearch className={classes.icon} size={18} aria-hidden="true" />
      <input
        ref={input}
        className={classes.input}
        type="search"
        aria-label="Search athletes"
        placeholder="Name or goal"
        aria-keyshortcuts="/"
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      <span className={classes.hint} aria-hidden="true">
        /
      </span>
    </div>
  );
}

/** Focuses the field on '/', on every keyboard layout. */
function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [field]);
}

interface TagSelectProps {
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

/** Narrows the roster to athletes with a tag. Nothing until the coach uses tags. */
function TagSelect({ chosen, onChoose }: TagSelectProps) {
  const tags = useTags().data?.tags ?? [];
  if (tags.length === 0 && !chosen) return null;
  const isKnown = !chosen || tags.some(({ tag }) => tag === chosen);
  return (
    <div className={classes.choice}>
      <NativeSelect
        aria-label="Tag"
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
      >
        <option value="">All tags</option>
        {!isKnown && <option value={chosen}>{chosen}</option>}
        {tags.map(({ tag, athletes }) => (
          <option key={tag} value={tag}>
            {tag} ({athletes})
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

interface SortSelectProps {
  /** Undefined for the default order. */
  chosen: RosterOrder | undefined;
  onChoose: (sort: RosterOrder | undefined) => void;
}

/** The sort order of the roster. */
function SortSelect({ chosen, onChoose }: SortSelectProps) {
  return (
    <div className={`${classes.choice} ${classes.order}`}>
      <NativeSelect
        aria-label="Sort athletes by"
        value={chosen ?? 'need'}
        onChange={({ currentTarget: { value } }) =>
          onChoose(ROSTER_ORDERS.find((order) => order === value))
        }
      >
        {(['need', ...ROSTER_ORDERS] as const).map((order) => (
          <option key={order} value={order}>
            {ORDER_LABELS[order].choice}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
