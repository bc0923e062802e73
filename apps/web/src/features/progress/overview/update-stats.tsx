import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Profile, ProgressOverview } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOtherRequest, userMessageOf } from '../../../lib/api-error.ts';
import { defineForm, type TypedOf } from '../../../lib/form/define-form.ts';
import { numberField, weightField } from '../../../lib/form/number-field.ts';
import { limitIn } from '../../../lib/range-message.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { WEIGHT, WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useWeightQuestion } from '../../../lib/use-weight-question.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { StepperField } from '../../../ui/form/stepper-field.tsx';
import { stackClass } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useRecordStats } from '../api.ts';
import classes from './overview.module.css';

interface UpdateStatsProps {
  overview: ProgressOverview;
  profile: Profile;
}

const START = { weightKg: 75, bodyFat: 15 };
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Saves today's weight and body fat as an entry. */
export function UpdateStats({ overview, profile }: UpdateStatsProps) {
  const { weight, bodyFat } = overview.currentStats;
  const { units, values, errors, set, save, busy, failure } = useStatsForm(profile, weight);
  const limit = limitIn(WEIGHT, PROGRESS_LIMITS.weight, units);
  const lastWeight = oneDecimal(weightFromKg(weight ?? START.weightKg, units));

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Card as="section" labelledBy="update-stats" gap="md">
      <SectionHeader id="update-stats" title="Update Stats" intro="For today." />
      <form
        className={`${stackClass('lg')} ${classes.form}`}
        onSubmit={submit}
        noValidate
        aria-busy={busy}
      >
        <StepperField
          name="weight"
          label="Weight"
          value={values.weight}
          error={errors.weight}
          onChange={(text) => set('weight', text)}
          unit={WEIGHT_UNIT[units]}
          limit={limit}
          start={lastWeight}
          placeholder={weight === null ? undefined : String(lastWeight)}
        />
        <StepperField
          name="bodyFat"
          label="Body fat"
          value={values.bodyFat}
          error={errors.bodyFat}
          onChange={(text) => set('bodyFat', text)}
          unit="%"
          limit={PROGRESS_LIMITS.bodyFat}
          start={bodyFat ?? START.bodyFat}
          placeholder={bodyFat === null ? undefined : String(bodyFat)}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button type="submit" size="md" loading={busy}>
          {busy ? 'Saving...' : 'Update Progress'}
        </Button>
      </form>
    </Card>
  );
}

const statsForm = defineForm({
  weight: weightField(PROGRESS_LIMITS.weight),
  bodyFat: numberField(PROGRESS_LIMITS.bodyFat, { unit: '%' }),
});

type Values = TypedOf<typeof statsForm.fields>;

const FAILED = 'We couldn’t reach the server, so your stats weren’t saved. Please try again.';

/**
 * The form for today's weight and body fat, both required. It is cleared after saving.
 * @param lastKg the current weight in kg; null if unknown
 */
export function useStatsForm(profile: Profile, lastKg: number | null = null) {
  const { id } = profile;
  const [units, setUnits] = useState(profile.units);
  const [values, setValues] = useState(statsForm.blank);
  // If another device switched the units, a typed number would become another weight.
  if (units !== profile.units && values.weight === '') setUnits(profile.units);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const record = useRecordStats(id);
  const askAboutWeight = useWeightQuestion(lastKg, units);
  const { busy, run } = useSingleFlight();

  function set(name: keyof Values, text: string) {
    setValues((all) => ({ ...all, [name]: text }));
    setErrors((all) => ({ ...all, [name]: undefined }));
  }

  async function send(): Promise<void> {
    const { weight, bodyFat } = statsForm.toBody(values, units);
    if (weight === undefined || bodyFat === undefined) {
      const message = 'Please enter both weight and body fat percentage.';
      void showToast({ title: 'Missing Information', message, variant: 'destructive' });
      return;
    }
    const fieldErrors = statsForm.errors(values, units);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    const question = askAboutWeight(values.weight);
    if (question) return setErrors({ weight: question });
    await record.mutateAsync({ weight, bodyFat, requestKey });
    setValues(statsForm.blank);
    setRequestKey(newRequestKey());
    void showToast({ title: 'Progress Updated!', message: 'Your weight and body fat are saved.' });
  }

  function save(): Promise<void> {
    setFailure(undefined);
    return run(() =>
      send().catch((error) => {
        if (isOtherRequest(error)) setRequestKey(newRequestKey());
        setFailure(userMessageOf(error, FAILED));
      }),
    );
  }

  return { units, values, errors, set, save, busy, failure };
}
