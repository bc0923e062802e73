import type { BodyProjection, CalendarDay } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { useState } from 'react';
import { formatWeekday } from '../../../../lib/days.ts';
import { formatNumber } from '../../../../lib/numbers.ts';
import { WEIGHT_UNIT } from '../../../../lib/units.ts';
import { ChartTable } from '../../../../ui/charts/chart-table.tsx';
import type { WeightPoint } from '../../../../ui/charts/weight-chart.ts';
import { WeightPlot } from '../../../../ui/charts/weight-plot.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { Text } from '../../../../ui/parts/text.tsx';
import { useWidth } from '../../../../ui/use-width.ts';
import classes from './projection.module.css';
import { chartPoints, tableRows } from './projection-text.ts';

const HEIGHT = 220;

interface ProjectionChartProps {
  projection: BodyProjection;
  today: CalendarDay;
  units: Units;
  /** Describes the chart for screen readers. */
  label: string;
}

/** The projected weight as a line, with a table of fat and lean mass. */
export function ProjectionChart({ projection, today, units, label }: ProjectionChartProps) {
  const [ref, width] = useWidth();
  const [pointed, setPointed] = useState<WeightPoint | null>(null);
  const unit = WEIGHT_UNIT[units];
  const points = chartPoints(projection, today, units);
  return (
    <Stack as="figure" gap="xs">
      <Text as="figcaption" size="sm" muted numeric>
        {pointed
          ? `${formatWeekday(pointed.day)}: ${formatNumber(pointed.weight, 1)} ${unit}`
          : `Weight in ${unit}, week by week`}
      </Text>
      <div ref={ref} className={classes.area}>
        {width > 0 && (
          <WeightPlot
            data={{ points, goal: null, corridor: [], unit }}
            width={width}
            height={HEIGHT}
            label={label}
            pointed={pointed}
            onPoint={setPointed}
          />
        )}
      </div>
      <ChartTable
        label="projected weeks"
        head={['Week', `Weight (${unit})`, `Fat (${unit})`, `Lean, with water (${unit})`]}
        rows={tableRows(projection, units)}
      />
    </Stack>
  );
}
