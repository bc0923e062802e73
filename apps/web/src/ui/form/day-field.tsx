import type { CalendarDay } from '@posedown/coaching';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { formatWeekday, withYear } from '../../lib/days.ts';
import { whenIdle } from '../after-first-paint.ts';
import { UnstyledButton } from '../parts/button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import classes from './day-field.module.css';
import fieldClasses from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useCalendarPopover } from './use-calendar-popover.ts';

interface DayFieldProps {
  label: string;
  name: string;
  /** Empty until one is chosen. */
  value: CalendarDay | '';
  onChange: (day: CalendarDay | '') => void;
  /** The first and last selectable day. */
  min?: CalendarDay;
  max?: CalendarDay;
  placeholder?: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

const Calendar = lazyPart(() =>
  import('./calendar.tsx').then((part) => ({ default: part.Calendar })),
);

/** A day picker. The calendar loads when the browser is idle. */
export function DayField(props: DayFieldProps) {
  const { label, name, value, onChange, min, max, optional, hint, error } = props;
  const { placeholder = 'Choose a day' } = props;
  useEffect(() => whenIdle(() => void Calendar.preload()), []);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { isOpen, handlers } = useCalendarPopover(button, popover);
  // Dates of the current year are shown without the year, to fit half a phone's width.
  const shown = value ? withYear(formatWeekday, value) : placeholder;
  return (
    <FieldFrame label={label} optional={optional} hint={hint} error={error}>
      {(control) => (
        <div className={fieldClasses.box}>
          <UnstyledButton
            {...control}
            ref={button}
            className={`${fieldClasses.native} ${classes.button}`}
            popoverTarget={id}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={`${label}: ${shown}`}
            data-field={name}
            data-empty={value === '' || undefined}
          >
            <IconCalendar size={18} aria-hidden="true" />
            <span className={classes.shown}>{shown}</span>
          </UnstyledButton>
          {optional && value && (
            <UnstyledButton
              className={fieldClasses.eye}
              aria-label={`Clear: ${label}`}
              onClick={() => {
                onChange('');
                button.current?.focus();
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </UnstyledButton>
          )}
          <div
            ref={popover}
            id={id}
            popover="auto"
            role="dialog"
            aria-label={label}
            className={classes.popover}
            {...handlers}
          >
            {isOpen && (
              <Suspense fallback={<Skeleton height="20rem" width="20rem" />}>
                <Calendar
                  label={label}
                  value={value}
                  min={min}
                  max={max}
                  onChoose={(day) => {
                    popover.current?.hidePopover();
                    onChange(day);
                  }}
                />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
