import {
  type CheckInAnswer,
  capital,
  type Girth,
  measurementsIn,
  PROGRESS_LIMITS,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type ReactNode, useState } from 'react';
import { lengthField } from '../../../lib/form/number-field.ts';
import { FieldSet } from '../../../ui/form/field-set.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from './questions.module.css';

interface MeasurementsQuestionProps {
  label: string;
  name: string;
  optional: boolean;
  error: ReactNode;
  girths: readonly Girth[];
  /** The athlete's units. Answers are in cm. */
  units: Units;
  answer: CheckInAnswer | undefined;
  /** Last week's answer, shown in the empty fields. */
  previous: CheckInAnswer | undefined;
  /** Undefined without any measurement. */
  onChange: (answer: CheckInAnswer | undefined) => void;
}

/** A number for each girth, in the athlete's units. */
export function MeasurementsQuestion(props: MeasurementsQuestionProps) {
  const { girths, units, answer, previous, onChange, ...field } = props;
  const given = measurementsIn(answer);
  const last = measurementsIn(previous);

  function change(girth: Girth, cm: number | undefined) {
    const { [girth]: _before, ...others } = given;
    const after = cm === undefined ? others : { ...others, [girth]: cm };
    onChange(Object.keys(after).length > 0 ? after : undefined);
  }

  const isLastShown = girths.some((girth) => last[girth] !== undefined);
  return (
    <FieldSet
      role="group"
      {...field}
      hint={isLastShown && 'The numbers in empty fields are last week’s.'}
    >
      <div className={classes.girths}>
        {girths.map((girth) => (
          <GirthField
            key={girth}
            name={`${field.name}.${girth}`}
            {...{ girth, units, last: last[girth], cm: given[girth] }}
            isChecked={Boolean(field.error)}
            onChange={(cm) => change(girth, cm)}
          />
        ))}
      </div>
    </FieldSet>
  );
}

interface GirthFieldProps {
  girth: Girth;
  name: string;
  units: Units;
  cm: number | undefined;
  last: number | undefined;
  /** Whether to report a number out of range. Not before it was sent, because every number begins as a small one. */
  isChecked: boolean;
  /** NaN for what can't be read. */
  onChange: (cm: number | undefined) => void;
}

/** One girth as typed. What can't be read stays in the field with the reason. */
function GirthField({ girth, name, units, cm, last, isChecked, onChange }: GirthFieldProps) {
  const codec = lengthField(PROGRESS_LIMITS[girth]);
  const [typed, setTyped] = useState(() =>
    cm === undefined || Number.isNaN(cm) ? '' : codec.format(cm, units),
  );
  const isUnreadable = Number.isNaN(codec.parse(typed, units));
  return (
    <TextField
      name={name}
      label={capital(girth)}
      unit={codec.unit(units)}
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      value={typed}
      placeholder={last === undefined ? '' : codec.format(last, units)}
      error={isChecked || isUnreadable ? codec.error(typed, units) : undefined}
      onChange={(text) => {
        setTyped(text);
        onChange(codec.parse(text, units));
      }}
    />
  );
}
