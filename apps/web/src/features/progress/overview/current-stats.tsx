import type { ProgressOverview, Units } from '@posedown/contract';
import { rangeNote, rangeText } from '../../../lib/after-show.ts';
import { formatDay } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { WEIGHT_UNIT } from '../../../lib/units.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Stat } from '../../../ui/parts/stat.tsx';
import classes from './overview.module.css';
import { percentText, weightText } from './overview-words.ts';

interface CurrentStatsProps {
  overview: ProgressOverview;
  units: Units;
}

/** Where the athlete is now, and what it is measured against. */
export function CurrentStats({ overview, units }: CurrentStatsProps) {
  const { currentStats, goals } = overview;
  const unit = WEIGHT_UNIT[units];
  const ffmiText = (ffmi: number | null) => ffmi !== null && `FFMI ${formatNumber(ffmi, 1)}`;
  const goal = (text: string, suffix: string) =>
    text === '–' ? 'No target' : `Target ${text} ${suffix}`;
  return (
    <Card as="section" labelledBy="current-stats" className={classes.card}>
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
              : goal(weightText(goals.targetWeight, units), unit)
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
              ? 'Needs a body fat'
              : [
                  goals.targetMuscle !== null && goal(weightText(goals.targetMuscle, units), unit),
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
