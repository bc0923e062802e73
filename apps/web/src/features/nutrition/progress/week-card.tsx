import { type CalendarDay, counted, MAX_LISTED_PLANS } from '@posedown/coaching';
import { formatShortDay, formatWeekday } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Stat } from '../../../ui/parts/stat.tsx';
import { VisuallyHidden } from '../../../ui/parts/visually-hidden.tsx';
import classes from './diary.module.css';
import { averagesOf, type DiaryDay, isOnTarget } from './diary-days.ts';

const HEAD = ['Day', 'kcal', 'of', 'Protein', 'Carbs', 'Fats'];
const NO_TARGET_NOTE = `Days before the last ${MAX_LISTED_PLANS} meal plans have no target`;

interface WeekCardProps {
  week: readonly DiaryDay[];
  /** The three previous weeks. */
  previousWeeks: readonly DiaryDay[];
  day: CalendarDay;
  today: CalendarDay;
  onDay: (day: CalendarDay) => void;
}

/** The week of the day: its bars, its averages, and the previous weeks for comparison. */
export function WeekCard({ week, previousWeeks: before, day, today, onDay }: WeekCardProps) {
  // Today counts once it has an entry, and so does a day before the first plan.
  const past = week.filter(
    ({ date, isLogged, isPlanned }) => isLogged || (isPlanned && date < today),
  );
  const rated = past.filter(({ targets }) => targets);
  const now = averagesOf(past);
  const then = averagesOf(before);
  const first = week[0]?.date ?? day;
  const logged = `a day over the ${counted(then.daysLogged, 'day')} logged in the three weeks before`;
  const dayWord = rated.length === 1 ? 'day' : 'days';
  return (
    <Card as="section" labelledBy="diary-week" gap="lg">
      <SectionHeader id="diary-week" title={`Week of ${formatShortDay(first)}`} />
      <WeekBars week={week} day={day} today={today} onDay={onDay} />
      <Grid columns={3} from="sm">
        <Stat
          label="On target"
          value={rated.length === 0 ? '–' : `${now.daysOnTarget}/${rated.length}`}
          unit={rated.length > 0 ? dayWord : undefined}
          note={
            rated.length < past.length ? NO_TARGET_NOTE : 'Energy within 10%, protein at least 90%'
          }
        />
        <Stat
          label="Average energy"
          value={now.daysLogged === 0 ? '–' : formatNumber(now.calories)}
          unit={now.daysLogged === 0 ? undefined : 'kcal'}
          note={then.daysLogged > 0 && `${formatNumber(then.calories)} kcal ${logged}`}
        />
        <Stat
          label="Average protein"
          value={now.daysLogged === 0 ? '–' : formatNumber(now.protein)}
          unit={now.daysLogged === 0 ? undefined : 'g'}
          note={then.daysLogged > 0 && `${formatNumber(then.protein)} g ${logged}`}
        />
      </Grid>
      {past.length > 0 && <WeekTable week={past} />}
    </Card>
  );
}

/** The energy of each day as a bar with a mark at its target. A tap opens the day. */
function WeekBars({ week, day, today, onDay }: Omit<WeekCardProps, 'previousWeeks'>) {
  const maxKcal = Math.max(
    1,
    ...week.flatMap(({ eaten, targets }) => [eaten.calories, targets?.calories ?? 0]),
  );
  const percent = (kcal: number) => `${(100 * kcal) / (1.08 * maxKcal)}%`;
  return (
    <Grid as="ol" columns={7} gap="xs">
      {week.map((each) => {
        const { date, eaten, targets } = each;
        const of = targets ? ` of ${formatNumber(targets.calories)}` : '';
        const words = `${formatWeekday(date)}: ${formatNumber(eaten.calories)}${of} kcal`;
        return (
          <li key={date}>
            <button
              type="button"
              className={classes.barButton}
              data-print="yes"
              aria-current={date === day ? 'date' : undefined}
              disabled={date > today}
              onClick={() => onDay(date)}
            >
              <span className={classes.plot} aria-hidden="true">
                <span
                  className={classes.bar}
                  data-on-target={isOnTarget(each) || undefined}
                  style={{ height: percent(eaten.calories) }}
                />
                {targets && (
                  <span className={classes.target} style={{ bottom: percent(targets.calories) }} />
                )}
              </span>
              <span className={classes.weekday}>{formatWeekday(date).slice(0, 2)}</span>
              <VisuallyHidden> ({words})</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </Grid>
  );
}

/** The days as a table of numbers. */
function WeekTable({ week }: { week: readonly DiaryDay[] }) {
  const rows = week.map(({ date, eaten, targets, isLogged }) => {
    const ate = (amount: number, unit = '') => (isLogged ? formatNumber(amount) + unit : '–');
    const grams = [eaten.protein, eaten.carbs, eaten.fats].map((amount) => ate(amount, ' g'));
    const kcal = [ate(eaten.calories), targets ? formatNumber(targets.calories) : '–'];
    return { id: date, cells: [formatWeekday(date).slice(0, 3), ...kcal, ...grams] };
  });
  return <ChartTable label="Day by day" head={HEAD} rows={rows} />;
}
