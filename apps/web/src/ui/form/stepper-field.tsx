import type { Limit } from '@posedown/coaching';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { typedNumber } from '../../lib/typed-number.ts';
import { announce } from '../announce/announce.ts';
import { UnstyledButton } from '../parts/button.tsx';
import { FieldFrame } from './field-frame.tsx';
import { numberErrorOf } from './number-error.tsx';
import classes from './stepper-field.module.css';

interface Step {
  direction: 1 | -1;
  limit: Limit;
  unit?: string;
  /** Start value if the text isn’t a number. */
  start: number;
}

/** Rounded to hundredths, so that 0.1 + 0.2 reads 0.3. */
const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * The text one step up or down, within the limit and aligned to the step grid: '7.7' with steps of 0.5 goes
 * to '8' or '7.5'.
 */
export function stepText(text: string, { direction, limit, start, unit }: Step): string {
  const value = typedNumber(text, { unit, ...limit });
  if (value === undefined || Number.isNaN(value)) return String(start);
  const position = roundToHundredths((value - limit.min) / limit.step);
  const next = direction === 1 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
  const moved = limit.min + next * limit.step;
  return String(roundToHundredths(Math.min(limit.max, Math.max(limit.min, moved))));
}

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

/** A number that can be typed or set with two buttons or the arrow keys. */
export function StepperField(props: StepperFieldProps) {
  const { label, optional, hint, error, onChange, limit, start, unit, ...input } = props;
  const step = (direction: 1 | -1) => stepText(input.value, { direction, limit, start, unit });

  function change(next: string) {
    if (next === input.value) return;
    onChange(next);
    // Announced, because the field changes without having the focus.
    announce(`${next} ${unit}`.trim());
  }

  function handleKey(event: KeyboardEvent) {
    const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
    if (!direction) return;
    event.preventDefault();
    change(step(direction));
  }

  return (
    <FieldFrame
      {...{ label, optional, hint, unit }}
      error={numberErrorOf(error, input.value, onChange)}
    >
      {(control) => (
        <div className={classes.row}>
          <StepButton name={`Less: ${label}`} next={step(-1)} value={input.value} onStep={change}>
            <IconMinus size={18} aria-hidden="true" />
          </StepButton>
          <div className={classes.box}>
            <input
              {...input}
              {...control}
              className={classes.input}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => onChange(event.currentTarget.value)}
              onKeyDown={handleKey}
            />
            <span id={`${control.id}-unit`} className={classes.unit}>
              {unit}
            </span>
          </div>
          <StepButton name={`More: ${label}`} next={step(1)} value={input.value} onStep={change}>
            <IconPlus size={18} aria-hidden="true" />
          </StepButton>
        </div>
      )}
    </FieldFrame>
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
      // Not in the tab order, because the arrow keys do the same in the field.
      tabIndex={-1}
      disabled={next === value}
      onClick={() => onStep(next)}
    >
      {children}
    </UnstyledButton>
  );
}
