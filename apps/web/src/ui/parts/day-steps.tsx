import { addDays, type CalendarDay } from '@posedown/coaching';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatDaysAway, formatLongDay } from '../../lib/days.ts';
import { useFocusIfLost } from '../focus/use-focus-if-lost.ts';
import { UnstyledButton } from './button.tsx';
import classes from './day-steps.module.css';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface DayStepsProps {
  /** The heading’s id, for `aria-labelledby`. */
  id: string;
  /** The content the day belongs to, if a screen has several. */
  of?: string;
  day: CalendarDay;
  today: CalendarDay;
  onDay: (day: CalendarDay) => void;
}

/** The shown day, with buttons to the previous and next one. */
export function DaySteps({ id, of, day, today, onDay }: DayStepsProps) {
  useFocusIfLost(id, day);
  const named = of ? `: ${of}` : '';
  return (
    <div className={classes.steps}>
      <UnstyledButton
        className={classes.step}
        aria-label={`The day before${named}`}
        onClick={() => onDay(addDays(day, -1))}
      >
        <IconChevronLeft size={22} aria-hidden="true" />
      </UnstyledButton>
      <div className={classes.which}>
        <h2 id={id} className={classes.date} aria-live="polite">
          {of && <VisuallyHidden>{of}: </VisuallyHidden>}
          {formatLongDay(day)}
        </h2>
        <Text size="md" muted>
          {formatDaysAway(today, day)}
        </Text>
      </div>
      <UnstyledButton
        className={classes.step}
        aria-label={`The day after${named}`}
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      >
        <IconChevronRight size={22} aria-hidden="true" />
      </UnstyledButton>
    </div>
  );
}
