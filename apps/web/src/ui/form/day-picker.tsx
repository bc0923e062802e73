import type { CalendarDay } from '@posedown/coaching';
import '../styles/form.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useId, useState } from 'react';
import { formatDay } from '../../lib/days.ts';
import { MantineParts } from '../theme/mantine-parts.tsx';
import classes from './day-picker.module.css';
import fieldClasses from './field.module.css';
import { LabelText } from './label-text.tsx';
import { TEXT_CLASSES } from './text-classes.ts';

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

const CLASSES = {
  ...TEXT_CLASSES,
  input: `${fieldClasses.input} ${classes.input}`,
  day: classes.day,
  weekday: classes.weekday,
  calendarHeader: classes.header,
  calendarHeaderControl: classes.control,
  calendarHeaderLevel: classes.control,
};

const CONTROLS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  yearLevelControl: 'Choose a year',
  monthLevelControl: 'Choose a month',
};

/** Without the year a day of this one fits half the width of a phone. */
const isThisYear = (day: string) => day.startsWith(`${new Date().getFullYear()}-`);

/**
 * The calendar behind a DayField. Loaded on its own: it weighs more than the form around it, and is not
 * drawn again with every letter that is typed there.
 */
export const DayPicker = memo(function DayPicker(props: DayFieldProps) {
  const { label, name, value, onChange, min, max, placeholder, optional, hint, error } = props;
  // The calendar is a dialog that takes its name from the element with this id.
  const id = useId();
  // Within a dialog it opens in the dialog: anything outside lies behind it, and is inert.
  const [dialog, setDialog] = useState<HTMLElement>();
  const [isOpen, setIsOpen] = useState(false);
  useEscapeForItself(isOpen, dialog);
  const start = value || max || min;
  /** A month or a year was chosen, and with it all cells are others: the keyboard goes on in them. */
  const goToCells = () =>
    requestAnimationFrame(() => {
      const calendar = document.getElementById(`${id}-dropdown`);
      calendar?.querySelector<HTMLElement>('td button:not(:disabled)')?.focus();
    });
  /** The button that led to the first or the last month is disabled there, and would let the focus fall. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.matches(':disabled')) goToCells();
    });
  return (
    <MantineParts>
      <DatePickerInput
        ref={(input) => setDialog(input?.closest('dialog') ?? undefined)}
        id={id}
        label={<LabelText optional={optional}>{label}</LabelText>}
        aria-label={`${label}: ${value ? formatDay(value) : 'none chosen'}`}
        data-field={name}
        description={hint}
        error={error}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        minDate={min}
        maxDate={max}
        defaultDate={start}
        // The arrows move from day to day at once.
        getDayProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
        onLevelChange={goToCells}
        onDateChange={keepFocus}
        valueFormat={isThisYear(value) ? 'ddd D MMM' : 'ddd D MMM YYYY'}
        placeholder={placeholder ?? 'Choose a day'}
        clearable={optional}
        clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
        leftSection={<IconCalendar size={18} aria-hidden="true" />}
        leftSectionPointerEvents="none"
        highlightToday
        hideOutsideDates
        ariaLabels={CONTROLS}
        classNames={CLASSES}
        popoverProps={{
          id,
          transitionProps: { duration: 0 },
          shadow: 'md',
          returnFocus: true,
          portalProps: { target: dialog },
          floatingStrategy: dialog ? 'fixed' : 'absolute',
          onOpen: () => setIsOpen(true),
          onClose: () => setIsOpen(false),
        }}
      />
    </MantineParts>
  );
});

/** Escape closes an open calendar, and not the dialog around it with it; one that opened above closes first. */
function useEscapeForItself(isOpen: boolean, dialog: HTMLElement | undefined) {
  useEffect(() => {
    if (!isOpen) return;
    const keepDialog = (event: KeyboardEvent) => {
      const within = event.target instanceof Element && event.target.closest('dialog');
      if (event.key === 'Escape' && (!within || within === dialog)) event.preventDefault();
    };
    window.addEventListener('keydown', keepDialog, { capture: true });
    return () => window.removeEventListener('keydown', keepDialog, { capture: true });
  }, [isOpen, dialog]);
}
