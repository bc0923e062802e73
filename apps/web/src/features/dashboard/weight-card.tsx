import type { Dashboard, Units } from '@posedown/contract';
import { rangeNote, rangeText } from '../../lib/after-show.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';
import { goalCorridor } from '../../ui/charts/goal-corridor.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { weightPoints } from '../../ui/charts/weight-points.ts';
import { WeightTrend } from '../../ui/charts/weight-trend.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { ActionButton } from './action-button.tsx';
import { ACTIONS } from './actions.ts';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './weight-card.module.css';
import { noTrendText, toTargetText, trendSentence, weightNote } from './weight-text.ts';

/** Current weight and body fat, the distance to the target, and the last twelve weeks. */
export function WeightCard({ dashboard }: { dashboard: Dashboard }) {
  const { weight, bodyFat, units, weightTrend, targetPercent, today } = dashboard;
  const hasWeighIns = weightTrend.length > 0;
  return (
    <DashboardCard
      title="Weight and body fat"
      actions={today.hasProgressEntry && hasWeighIns && <ActionButton name="logProgress" />}
    >
      <div className={classes.figures}>
        <Stat
          label="Weight"
          value={weight === null ? '–' : formatNumber(weightFromKg(weight, units), 1)}
          unit={weight === null ? undefined : WEIGHT_UNIT[units]}
          note={weightNote(dashboard)}
        />
        <TargetStat dashboard={dashboard} />
        <Stat
          label="Body fat"
          value={bodyFat === null ? '–' : formatNumber(bodyFat, 1)}
          unit={bodyFat === null ? undefined : '%'}
          note={bodyFat === null && 'Not measured yet'}
        />
      </div>
      {dashboard.targetWarning && <Caution>{dashboard.targetWarning}</Caution>}
      {targetPercent !== null && hasWeighIns && (
        <div>
          <ShareBar percent={targetPercent} />
          <p className={classes.way}>
            {targetPercent}% of the way from {formatWeight(dashboard.startWeight ?? 0, units)}, by
            the trend
          </p>
        </div>
      )}
      {hasWeighIns ? <Trend dashboard={dashboard} /> : <NoWeighIns dashboard={dashboard} />}
    </DashboardCard>
  );
}

/** The target weight; in the weeks after a show, the range the weight may rise to. */
function TargetStat({ dashboard }: { dashboard: Dashboard }) {
  const { targetWeight, afterShow, units } = dashboard;
  if (afterShow?.range) {
    return (
      <Stat
        label="Range"
        value={rangeText(afterShow.range, units)}
        unit={WEIGHT_UNIT[units]}
        note={rangeNote(afterShow)}
      />
    );
  }
  return (
    <Stat
      label="Target"
      value={targetWeight === null ? '–' : formatNumber(weightFromKg(targetWeight, units), 1)}
      unit={targetWeight === null ? undefined : WEIGHT_UNIT[units]}
      note={toTargetText(dashboard)}
    />
  );
}

function Trend({ dashboard }: { dashboard: Dashboard }) {
  const { weightTrend, targetWeight, units } = dashboard;
  const corridor = goalCorridor(weightTrend, targetWeight, dashboard.corridor);
  const own = (kg: number) => weightFromKg(kg, units);
  return (
    <WeightTrend
      label={chartLabel(weightTrend, targetWeight, units)}
      corridorLabel={corridor?.label}
      data={{
        points: weightPoints(weightTrend, units),
        corridor: (corridor?.points ?? []).map(({ day, lowKg, highKg }) => ({
          day,
          low: own(lowKg),
          high: own(highKg),
        })),
        goal: targetWeight === null ? null : own(targetWeight),
        unit: WEIGHT_UNIT[units],
      }}
    />
  );
}

function chartLabel(
  weightTrend: Dashboard['weightTrend'],
  targetWeight: number | null,
  units: Units,
): string {
  const course = trendSentence(weightTrend, units);
  return targetWeight === null ? course : `${course}; target ${formatWeight(targetWeight, units)}`;
}

function NoWeighIns({ dashboard }: { dashboard: Dashboard }) {
  const { title, action, next } = noTrendText(dashboard);
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton to={ACTIONS.logProgress.to} variant="default" size="md">
          {action}
        </LinkButton>
      }
    >
      In the morning, before breakfast. {next}
    </EmptyState>
  );
}
