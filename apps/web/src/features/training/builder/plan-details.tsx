import { addDays, BUILDER_DAY_OPTIONS } from '@posedown/coaching';
import { useEffect, useRef } from 'react';
import { useToday } from '../../../lib/clock/use-today.ts';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { AthletePicker } from './athlete-picker.tsx';
import classes from './builder.module.css';
import { type PlanDraft, type PlanErrors, withStartDay } from './plan-draft.ts';

interface PlanDetailsProps {
  plan: PlanDraft;
  onChange: (plan: PlanDraft) => void;
  fieldErrors: PlanErrors;
}

const YEAR = 365;

/** Step 1: the plan's name, length and athlete. */
export function PlanDetails({ plan, onChange, fieldErrors }: PlanDetailsProps) {
  const set = (change: Partial<PlanDraft>) => onChange({ ...plan, ...change });
  const today = useToday();
  // The fields with errors are above the pressed button, possibly out of view.
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) focusFirstError(fields.current);
  }, [fieldErrors]);
  return (
    <div ref={fields} className={classes.details}>
      <Card gap="md">
        <TextField
          label="Plan name"
          name="name"
          value={plan.name}
          onChange={(name) => set({ name })}
          maxLength={200}
          error={fieldErrors.name}
        />
        <TextAreaField
          label="Description"
          name="description"
          optional
          value={plan.description}
          onChange={(description) => set({ description })}
        />
        <div className={classes.weeks}>
          <TextField
            label="Weeks"
            name="weeks"
            inputMode="numeric"
            unit="weeks"
            value={plan.weeks}
            onChange={(weeks) => set({ weeks })}
            error={fieldErrors.weeks}
          />
        </div>
        <ChoiceField
          label="Days per week"
          name="daysPerWeek"
          choices={BUILDER_DAY_OPTIONS.map((days) => ({
            value: String(days),
            label: String(days),
          }))}
          value={String(plan.daysPerWeek)}
          onChange={(days) => set({ daysPerWeek: Number(days) })}
        />
        <AthletePicker
          label="For an athlete"
          noneMeans="Without one, the plan is saved to your plans and can be assigned later."
          chosen={plan.clientId ? { id: plan.clientId, name: plan.clientName } : null}
          onChoose={(athlete) =>
            set({
              ...{ clientId: athlete?.id ?? '', clientName: athlete?.name ?? '' },
              // Another athlete doesn’t follow the plan that this draft edits.
              replacesId: undefined,
            })
          }
        />
        {plan.clientId !== '' && (
          <DayField
            label="Week 1 begins on"
            name="startsOn"
            value={withStartDay(plan, today).startsOn}
            onChange={(startsOn) => set({ startsOn })}
            min={addDays(today, -YEAR)}
            max={addDays(today, YEAR)}
          />
        )}
      </Card>
    </div>
  );
}
