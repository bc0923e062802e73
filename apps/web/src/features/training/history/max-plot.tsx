import { Suspense } from 'react';
import { WEIGHT_UNIT } from '../../../lib/units.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { useWidth } from '../../../ui/use-width.ts';
import type { MaxDrawingProps } from './max-drawing.tsx';
import classes from './max-plot.module.css';

/* Keeps the chart library out of the first load. */
const MaxDrawing = lazyPart(() =>
  import('./history-figures.ts').then(({ MaxDrawing }) => ({ default: MaxDrawing })),
);

/** Plots an estimated maximum over time; rough values are hollow. The table below has the same values. */
export function MaxPlot({ points, units, label }: Omit<MaxDrawingProps, 'width'>) {
  const [ref, width] = useWidth();
  if (points.length < 2) return null;
  return (
    <Stack as="figure" gap="xs">
      <figcaption className={classes.key}>
        <span data-key="good">Estimated maximum ({WEIGHT_UNIT[units]})</span>
        {points.some(({ isReliable }) => !isReliable) && (
          <span data-key="rough">Rough estimate (over 10 reps)</span>
        )}
      </figcaption>
      <div ref={ref} className={classes.area}>
        {width > 0 && (
          <Suspense fallback={null}>
            <MaxDrawing points={points} units={units} label={label} width={width} />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}
