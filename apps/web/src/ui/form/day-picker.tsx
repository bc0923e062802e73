import type { CalendarDay } from '@posedown/coaching';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { memo, type ReactNode, useId, useRef } from 'react';
import { formatWeekday, withYear } from '../../lib/days.ts';
import { UnstyledButton } from '../parts/button.tsx';
import { Calendar } from './calendar.tsx';
import classes from './day-picker.module.css';
import fieldClasses from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { useCalendarPopover } from './use-calendar-popover.ts';

export interface DayFieldProps {
  label: string;
  name: string;
  /** Empty while none is chosen. */
  value: CalendarDay | '';
  onChange: (day: CalendarDay | '') => void;
  /** The first and the last day that can be chosen. */
  min?: CalendarDay;
  max?: CalendarDay;
  placeholder?: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/**
 * The button and the calendar of a DayField. Loaded on its own, as the calendar weighs more than the form
 * around it, and not drawn again with every letter that is typed there.
 */
export const DayPicker = memo(function DayPicker(props: DayFieldProps) {
  const { label, name, value, onChange, min, max, optional, hint, error } = props;
  const { placeholder = 'Choose a day' } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const { isOpen, handlers } = useCalendarPopover(button, popover);
  // Without its year, a day of this year fits half the width of a phone.
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
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  );
});
