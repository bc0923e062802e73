import type { Competition, Prep } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';
import { weightPoints } from '../../ui/charts/weight-points.ts';
import { WeightTrend } from '../../ui/charts/weight-trend.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { formatLimit } from './limit-form.ts';
import classes from './prep.module.css';
import { limitText } from './prep-text.ts';

const LimitDialog = lazyPart(() =>
  import('./limit-dialog.tsx').then(({ LimitDialog }) => ({ default: LimitDialog })),
);

/** The weigh-ins of the prep, compared with the class limit if there is one. */
export function WeighInCard({ prep }: { prep: Prep & { competition: Competition } }) {
  const { weighIns, competition, athlete } = prep;
  const { weightLimit, weightLimitSource } = competition;
  const [open, setOpen] = useState(false);
  const { units } = athlete;
  const last = weighIns.at(-1);
  const isOver = competition.date < prep.today;
  const weeks = isOver ? 'sixteen weeks before the show' : 'last sixteen weeks';
  const words = limitText({ trendKg: last?.trend, limitKg: weightLimit, units, isOver });
  return (
    <Card as="section" labelledBy="weigh-ins" gap="md">
      <SectionHeader
        id="weigh-ins"
        title="Weight and class limit"
        actions={
          <Button variant="default" size="md" onClick={() => setOpen(true)}>
            {weightLimit === null ? 'Enter class limit' : 'Change class limit'}
          </Button>
        }
      />
      <p>{words}</p>
      {weightLimitSource && <p className={classes.muted}>Limit from: {weightLimitSource}</p>}
      {last ? (
        <WeightTrend
          label={`Weigh-ins of the ${weeks}. ${words}`}
          goalText={
            weightLimit === null ? undefined : `Class limit ${formatLimit(weightLimit, units)}`
          }
          data={{
            points: weightPoints(weighIns, units),
            goal: weightLimit === null ? null : weightFromKg(weightLimit, units),
            corridor: [],
            unit: WEIGHT_UNIT[units],
          }}
        />
      ) : (
        <EmptyState title={`No weigh-ins in the ${weeks}`}>
          {isOver ? 'There’s no trend for that prep.' : 'The trend starts with the next one.'}
        </EmptyState>
      )}
      {open && (
        <Suspense fallback={null}>
          <LimitDialog competition={competition} units={units} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
