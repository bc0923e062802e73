import { capital, GIRTHS, type Girth, PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { limitIn } from '../../lib/range-message.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import {
  GIRTH_UNIT,
  LENGTH,
  lengthFromCm,
  WEIGHT,
  WEIGHT_UNIT,
  weightFromKg,
} from '../../lib/units.ts';
import { fieldProps } from '../../ui/form/field-props.ts';
import { StepperField } from '../../ui/form/stepper-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import classes from './body-fields.module.css';
import type { LastFigures } from './entry-form.ts';
import type { ProgressForm } from './use-entry.ts';

/** Initial stepper values for an athlete without an entry: kg and %. */
const FIRST_WEIGHT_KG = 75;
const FIRST_BODY_FAT = 15;
const FIRST_GIRTH_CM: Record<Girth, number> = {
  ...{ chest: 100, waist: 80, arms: 35, thighs: 55, neck: 38, hips: 95 },
};

interface BodyFieldsProps {
  form: ProgressForm;
  units: Units;
  last: LastFigures;
  /** Shown under weight and body fat. */
  children?: ReactNode;
}

/** Weight, body fat and, collapsed, the six girths. */
export function BodyFields({ form, units, last, children }: BodyFieldsProps) {
  const firstWeight = Math.round(weightFromKg(FIRST_WEIGHT_KG, units));
  return (
    <>
      <div className={classes.pair}>
        <StepperField
          {...fieldProps(form, 'weight')}
          label="Weight"
          optional
          unit={WEIGHT_UNIT[units]}
          limit={limitIn(WEIGHT, PROGRESS_LIMITS.weight, units)}
          start={numberOr(last.weight, firstWeight)}
          placeholder={last.weight}
        />
        <StepperField
          {...fieldProps(form, 'bodyFat')}
          label="Body fat"
          optional
          unit="%"
          limit={PROGRESS_LIMITS.bodyFat}
          start={numberOr(last.bodyFat, FIRST_BODY_FAT)}
          placeholder={last.bodyFat}
        />
      </div>
      {children}
      <Girths form={form} units={units} last={last} />
    </>
  );
}

const numberOr = (text: string | undefined, fallback: number) =>
  typedNumber(text ?? '') || fallback;

function Girths({ form, units, last }: Omit<BodyFieldsProps, 'children'>) {
  const id = useId();
  const [chosen, setShown] = useState<boolean>();
  const wrong = GIRTHS.some((girth) => form.errors[girth]);
  const filled = GIRTHS.filter((girth) => form.values[girth] !== '').length;
  // Girths with values or errors stay open until the athlete closes them, so that they can be
  // cleared or corrected.
  if (!chosen && (wrong || (chosen === undefined && filled > 0))) setShown(true);
  const shown = chosen === true;
  return (
    <Stack>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        <span>
          Body measurements
          <span className={classes.count}>
            {filled > 0 ? ` (${filled} filled in)` : ' (optional)'}
          </span>
        </span>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
      </UnstyledButton>
      <div id={id} className={classes.grid} hidden={!shown}>
        {GIRTHS.map((girth) => (
          <StepperField
            key={girth}
            {...fieldProps(form, girth)}
            label={capital(girth)}
            unit={GIRTH_UNIT[units]}
            limit={limitIn(LENGTH, PROGRESS_LIMITS[girth], units)}
            start={numberOr(last[girth], Math.round(lengthFromCm(FIRST_GIRTH_CM[girth], units)))}
            placeholder={last[girth]}
          />
        ))}
      </div>
    </Stack>
  );
}
