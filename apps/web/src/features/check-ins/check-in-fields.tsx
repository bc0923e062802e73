import { type CalendarDay, DAILY_STEPS_LIMIT, PROGRESS_LIMITS } from '@posedown/coaching';
import type { CheckIn, Profile, Units } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { limitIn } from '../../lib/range-message.ts';
import {
  WATER,
  WATER_UNIT,
  WEIGHT,
  WEIGHT_UNIT,
  waterFromLiters,
  weightFromKg,
} from '../../lib/units.ts';
import { ChipsField } from '../../ui/form/chips-field.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { MOOD_CHOICES } from '../../ui/form/mood-choices.ts';
import { RatingField } from '../../ui/form/rating-field.tsx';
import { StepperField } from '../../ui/form/stepper-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useLatestWeight } from './api.ts';
import { type CheckInForm, DONE } from './check-in-form.ts';
import { answersIn } from './check-in-text.ts';
import classes from './check-ins.module.css';
import { useCheckIn } from './use-check-in.ts';

interface CheckInFieldsProps {
  profile: Profile;
  date: CalendarDay;
  /** The day's saved check-in. */
  saved: CheckIn | undefined;
  /** The previous check-in, for the initial values of steppers. */
  last: CheckIn | undefined;
  /** Whether saving is the next action of the screen. */
  isNext: boolean;
}

/** The form of a day: the daily questions first, the others collapsed. */
export function CheckInFields({ profile, date, saved: known, last, isNext }: CheckInFieldsProps) {
  const { units } = profile;
  const lastKg = useLatestWeight().data ?? null;
  const { form, submit, busy, failure, other } = useCheckIn({
    profile,
    date,
    saved: known,
    lastKg,
  });
  const lastWeight = lastKg === null ? null : tenths(weightFromKg(lastKg, units));

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Stack as="form" gap="lg" onSubmit={send} noValidate aria-busy={busy}>
      <ChoiceField {...fieldProps(form, 'mood')} label="Mood" choices={MOOD_CHOICES} />
      <RatingField
        {...fieldProps(form, 'energyLevel')}
        value={form.values.energyLevel ?? USUAL.energy}
        isGiven={form.values.energyLevel !== null}
        label="Energy level"
        limit={PROGRESS_LIMITS.energyLevel}
        ends={['Drained', 'Full of energy']}
      />
      <div className={classes.pair}>
        <StepperField
          {...fieldProps(form, 'sleepHours')}
          label="Sleep hours"
          optional
          unit="hours"
          limit={PROGRESS_LIMITS.sleepHours}
          start={last?.sleepHours ?? USUAL.sleepHours}
          placeholder={last?.sleepHours?.toString()}
        />
        <StepperField
          {...fieldProps(form, 'weight')}
          label="Weight"
          optional
          unit={WEIGHT_UNIT[units]}
          limit={limitIn(WEIGHT, PROGRESS_LIMITS.weight, units)}
          start={lastWeight ?? tenths(weightFromKg(USUAL.weightKg, units))}
          placeholder={lastWeight?.toString()}
        />
      </div>
      <ChipsField
        name="done"
        label="Done"
        optional
        choices={DONE}
        values={form.values.done}
        onChange={(done) => form.setValues({ done })}
      />
      <More form={form} units={units} last={last} />
      <FormFoot>
        {other && <OtherCheckIn checkIn={other} units={units} />}
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button
          type="submit"
          size="md"
          variant={isNext ? 'filled' : 'default'}
          loading={busy}
          className={classes.save}
        >
          {busy ? 'Saving...' : known ? 'Save check-in' : 'Check in'}
        </Button>
      </FormFoot>
    </Stack>
  );
}

/** Initial values for an athlete without check-ins. */
const USUAL = { energy: 5, sleepHours: 8, waterLiters: 3, stress: 5, steps: 8000, weightKg: 75 };

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Quarter liters, or cups of 8 fl oz. */
const WATER_STEP = { metric: 0.25, imperial: 8 } as const;

const MORE = ['steps', 'stressLevel', 'waterIntake', 'notes'] as const;

interface MoreProps {
  form: Form<CheckInForm>;
  units: Units;
  last: CheckIn | undefined;
}

function More({ form, units, last }: MoreProps) {
  // Open if it has values or errors.
  const [opened] = useState(() => MORE.some((field) => form.values[field]));
  const wrong = MORE.some((field) => form.errors[field]);
  const waterLimit = { ...PROGRESS_LIMITS.waterIntake, step: WATER_STEP[units] };
  return (
    <details className={classes.more} open={opened || wrong || undefined}>
      <summary>Steps, stress, water and notes</summary>
      <Stack gap="lg" className={classes.moreFields}>
        <StepperField
          {...fieldProps(form, 'steps')}
          label="Steps"
          optional
          unit="steps"
          limit={DAILY_STEPS_LIMIT}
          start={last?.steps ?? USUAL.steps}
          placeholder={last?.steps?.toString()}
        />
        <div className={classes.pair}>
          <StepperField
            {...fieldProps(form, 'stressLevel')}
            label="Stress level"
            optional
            unit="of 10"
            limit={PROGRESS_LIMITS.stressLevel}
            start={USUAL.stress}
          />
          <StepperField
            {...fieldProps(form, 'waterIntake')}
            label="Water intake"
            optional
            unit={WATER_UNIT[units]}
            limit={limitIn(WATER, waterLimit, units)}
            start={Math.floor(waterFromLiters(USUAL.waterLiters, units))}
          />
        </div>
        <TextAreaField
          {...fieldProps(form, 'notes')}
          label="Notes"
          optional
          hint="Anything your coach should know about this day."
        />
      </Stack>
    </details>
  );
}

interface OtherCheckInProps {
  checkIn: CheckIn;
  units: Units;
}

/** The check-in that another device saved for this day in the meantime. */
const OtherCheckIn = ({ checkIn, units }: OtherCheckInProps) => (
  <FormNotice>
    You checked in for this day on another device: {answersIn(checkIn, units).join(', ')}. Saving
    again overwrites it with this version.
  </FormNotice>
);
