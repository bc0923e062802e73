import type { Limit } from '@posedown/coaching';
import { type CSSProperties, type ReactNode, useId } from 'react';
import fieldClasses from './field.module.css';
import classes from './rating-field.module.css';

interface RatingFieldProps {
  label: string;
  name: string;
  value: number;
  /** Whether a value was chosen; until then the slider position is not an answer. */
  isGiven?: boolean;
  onChange: (value: number) => void;
  limit: Limit;
  /** Labels of the two ends: ['Empty', 'Full of energy']. */
  ends?: readonly [string, string];
  /** Descriptions of individual values. */
  anchors?: readonly (readonly [number, string])[];
  error?: ReactNode;
}

/** A rating on a whole-number scale, set with a slider. */
export function RatingField(props: RatingFieldProps) {
  const { label, name, value, isGiven = true, onChange, limit, ends, anchors, error } = props;
  const id = useId();
  const share = isGiven ? (value - limit.min) / (limit.max - limit.min) : 0;
  const filled = { '--filled': `${share * 100}%` } as CSSProperties;
  return (
    <div className={fieldClasses.field}>
      <div className={classes.head}>
        <label className={fieldClasses.label} htmlFor={id}>
          {label}
        </label>
        <span className={classes.value} aria-hidden="true">
          {isGiven ? value : '–'}
          <span className={classes.of}> / {limit.max}</span>
        </span>
      </div>
      <input
        id={id}
        name={name}
        className={classes.range}
        style={filled}
        data-open={!isGiven || undefined}
        type="range"
        min={limit.min}
        max={limit.max}
        step={limit.step}
        value={value}
        aria-valuetext={isGiven ? `${value} of ${limit.max}` : 'Not given'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-ends ${id}-error` : `${id}-ends`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        // A tap at the resting position fires no change event, but chooses that value.
        onPointerUp={isGiven ? undefined : (event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div id={`${id}-ends`}>
        {ends && (
          <div className={classes.ends}>
            <span>
              {limit.min} {ends[0]}
            </span>
            <span>
              {limit.max} {ends[1]}
            </span>
          </div>
        )}
        {anchors && (
          <div className={classes.anchors}>
            {anchors.map(([at, words]) => (
              <p key={at}>
                <b>{at}</b> {words}
              </p>
            ))}
          </div>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldClasses.error}>
          {error}
        </p>
      )}
    </div>
  );
}
