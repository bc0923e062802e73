import type { RosterSort } from '@posedown/contract';

interface ColumnInfo {
  label: string;
  /** The order its heading sorts by, if any. */
  sort?: Exclude<RosterSort, 'need'>;
  /** The width in a table's grid. */
  track: string;
  /** The least width in rem. */
  rem: number;
  isNumber?: true;
}

const fixed = (rem: number) => ({ rem, track: `${rem}rem` });
const growing = (rem: number, share: number) => ({ rem, track: `minmax(${rem}rem, ${share}fr)` });

/** The columns a coach can choose, in their default order. The ids are the contract's. */
export const COLUMNS = {
  why: { label: 'Why', ...growing(10, 1.8) },
  phase: { label: 'Phase', ...fixed(5.75) },
  show: { label: 'Show', sort: 'show', ...fixed(5.75) },
  rate: { label: 'Rate', sort: 'rate', isNumber: true, ...fixed(3.25) },
  weight: { label: 'Weight', ...fixed(5.25) },
  compliance: { label: 'Adherence', sort: 'compliance', ...fixed(5.5) },
  due: { label: 'Check-in', sort: 'due', ...fixed(6.75) },
  'check-in': { label: 'Last check-in', sort: 'check-in', ...fixed(6.75) },
  task: { label: 'Next task', sort: 'task', ...growing(9, 1.2) },
  unread: { label: 'Unread', sort: 'unread', isNumber: true, ...fixed(3.75) },
  tags: { label: 'Tags', ...growing(8, 1) },
  progress: { label: 'Progress', sort: 'progress', ...fixed(5.5) },
  goal: { label: 'Goal', ...growing(9, 1.2) },
} as const satisfies Record<string, ColumnInfo>;
export type ColumnId = keyof typeof COLUMNS;

export const COLUMN_IDS = Object.keys(COLUMNS) as ColumnId[];

export const columnInfo = (id: ColumnId): ColumnInfo => COLUMNS[id];

/** The columns until the coach chooses others. */
export const DEFAULT_COLUMNS: readonly ColumnId[] = COLUMN_IDS.slice(
  0,
  COLUMN_IDS.indexOf('due') + 1,
);

/** Of the default columns these go first, because the reasons tell about them. */
const LEAST_NEEDED: readonly ColumnId[] = ['weight', 'rate', 'phase'];

const isColumn = (id: string): id is ColumnId => Object.hasOwn(COLUMNS, id);

/** No columns besides the athletes, as in the address. */
const NONE = 'none';

/** The columns of an address such as `why.phase`. Unknown and repeated ones are dropped. */
export function readColumns(text: string): ColumnId[] | undefined {
  if (text === NONE) return [];
  const columns = [...new Set(text.split('.'))].filter(isColumn);
  return columns.length > 0 ? columns : undefined;
}

export const columnsText = (columns: readonly ColumnId[]): string => columns.join('.') || NONE;

export const areDefault = (columns: readonly ColumnId[]): boolean =>
  columnsText(columns) === columnsText(DEFAULT_COLUMNS);

/** Widths that are always there, in rem: the checkbox, the athlete, the links and the padding. */
const CHECKBOX = 1.25;
const ATHLETE = 8.5;
const LINKS = 5.75;
const PADDING = 1.6;
const GAP = 0.6;

const widthOf = (columns: readonly ColumnId[]) =>
  columns.reduce(
    (sum, id) => sum + columnInfo(id).rem + GAP,
    CHECKBOX + ATHLETE + LINKS + PADDING + 2 * GAP,
  );

/**
 * The columns that fit a table of a width in rem. Of the coach's own choice the last ones are left out first.
 */
export function fittingColumns(columns: readonly ColumnId[], width: number): readonly ColumnId[] {
  const dropOrder = [...(areDefault(columns) ? LEAST_NEEDED : []), ...columns.toReversed()];
  let fitting = columns;
  for (const id of dropOrder) {
    if (widthOf(fitting) <= width) break;
    fitting = fitting.filter((column) => column !== id);
  }
  return fitting;
}

/** The grid of a row with these columns. */
export const gridOf = (columns: readonly ColumnId[]): string =>
  [
    `${CHECKBOX}rem`,
    `minmax(${ATHLETE}rem, 1fr)`,
    ...columns.map((id) => columnInfo(id).track),
    `${LINKS}rem`,
  ].join(' ');
