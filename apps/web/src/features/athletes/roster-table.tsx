import type { ClientCard, Units } from '@posedown/contract';
import { IconArrowNarrowDown, IconArrowNarrowUp } from '@tabler/icons-react';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useRef,
} from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { ORDER_LABELS } from './athlete-text.ts';
import {
  areDefault,
  type ColumnId,
  columnInfo,
  DEFAULT_COLUMNS,
  gridOf,
} from './columns/roster-columns.ts';
import { useFittingColumns } from './columns/use-fitting-columns.ts';
import type { RosterOrder, RosterQuery } from './roster-query.ts';
import { RosterRow } from './roster-row.tsx';
import classes from './roster-table.module.css';
import { VirtualRows } from './virtual-rows.tsx';

/** About one viewport of rows. These render first, the others in chunks. */
const FIRST_ROWS = 20;

interface RosterTableProps {
  athletes: readonly ClientCard[];
  units: Units;
  /** True while a new search is running. */
  isStale: boolean;
  query: Pick<RosterQuery, 'sort' | 'reverse'>;
  /** The columns of the table. Cards always have the same figures. */
  columns: readonly ColumnId[];
  onSort: (sort: RosterOrder) => void;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isRange: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
  /** Shows checkboxes on cards too. */
  isSelecting: boolean;
  ref: RefObject<HTMLUListElement | null>;
  /** Requests more athletes; undefined if there are none or they are on their way. */
  onMore: (() => void) | undefined;
}

/** Whether the roster is a table. */
export const useIsTable = () => useMedia('(min-width: 64em)');

/** A compact list on a phone, cards on a tablet, a table from 1024 px on. */
export const RosterTable = memo(function RosterTable(props: RosterTableProps) {
  const { athletes, units, isStale, selected, onSelect, isSelecting, ref, onMore } = props;
  const isTable = useIsTable();
  const table = useRef<HTMLDivElement>(null);
  const fitting = useFittingColumns(table, props.columns);
  const columns = isTable ? fitting : DEFAULT_COLUMNS;
  const renderRow = useCallback(
    (athlete: ClientCard, index: number, top?: number) => (
      <RosterRow
        key={athlete.id}
        {...{ athlete, units, columns, onSelect, top }}
        place={index + 1}
        isSelected={selected.has(athlete.id)}
      />
    ),
    [units, columns, selected, onSelect],
  );
  const rows = { ref, athletes, renderRow, onMore };
  return (
    <div
      ref={table}
      className={classes.table}
      style={{ '--columns': gridOf(columns) } as CSSProperties}
      aria-busy={isStale}
      data-selecting={isSelecting || undefined}
    >
      {isTable && <HiddenColumns chosen={props.columns} shown={columns} />}
      <Heads {...props} columns={columns} />
      {isTable ? <VirtualRows {...rows} /> : <AllRows {...rows} />}
    </div>
  );
});

interface AllRowsProps {
  ref: RefObject<HTMLUListElement | null>;
  athletes: readonly ClientCard[];
  renderRow: (athlete: ClientCard, index: number) => ReactNode;
}

/** Every loaded athlete; a button below loads more. */
function AllRows({ ref, athletes, renderRow }: AllRowsProps) {
  const isWhole = useDeferredValue(true, false);
  const rows = isWhole ? athletes : athletes.slice(0, FIRST_ROWS);
  const remaining: CSSProperties & { '--rest': number } = {
    '--rest': athletes.length - rows.length,
  };
  return (
    <>
      <ul ref={ref} className={classes.rows} aria-label="Athletes">
        {rows.map((athlete, index) => renderRow(athlete, index))}
      </ul>
      {rows.length < athletes.length && <div className={classes.rest} style={remaining} />}
    </>
  );
}

/** The columns of the coach's choice that don't fit the window. */
function HiddenColumns(props: { chosen: readonly ColumnId[]; shown: readonly ColumnId[] }) {
  const hidden = props.chosen.filter((id) => !props.shown.includes(id));
  if (hidden.length === 0 || areDefault(props.chosen)) return null;
  const names = hidden.map((id) => columnInfo(id).label).join(', ');
  return (
    <p className={classes.hidden}>
      Not enough room for {names}. Make the window wider to see more.
    </p>
  );
}

/** The columns' headings, which sort. Every value of a row has its own accessible label. */
function Heads(props: RosterTableProps) {
  const { athletes, selected, query, columns, onSort, onSelectAll } = props;
  const isAll = athletes.length > 0 && athletes.every(({ id }) => selected.has(id));
  const heads = [{ label: 'Athlete', sort: 'name' } as const, ...columns.map(columnInfo)];
  return (
    <div className={classes.heads}>
      <label className={classes.selectAll}>
        <input
          type="checkbox"
          aria-label="Select all athletes shown"
          checked={isAll}
          onChange={(event) => onSelectAll(event.currentTarget.checked)}
        />
      </label>
      {heads.map(({ label, sort, isNumber }: Head) =>
        sort ? (
          <UnstyledButton
            key={label}
            className={classes.head}
            data-number={isNumber}
            aria-pressed={query.sort === sort}
            aria-label={`${label}: sort by ${ORDER_LABELS[sort].choice.toLowerCase()}`}
            onClick={() => onSort(sort)}
          >
            {label}
            {query.sort === sort && <Direction isUp={Boolean(query.reverse)} />}
          </UnstyledButton>
        ) : (
          <span key={label} className={classes.head} aria-hidden="true">
            {label}
          </span>
        ),
      )}
    </div>
  );
}

type Head = Pick<ReturnType<typeof columnInfo>, 'label' | 'sort' | 'isNumber'>;

function Direction({ isUp }: { isUp: boolean }) {
  const Icon = isUp ? IconArrowNarrowUp : IconArrowNarrowDown;
  return <Icon size={14} aria-hidden="true" />;
}
