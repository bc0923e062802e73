import type { ProgressOverview, Units } from '@posedown/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { rangeNote, rangeText } from '../../../lib/after-show.ts';
import { formatDay } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { WEIGHT_UNIT } from '../../../lib/units.ts';
import { stackClass } from '../../../ui/layout/layout.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Stat } from '../../../ui/parts/stat.tsx';
import classes from './overview.module.css';
import { percentText, weightText } from './overview-text.ts';

interface CurrentStatsProps {
  overview: ProgressOverview;
  units: Units;
}

/** The athlete's latest figures, each with its target. */
export function CurrentStats({ overview, units }: CurrentStatsProps) {
  const { currentStats, goals } = overview;
  const unit = WEIGHT_UNIT[units];
  const ffmiText = (ffmi: number | null) => ffmi !== null && `FFMI ${formatNumber(ffmi, 1)}`;
  const goal = (text: string, suffix: string) =>
    text === '–' ? 'No target' : `Target ${text}${suffix}`;
  return (
    <Card as="section" labelledBy="current-stats" gap="md">
      <SectionHeader
        id="current-stats"
        title="Current stats"
        intro={
          currentStats.lastUpdated
            ? `Last updated ${formatDay(currentStats.lastUpdated)}`
            : 'No weight or body fat logged yet'
        }
      />
      <div className={classes.stats}>
        <Stat
          label="Weight"
          value={weightText(currentStats.weight, units)}
          unit={currentStats.weight === null ? undefined : unit}
          note={
            goals.afterShow?.range
              ? `${rangeText(goals.afterShow.range, units)} ${unit}. ${rangeNote(goals.afterShow)}`
              : goal(weightText(goals.targetWeight, units), ` ${unit}`)
          }
        />
        <Stat
          label="Body fat"
          value={percentText(currentStats.bodyFat)}
          unit={currentStats.bodyFat === null ? undefined : '%'}
          note={goal(percentText(goals.targetBodyFat), '%')}
        />
        <Stat
          label="Lean mass"
          value={weightText(currentStats.muscle, units)}
          unit={currentStats.muscle === null ? undefined : unit}
          note={
            currentStats.muscle === null
              ? 'Needs body fat'
              : [
                  goals.targetMuscle !== null &&
                    goal(weightText(goals.targetMuscle, units), ` ${unit}`),
                  ffmiText(currentStats.ffmi),
                ]
                  .filter(Boolean)
                  .join(' · ')
          }
        />
        {goals.competitionDate && goals.weeksRemaining !== null && (
          <Stat
            label="Weeks remaining"
            value={goals.weeksRemaining}
            note={formatDay(goals.competitionDate)}
          />
        )}
      </div>
      {goals.warnings.map((text) => (
        <Caution key={text}>{text}</Caution>
      ))}
    </Card>
  );
}

interface MissingOverviewProps {
  queries: readonly UseQueryResult[];
  /** Names what could not be loaded, such as 'your progress'. */
  what: string;
}

/** Placeholder for an overview that is loading or can't be loaded. */
export function MissingOverview({ queries, what }: MissingOverviewProps) {
  const retry = () => void Promise.all(queries.map(({ refetch }) => refetch()));
  if (queries.some(({ isError }) => isError))
    return <ErrorState title={`We couldn’t load ${what}.`} onRetry={retry} />;
  return (
    <SkeletonArea label={`Loading ${what}`} className={stackClass('lg')} holdsBelow>
      <Skeleton height="8.5rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="24rem" />
    </SkeletonArea>
  );
}
