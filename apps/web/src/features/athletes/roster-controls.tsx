import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { LONGEST_SEARCH } from '../../lib/longest-search.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { ORDER_LABELS } from './athlete-text.ts';
import classes from './roster-controls.module.css';
import {
  ROSTER_ORDERS,
  type RosterOrder,
  STATUS_FILTERS,
  type StatusFilter,
} from './roster-query.ts';

const LABELS: Record<StatusFilter, string> = {
  excellent: 'Excellent',
  good: 'Good',
  warning: 'Warning',
  behind: 'Behind',
  unrated: 'New',
};

const CHOICES = [
  { value: undefined, label: 'All' },
  ...STATUS_FILTERS.map((value) => ({ value, label: LABELS[value] })),
];

interface StatusFiltersProps {
  /** Undefined for all statuses. */
  chosen: StatusFilter | undefined;
  onChoose: (status: StatusFilter | undefined) => void;
}

/** One button per status, and one for all. */
export function StatusFilters({ chosen, onChoose }: StatusFiltersProps) {
  return (
    <FilterButtons label="Filter by status" choices={CHOICES} chosen={chosen} onChoose={onChoose} />
  );
}

interface SearchBoxProps {
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the user pauses typing. '/' focuses it from anywhere; Escape clears it. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
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
        placeholder="Search by name or goal"
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

/** Whether a key press goes to an input field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
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

interface SortSelectProps {
  /** Undefined for the default order. */
  chosen: RosterOrder | undefined;
  onChoose: (sort: RosterOrder | undefined) => void;
}

/** The sort order of the roster. */
export function SortSelect({ chosen, onChoose }: SortSelectProps) {
  return (
    <div className={classes.order}>
      <NativeSelect
        aria-label="Order of the athletes"
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
