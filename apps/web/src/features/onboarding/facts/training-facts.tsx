import { HOME_EQUIPMENT, isAtHome } from '@posedown/coaching';
import { EQUIPMENT_LABELS, FACT_LABELS } from '../../../lib/fact-text.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from '../onboarding.module.css';
import type { OnboardingForm } from '../use-onboarding.ts';
import { InjuriesField } from './injuries-field.tsx';

/** The usual training time, and injuries. */
export function TrainingFacts({ form }: { form: OnboardingForm }) {
  return (
    <>
      <div className={classes.pair}>
        <TextField
          {...fieldProps(form, 'trainingTime')}
          label={FACT_LABELS.trainingTime}
          optional
          type="time"
        />
      </div>
      <InjuriesField {...fieldProps(form, 'injuries')} />
    </>
  );
}

/** The equipment of athletes who train at home. */
export function HomeEquipmentField({ form }: { form: OnboardingForm }) {
  const { value: pieces, ...field } = fieldProps(form, 'homeEquipment');
  const access = form.values.equipmentAccess;
  if (access === '' || !isAtHome(access)) return null;
  return (
    <ChipsField
      {...field}
      label={FACT_LABELS.homeEquipment}
      optional
      hint="Your program uses only these. Leave it empty for the usual set."
      choices={HOME_EQUIPMENT}
      labelOf={(piece) => EQUIPMENT_LABELS[piece]}
      values={pieces}
    />
  );
}
