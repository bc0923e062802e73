import { capital, type Sex } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { IconRulerMeasure } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import { GIRTH_UNIT } from '../../../lib/units.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { type Choice, ChoiceField } from '../../../ui/form/choice-field.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Grid, stackClass } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import type { ProgressForm } from '../use-entry.ts';
import classes from './body-fat.module.css';
import {
  estimateFat,
  fatText,
  type Method,
  type Site,
  siteErrorsOf,
  sitesOf,
} from './estimate-fat.ts';

const METHODS: readonly Choice<Method>[] = [
  { value: 'tape', label: 'Tape' },
  { value: 'three', label: '3 skinfolds' },
  { value: 'seven', label: '7 skinfolds' },
];
const SEXES: readonly Choice<Sex>[] = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

/** Measuring instructions, and the accuracy of the result. */
const INSTRUCTIONS: Record<'tape' | 'folds', string> = {
  tape: 'Waist at the navel, neck below the larynx, hips at their widest. Accurate to about 3–4 percentage points, so the trend matters more than a single reading.',
  folds:
    'Measure each fold twice on the right side, with the same hand every time, and enter the average in mm. Accurate to about 3–4 percentage points, so the trend matters more than a single reading.',
};

const NO_SITES: Record<Site, string> = {
  ...{ waist: '', neck: '', hips: '', chest: '', midaxillary: '', triceps: '' },
  ...{ subscapular: '', abdomen: '', suprailiac: '', thigh: '' },
};

/**
 * Opens the estimate. The button is inside the entry form and the dialog outside, because forms
 * can't be nested.
 */
export function EstimateButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconRulerMeasure size={18} aria-hidden="true" />}
      onClick={onOpen}
    >
      Estimate body fat
    </Button>
  );
}

interface FatEstimateDialogProps {
  profile: Profile;
  entry: ProgressForm;
  onClose: () => void;
}

/** Estimates body fat with the US Navy tape method or Jackson and Pollock's skinfolds. */
export function FatEstimateDialog({ profile, entry, onClose }: FatEstimateDialogProps) {
  const id = useId();
  const { units, sex, age: ageYears, height: heightCm } = profile;
  const form = useForm({
    initialValues: {
      ...NO_SITES,
      ...{ waist: entry.values.waist, neck: entry.values.neck, hips: entry.values.hips },
      method: 'tape' as Method,
      sex: sex ?? ('male' as Sex),
    },
  });
  const measured = { ...form.values, heightCm, ageYears, units };
  const estimate = estimateFat(measured);
  const sites = sitesOf(form.values);
  const isTape = form.values.method === 'tape';

  function submit(event: FormEvent) {
    event.preventDefault();
    form.setErrors(siteErrorsOf(measured));
    if (estimate.kind !== 'body-fat') return;
    const measurements = isTape
      ? Object.fromEntries(sites.map((site) => [site, measured[site]]))
      : {};
    entry.setValues({ ...measurements, bodyFat: fatText(estimate.bodyFatPercent) });
    onClose();
  }

  return (
    <Dialog
      title="Estimate body fat"
      intro={isTape ? INSTRUCTIONS.tape : INSTRUCTIONS.folds}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="md">
          {estimate.kind === 'body-fat'
            ? `Use ${fatText(estimate.bodyFatPercent)}%`
            : 'Use this value'}
        </Button>
      }
    >
      <form id={id} className={stackClass('lg')} onSubmit={submit} noValidate>
        <ChoiceField {...fieldProps(form, 'method')} label="Measured with" choices={METHODS} />
        {sex === null && (
          <ChoiceField
            {...fieldProps(form, 'sex')}
            label="Formula for"
            hint="Not in your profile"
            choices={SEXES}
          />
        )}
        <Grid columns={2} from="sm">
          {sites.map((site) => (
            <TextField
              key={site}
              {...fieldProps(form, site)}
              label={capital(site)}
              inputMode="decimal"
              unit={isTape ? GIRTH_UNIT[units] : 'mm'}
            />
          ))}
        </Grid>
        <output className={classes.result}>
          {estimate.kind === 'body-fat' && `About ${fatText(estimate.bodyFatPercent)}% body fat`}
        </output>
        {estimate.kind === 'none' && <FormNotice>{estimate.text}</FormNotice>}
      </form>
    </Dialog>
  );
}
