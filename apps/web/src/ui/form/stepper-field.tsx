import { UnstyledButton } from '@mantine/core';
import type { Limit } from '@posedown/coaching';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import fieldClasses from './field.module.css';
import { LabelText } from './label-text.tsx';
import { stepText } from './step-text.ts';
import classes from './stepper-field.module.css';

interface StepperFieldProps {
  label: string;
  name: string;
  /** As typed; empty while unknown. */
  value: string;
  onChange: (value: string) => void;
  limit: Limit;
  /** Where the first tap on either button starts. */
  start: number;
  unit: string;
  placeholder?: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A number of few steps: typed, or set with two thumb-sized buttons. */
export function StepperField(props: StepperFieldProps) {
  const { label, name, value, onChange, limit, start, unit, placeholder } = props;
  const id = useId();
  const step = (direction: 1 | -1) => stepText(value, { direction, limit, start });
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean);
  return (
    <div className={fieldClasses.field}>
      <label className={fieldClasses.label} htmlFor={id}>
        <LabelText optional={props.optional}>{label}</LabelText>
      </label>
      {props.hint && (
        <p id={`${id}-hint`} className={fieldClasses.hint}>
          {props.hint}
        </p>
      )}
      <div className={classes.row}>
        <StepButton name={`Less: ${label}`} next={step(-1)} value={value} onStep={onChange}>
          <IconMinus size={18} aria-hidden="true" />
        </StepButton>
        <div className={classes.box}>
          <input
            id={id}
            className={classes.input}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            placeholder={placeholder}
            aria-invalid={props.error ? true : undefined}
            aria-describedby={described.join(' ') || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span className={classes.unit}>{unit}</span>
        </div>
        <StepButton name={`More: ${label}`} next={step(1)} value={value} onStep={onChange}>
          <IconPlus size={18} aria-hidden="true" />
        </StepButton>
      </div>
      {props.error && (
        <p id={`${id}-error`} className={fieldClasses.error}>
          {props.error}
        </p>
      )}
    </div>
  );
}

interface StepButtonProps {
  name: string;
  value: string;
  next: string;
  onStep: (value: string) => void;
  children: ReactNode;
}

function StepButton({ name, value, next, onStep, children }: StepButtonProps) {
  return (
    <UnstyledButton
      className={classes.step}
      aria-label={name}
      disabled={next === value}
      onClick={() => onStep(next)}
    >
      {children}
    </UnstyledButton>
  );
}
