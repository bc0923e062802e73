import type { CheckInForm } from '@posedown/contract';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { type TimeForm, WEEKDAY_CHOICES } from './form-text.ts';

interface TimeFieldsProps<Values extends TimeForm> {
  form: Form<Values>;
  standardName: string;
  forms: readonly Pick<CheckInForm, 'id' | 'name'>[];
}

/** Form, weekday and time of a weekly check-in. */
export function TimeFields<Values extends TimeForm>(props: TimeFieldsProps<Values>) {
  const { standardName, forms } = props;
  // The fields change only the values of a TimeForm.
  const form = props.form as unknown as Form<TimeForm>;
  return (
    <>
      <SelectField
        {...fieldProps(form, 'formId')}
        label="Form"
        choices={[
          { value: '', label: standardName },
          ...forms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Grid columns={2} align="start">
        <SelectField {...fieldProps(form, 'weekday')} label="Due on" choices={WEEKDAY_CHOICES} />
        <TextField {...fieldProps(form, 'clock')} label="At" type="time" />
      </Grid>
    </>
  );
}
