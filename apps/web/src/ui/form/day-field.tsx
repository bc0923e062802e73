import { lazy, Suspense } from 'react';
import { Skeleton } from '../parts/skeleton.tsx';
import type { DayFieldProps } from './day-picker.tsx';
import fieldClasses from './field.module.css';
import { LabelText } from './label-text.tsx';

const DayPicker = lazy(() =>
  import('./day-picker.tsx').then(({ DayPicker }) => ({ default: DayPicker })),
);

/** A calendar day, chosen in a calendar. Its code comes on its own, after the form around it. */
export function DayField(props: DayFieldProps) {
  const waiting = (
    <div className={fieldClasses.field}>
      <span className={fieldClasses.label}>
        <LabelText optional={props.optional}>{props.label}</LabelText>
      </span>
      <Skeleton height="2.875rem" />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <DayPicker {...props} />
    </Suspense>
  );
}
