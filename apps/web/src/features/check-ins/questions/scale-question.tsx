import { SCALE_LIMIT } from '@posedown/coaching';
import type { ReactNode } from 'react';
import { FieldSet } from '../../../ui/form/field-set.tsx';
import classes from './questions.module.css';

interface ScaleQuestionProps {
  label: string;
  name: string;
  optional: boolean;
  hint: ReactNode;
  error: ReactNode;
  ends: readonly [string, string];
  value: number | null;
  /** Last week's answer, marked on the scale. */
  previous: number | null;
  onChange: (value: number) => void;
}

const STEPS = Array.from({ length: SCALE_LIMIT.max }, (_, index) => index + SCALE_LIMIT.min);

/** A scale from 1 to 10 as ten buttons: one tap, and no starting value that could pass for an answer. */
export function ScaleQuestion(props: ScaleQuestionProps) {
  const { ends, value, previous, onChange, hint: _hint, ...field } = props;
  return (
    <FieldSet role="radiogroup" {...field}>
      <div className={classes.scale}>
        {STEPS.map((step) => (
          <label key={step} className={classes.step} data-previous={step === previous || undefined}>
            <input
              className={classes.input}
              type="radio"
              name={`scale-${field.name}`}
              value={step}
              checked={step === value}
              aria-label={labelOf(step, ends, previous)}
              onChange={() => onChange(step)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        {previous !== null && <span>Last week: {previous}</span>}
        <span>{ends[1]}</span>
      </div>
    </FieldSet>
  );
}

function labelOf(step: number, [low, high]: readonly [string, string], previous: number | null) {
  const end = step === SCALE_LIMIT.min ? `, ${low}` : step === SCALE_LIMIT.max ? `, ${high}` : '';
  return `${step}${end}${step === previous ? ', last week’s answer' : ''}`;
}
