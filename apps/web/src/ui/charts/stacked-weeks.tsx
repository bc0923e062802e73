import { formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { Row, Stack } from '../layout/layout.tsx';
import { ChartTable } from './chart-table.tsx';
import classes from './stacked-weeks.module.css';

/** One segment of every column. Parts are listed from top to bottom. */
export interface StackPart<Key extends string> {
  key: Key;
  label: string;
  tone: 'excellent' | 'good' | 'warning' | 'behind' | 'info';
}

/** One week: the count of each part, and the number above its column. */
export interface StackWeek<Key extends string> {
  /** The Monday of the week. */
  weekOf: string;
  counts: Record<Key, number>;
  /** Shown above the column, and in the table column `headline`. */
  figure: number | null;
}

interface StackedWeeksProps<Key extends string> {
  /** Describes the chart for screen readers. */
  label: string;
  parts: readonly StackPart<Key>[];
  /** Oldest first. */
  weeks: readonly StackWeek<Key>[];
  /** The meaning of the number above a column: 'Average (%)'. */
  headline: string;
}

/** Label every nth week, counted back from the last. */
const LABEL_EVERY = 3;

/**
 * The composition of a group by week as stacked columns, with a legend and a table of all values.
 */
export function StackedWeeks<Key extends string>(props: StackedWeeksProps<Key>) {
  const { label, parts, weeks, headline } = props;
  return (
    <Stack as="figure" gap="sm">
      <Row as="figcaption" gap="md" tight className={classes.key}>
        {parts.map(({ key, label: name, tone }) => (
          <span key={key} className={classes.tone} data-tone={tone}>
            {name}
          </span>
        ))}
        <span data-figure="">{headline}</span>
      </Row>
      <div role="img" aria-label={label} className={classes.columns}>
        {weeks.map((week, index) => (
          <Column
            key={week.weekOf}
            week={week}
            parts={parts}
            isLabelled={(weeks.length - 1 - index) % LABEL_EVERY === 0}
          />
        ))}
      </div>
      <ChartTable
        label={`${label} Week by week.`}
        head={['Week of', ...parts.map(({ label: name }) => name), headline]}
        rows={weeks.toReversed().map(({ weekOf, counts, figure }) => ({
          id: weekOf,
          cells: [
            formatShortDay(weekOf),
            ...parts.map(({ key }) => formatNumber(counts[key])),
            figure === null ? '–' : formatNumber(figure),
          ],
        }))}
      />
    </Stack>
  );
}

interface ColumnProps<Key extends string> {
  week: StackWeek<Key>;
  parts: readonly StackPart<Key>[];
  isLabelled: boolean;
}

function Column<Key extends string>({ week, parts, isLabelled }: ColumnProps<Key>) {
  const { weekOf, counts, figure } = week;
  return (
    <div className={classes.column}>
      <span className={classes.value}>{figure === null ? '–' : formatNumber(figure)}</span>
      <span className={classes.bar}>
        {parts
          .filter(({ key }) => counts[key] > 0)
          .map(({ key, tone }) => (
            <span
              key={key}
              className={classes.tone}
              data-tone={tone}
              style={{ flexGrow: counts[key] }}
            />
          ))}
      </span>
      <span className={classes.day}>{isLabelled && formatShortDay(weekOf)}</span>
    </div>
  );
}
