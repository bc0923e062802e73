import type { CalendarDay } from '@posedown/coaching';
import type { ExportKind } from '@posedown/contract';
import { type ReactNode, useState } from 'react';
import { todayIn } from '../../lib/days.ts';
import { DayField } from '../../ui/form/day-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { AnchorButton, Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './admin.module.css';
import { exportPath } from './api.ts';
import { defaultRange, fieldError, lastDay } from './export-range.ts';

/** In display order. The type requires an entry for every kind. */
const FILES: Record<ExportKind, { label: string; what: string }> = {
  roster: { label: 'Roster', what: 'Every athlete as of today. The dates don’t apply.' },
  progress: { label: 'Progress entries', what: 'Weight, measurements and how the day felt.' },
  'check-ins': {
    label: 'Check-ins',
    what: 'Daily check-ins, and whether the plan and training were followed.',
  },
  nutrition: { label: 'Food diary', what: 'Everything logged as eaten.' },
  workouts: {
    label: 'Workouts',
    what: 'Workouts with their length, effort, ratings and your feedback.',
  },
  sets: { label: 'Sets', what: 'Weight, reps and RPE of every set, exercise by exercise.' },
  cardio: {
    label: 'Cardio sessions',
    what: 'Type, time, distance, heart rates and net calories.',
  },
  supplements: { label: 'Supplements', what: 'Supplements taken, day by day.' },
};

/** Spreadsheet exports of the coach's own athletes. */
export function ExportTab() {
  const today = todayIn();
  const last = lastDay(today);
  const usual = defaultRange(today);
  const [from, setFrom] = useState<CalendarDay | ''>(usual.from);
  const [to, setTo] = useState<CalendarDay | ''>(usual.to);
  const error = fieldError(from, to);
  return (
    <Card as="section" labelledBy="export" gap="md">
      <SectionHeader
        id="export"
        title="Export data"
        intro="CSV files of your athletes, in metric units. You can include tomorrow for athletes in time zones ahead of yours. Every export is recorded in the audit log."
      />
      <div className={classes.days}>
        <DayField label="From" name="from" value={from} onChange={setFrom} max={last} />
        <DayField label="To" name="to" value={to} onChange={setTo} max={last} error={error} />
      </div>
      <Stack as="ul" gap="none">
        {(Object.keys(FILES) as ExportKind[]).map((kind) => {
          const { label, what } = FILES[kind];
          return (
            <li key={kind} className={classes.row}>
              <div className={classes.words}>
                <Text as="span" strong>
                  {label}
                </Text>
                <span className={classes.quiet}>{what}</span>
              </div>
              <Download label={label} href={error ? undefined : exportPath(kind, { from, to })}>
                Download CSV
              </Download>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}

interface DownloadProps {
  label: string;
  /** Undefined while the date range is invalid. */
  href: string | undefined;
  children: ReactNode;
}

function Download({ label, href, children }: DownloadProps) {
  const name = `Download CSV: ${label}`;
  if (!href) {
    return (
      <Button variant="default" size="md" disabled aria-label={name}>
        {children}
      </Button>
    );
  }
  return (
    <AnchorButton variant="default" size="md" href={href} download aria-label={name}>
      {children}
    </AnchorButton>
  );
}
