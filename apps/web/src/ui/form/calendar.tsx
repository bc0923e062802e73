import { type CalendarDate, parseDate } from '@internationalized/date';
import type { CalendarDay } from '@posedown/coaching';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import classes from './calendar.module.css';
import { NativeSelect } from './native-select.tsx';

interface CalendarProps {
  /** Label. */
  label: string;
  value: CalendarDay | '';
  /** The first and last selectable day. */
  min: CalendarDay | undefined;
  max: CalendarDay | undefined;
  onChoose: (day: CalendarDay) => void;
}

/** The years in the list: all within the limits, or a range around the shown one. */
const ALL_YEARS = 200;
const YEARS_AROUND = 20;

/**
 * react-aria injects a style sheet unless this element exists; our content policy blocks it, and
 * calendar.module.css has the rule.
 */
const PRESS_STYLE_ID = 'react-aria-pressable-style';
if (!document.getElementById(PRESS_STYLE_ID)) {
  const mark = document.createElement('meta');
  mark.id = PRESS_STYLE_ID;
  document.head.append(mark);
}

/**
 * A calendar month. Arrow keys move by day and week, Page Up and Page Down by month. Takes the
 * focus immediately.
 */
export function Calendar({ label, value, min, max, onChoose }: CalendarProps) {
  const start = value || max || min;
  return (
    <I18nProvider locale="en-US">
      <AriaCalendar
        className={classes.calendar}
        aria-label={label}
        autoFocus
        firstDayOfWeek="mon"
        value={value ? parseDate(value) : null}
        defaultFocusedValue={start ? parseDate(start) : null}
        minValue={min ? parseDate(min) : undefined}
        maxValue={max ? parseDate(max) : undefined}
        onChange={(date) => onChoose(date.toString() as CalendarDay)}
      >
        <div className={classes.header}>
          <Button slot="previous" className={classes.step} aria-label="Previous month">
            <IconChevronLeft size={18} aria-hidden="true" />
          </Button>
          <MonthSelect min={min} max={max} />
          <YearSelect visibleYears={min && max ? ALL_YEARS : YEARS_AROUND} />
          <Button slot="next" className={classes.step} aria-label="Next month">
            <IconChevronRight size={18} aria-hidden="true" />
          </Button>
        </div>
        <CalendarGrid className={classes.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={classes.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell className={classes.day} date={date} />}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}

/** The month of a date in comparable form: '2026-11'. */
const monthOf = (date: CalendarDate) => date.toString().slice(0, 7);

function MonthSelect({
  min = '',
  max = '9999-12-31',
}: {
  min?: string | undefined;
  max?: string | undefined;
}) {
  return (
    <CalendarMonthPicker format="short">
      {({ items, value, onChange }) => (
        <NativeSelect
          aria-label="Month"
          value={value}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {items.map(({ id, date, formatted }) => (
            <option
              key={id}
              value={id}
              disabled={monthOf(date) < min.slice(0, 7) || monthOf(date) > max.slice(0, 7)}
            >
              {formatted}
            </option>
          ))}
        </NativeSelect>
      )}
    </CalendarMonthPicker>
  );
}

function YearSelect({ visibleYears }: { visibleYears: number }) {
  return (
    <CalendarYearPicker visibleYears={visibleYears}>
      {({ items, value, onChange }) => (
        <NativeSelect
          aria-label="Year"
          value={value}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {items.map(({ id, formatted }) => (
            <option key={id} value={id}>
              {formatted}
            </option>
          ))}
        </NativeSelect>
      )}
    </CalendarYearPicker>
  );
}
