import { addDays } from '@posedown/coaching';
import type { CheckInReview, PlanChange } from '@posedown/contract';
import { Suspense, useMemo, useState } from 'react';
import { formatNumber } from '../../lib/numbers.ts';
import { rateText } from '../../lib/proposal-text.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';
import { goalCorridor } from '../../ui/charts/goal-corridor.ts';
import type { WeightPoint } from '../../ui/charts/weight-chart.ts';
import { weightPoints } from '../../ui/charts/weight-points.ts';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { useWidth } from '../../ui/use-width.ts';
import reviewClasses from './review.module.css';

const WeightPlot = lazyPart(() =>
  import('../../ui/charts/weight-plot.tsx').then(({ WeightPlot }) => ({ default: WeightPlot })),
);

const HEIGHT = 168;
const RANGES = [
  { value: 56, label: '8 weeks' },
  { value: 182, label: '26 weeks' },
];

/** The weight with its band, the planned corridor, and marks where the plan changed. */
export function WeightCard({ review }: { review: CheckInReview }) {
  const { athlete, weight, changes } = review;
  const { units, today, targetKg } = athlete;
  const [days, setDays] = useState(56);
  const [pointed, setPointed] = useState<WeightPoint | null>(null);
  const [ref, width] = useWidth();
  const data = useMemo(() => {
    const since = addDays(today, -days);
    const corridor = goalCorridor(weight.trend, targetKg, weight.corridor);
    const own = (kg: number) => weightFromKg(kg, units);
    return {
      points: weightPoints(weight.trend, units).filter(({ day }) => day >= since),
      goal: targetKg === null ? null : own(targetKg),
      corridor: (corridor?.points ?? [])
        .filter(({ day }) => day >= since)
        .map(({ day, lowKg, highKg }) => ({ day, low: own(lowKg), high: own(highKg) })),
      unit: WEIGHT_UNIT[units],
    };
  }, [weight, targetKg, units, today, days]);
  const last = weight.trend.at(-1);
  return (
    <section className={reviewClasses.card} aria-labelledby="review-weight">
      <div className={reviewClasses.cardHead}>
        <h3 id="review-weight" className={reviewClasses.title}>
          Weight
        </h3>
        <FilterButtons compact label="Range" choices={RANGES} chosen={days} onChoose={setDays} />
      </div>
      <p className={reviewClasses.reading}>
        {pointed
          ? `${formatNumber(pointed.weight, 1)} ${data.unit}, trend ${formatNumber(pointed.trend, 1)} (${pointed.day})`
          : last
            ? `Trend ${formatWeight(last.trend, units)}${weight.weeklyPercent === null ? '' : `, ${rateText(weight.weeklyPercent)} a week`}`
            : 'No weigh-ins yet'}
      </p>
      <div ref={ref} style={{ minHeight: HEIGHT }}>
        {width > 0 && data.points.length > 0 && (
          <Suspense fallback={<Skeleton height={`${HEIGHT}px`} />}>
            <WeightPlot
              data={data}
              width={width}
              height={HEIGHT}
              label={`Weight of the last ${days / 7} weeks with trend, planned corridor and plan changes`}
              pointed={pointed}
              onPoint={setPointed}
              marks={changes.flatMap(markOf)}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** A change of calories or cardio on the chart. */
function markOf(change: PlanChange) {
  const { effectiveOn: day } = change;
  if (change.kind === 'targets' && change.after) {
    const by = change.after.calories - (change.before?.calories ?? change.after.calories);
    return [{ day, label: by === 0 ? 'Macros' : `${signed(by)} kcal` }];
  }
  if (change.kind === 'cardio' && change.after) {
    const by = change.after.minutesPerWeek - (change.before?.minutesPerWeek ?? 0);
    return by === 0 ? [] : [{ day, label: `${signed(by)} min` }];
  }
  return [];
}

const signed = (value: number) => `${value > 0 ? '+' : '−'}${formatNumber(Math.abs(value))}`;
