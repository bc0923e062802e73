import { Suspense, useCallback, useRef } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import type { DayFieldProps } from './day-picker.tsx';
import fieldClasses from './field.module.css';
import { LabelText } from './label-text.tsx';

const loadPicker = () => import('./day-picker.tsx');
const DayPicker = lazyPart(() => loadPicker().then(({ DayPicker }) => ({ default: DayPicker })));

/** Fetches the calendar before it is needed: it may be asked for without a network. */
export const prepareDayField = (): void => void loadPicker().catch(() => undefined);

/** A calendar day, chosen in a calendar. Its code comes on its own, after the form around it. */
export function DayField(props: DayFieldProps) {
  const latest = useRef(props.onChange);
  latest.current = props.onChange;
  const onChange: DayFieldProps['onChange'] = useCallback((day) => latest.current(day), []);
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
      <DayPicker {...props} onChange={onChange} />
    </Suspense>
  );
}
