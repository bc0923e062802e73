import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useState } from 'react';
import { isOtherRequest, userMessageOf } from '../../../lib/api-error.ts';
import { defineForm, type TypedOf } from '../../../lib/form/define-form.ts';
import { numberField, weightField } from '../../../lib/form/number-field.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { useWeightQuestion } from '../../../lib/use-weight-question.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useRecordStats } from '../api.ts';

const statsForm = defineForm({
  weight: weightField(PROGRESS_LIMITS.weight),
  bodyFat: numberField(PROGRESS_LIMITS.bodyFat, { unit: '%' }),
});

type Values = TypedOf<typeof statsForm.fields>;

const FAILED = 'We couldn’t reach the server, so your stats weren’t saved. Please try again.';

/**
 * Both figures are needed; what is saved is gone from the form, what was refused stays.
 * @param lastKg the weight of now, kg; null where none is known
 */
export function useStatsForm(profile: Profile, lastKg: number | null = null) {
  const { id } = profile;
  const [units, setUnits] = useState(profile.units);
  const [values, setValues] = useState(statsForm.blank);
  // Switched on another device meanwhile, they would make another weight of a figure that is typed already.
  if (units !== profile.units && values.weight === '') setUnits(profile.units);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [failure, setFailure] = useState<string>();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const record = useRecordStats(id);
  const ask = useWeightQuestion(lastKg, units);
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
    const question = ask(values.weight);
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
