import { counted } from '@posedown/coaching';
import type { ProgressOverview, Units } from '@posedown/contract';
import { useAuth } from '../../../lib/auth-context.ts';
import { formatShortDay } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { goalCorridor } from '../../../ui/charts/goal-corridor.ts';
import { weightPoints } from '../../../ui/charts/weight-points.ts';
import { WeightTrend } from '../../../ui/charts/weight-trend.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { ScrollTable } from '../../../ui/parts/scroll-table.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import classes from './overview.module.css';
import { missingText, noWeeksText, percentText, signed, weightText } from './overview-text.ts';

interface WeeklyTabProps {
  overview: ProgressOverview;
  units: Units;
}

const ENTRY: string = '/progress/entry';

/** The weight compared with the plan, week by week, and the daily expenditure. */
export function WeeklyTab({ overview, units }: WeeklyTabProps) {
  const { isClient } = useAuth();
  if (overview.weeklyProgress.length === 0) {
    const { lastUpdated } = overview.currentStats;
    const { title, text } = noWeeksText({ lastUpdated, isClient });
    return (
      <EmptyState
        title={title}
        action={
          isClient && (
            <LinkButton to={ENTRY} variant="default" size="md">
              Log Progress
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <div className={classes.columns}>
      {overview.weightTrend.length > 0 && <TrendCard overview={overview} units={units} />}
      <WeeksCard overview={overview} units={units} />
      <ExpenditureCard expenditure={overview.expenditure} />
    </div>
  );
}

function TrendCard({ overview, units }: WeeklyTabProps) {
  const { weightTrend, goals } = overview;
  const corridor = goalCorridor(weightTrend, goals.targetWeight, goals.corridor);
  const own = (kg: number) => weightFromKg(kg, units);
  const [first, last] = [weightTrend[0], weightTrend.at(-1)];
  const change = first && last ? own(last.trend) - own(first.trend) : 0;
  const label = `Weight trend: ${formatWeight(last?.trend ?? 0, units)} now, ${signed(change)} ${WEIGHT_UNIT[units]} since ${formatShortDay(first?.date ?? '')}`;
  return (
    <Card as="section" labelledBy="weight-trend" gap="md">
      <SectionHeader id="weight-trend" title="Weight trend" />
      <WeightTrend
        label={label}
        {...(corridor ? { corridorLabel: corridor.label } : {})}
        data={{
          points: weightPoints(weightTrend, units),
          corridor: (corridor?.points ?? []).map(({ day, lowKg, highKg }) => ({
            day,
            low: own(lowKg),
            high: own(highKg),
          })),
          goal: goals.targetWeight === null ? null : own(goals.targetWeight),
          unit: WEIGHT_UNIT[units],
        }}
      />
    </Card>
  );
}

function WeeksCard({ overview, units }: WeeklyTabProps) {
  const unit = WEIGHT_UNIT[units];
  const rows = overview.weeklyProgress;
  return (
    <Card as="section" labelledBy="weeks" gap="md" className={classes.weeks}>
      <SectionHeader id="weeks" title="Week by week" intro="Averages from Monday to Sunday." />
      <ScrollTable
        label="Weeks"
        head={['Week of', `Weight (${unit})`, 'Change', 'Body fat (%)', `Lean mass (${unit})`]}
        tall
      >
        {rows.map((row, index) => (
          <tr key={row.week}>
            <th scope="row">{formatShortDay(row.startsOn)}</th>
            <td>{weightText(row.weight, units)}</td>
            <td>{changeBetween(rows[index + 1]?.weight, row.weight, units)}</td>
            <td>{percentText(row.bodyFat)}</td>
            <td>{weightText(row.muscle, units)}</td>
          </tr>
        ))}
      </ScrollTable>
    </Card>
  );
}

function changeBetween(
  before: number | null | undefined,
  now: number | null,
  units: Units,
): string {
  if (before === null || before === undefined || now === null) return '–';
  return signed(weightFromKg(now - before, units));
}

function ExpenditureCard({ expenditure }: Pick<ProgressOverview, 'expenditure'>) {
  const { isCoach } = useAuth();
  return (
    <Card as="section" labelledBy="expenditure" gap="md">
      <SectionHeader
        id="expenditure"
        title="Weekly adaptations"
        intro={`What you burn in a day, estimated from logged meals and weigh-ins. ${isCoach ? 'You are' : 'Your coach is'} notified when the meal plan no longer fits.`}
      />
      {'missing' in expenditure ? (
        <p className={classes.words}>
          Not enough data yet: it takes {missingText(expenditure.missing)}.
        </p>
      ) : (
        <>
          <p className={classes.kcal}>
            {formatNumber(expenditure.kcal)} <span className={classes.unit}>kcal a day</span>
          </p>
          <p className={classes.words}>
            Between {formatNumber(expenditure.lowKcal)} and {formatNumber(expenditure.highKcal)}{' '}
            kcal in a 95% range, from {counted(expenditure.loggedDays, 'logged day')}. The formula
            alone says {formatNumber(expenditure.formulaKcal)} kcal.
          </p>
        </>
      )}
    </Card>
  );
}
