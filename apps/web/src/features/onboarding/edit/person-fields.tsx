import { fieldProps } from '../../../ui/form/field-props.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from '../onboarding.module.css';
import { BodyFields } from '../steps/body-fields.tsx';
import type { OnboardingForm } from '../use-onboarding.ts';

/** Who it is and the body they began with. The address stays: it is what they sign in with. */
export function PersonFields({ form }: { form: OnboardingForm }) {
  return (
    <div className={classes.fields}>
      <TextField {...fieldProps(form, 'name')} label="Name" autoComplete="off" maxLength={100} />
      <BodyFields form={form} weightLabel="Starting weight" />
    </div>
  );
}
