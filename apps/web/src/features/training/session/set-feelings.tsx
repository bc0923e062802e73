import { MIND_MUSCLE_LEVELS, PUMP_LEVELS, SET_ENERGIES, SET_LIMITS } from '@posedown/coaching';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import classes from './session.module.css';
import type { SetDraft } from './set-draft.ts';

interface SetFeelingsProps {
  draft: SetDraft;
  onChange: (change: Partial<SetDraft>) => void;
  error: ReactNode;
}

const toChoices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** How a set felt, folded away: it is not needed to log one. */
export function SetFeelings({ draft, onChange, error }: SetFeelingsProps) {
  return (
    <details className={classes.help} open={error ? true : undefined}>
      <summary>Form, pump, connection, energy</summary>
      <div className={classes.stack}>
        <StepperField
          label="Form"
          name="form"
          unit="of 10"
          optional
          value={draft.form}
          onChange={(form) => onChange({ form })}
          limit={SET_LIMITS.form}
          start={8}
          error={error}
        />
        <ChoiceField
          label="Pump"
          name="pump"
          optional
          choices={toChoices(PUMP_LEVELS)}
          value={draft.pump}
          onChange={(pump) => onChange({ pump })}
        />
        <ChoiceField
          label="Mind-muscle connection"
          name="mindMuscle"
          optional
          choices={toChoices(MIND_MUSCLE_LEVELS)}
          value={draft.mindMuscle}
          onChange={(mindMuscle) => onChange({ mindMuscle })}
        />
        <ChoiceField
          label="Energy"
          name="energy"
          optional
          choices={toChoices(SET_ENERGIES)}
          value={draft.energy}
          onChange={(energy) => onChange({ energy })}
        />
      </div>
    </details>
  );
}
