import type { CardioPlanReply } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSetHeartRates } from './api.ts';
import classes from './cardio-plan.module.css';
import {
  fieldsOf,
  type RateFields,
  type RatesDraft,
  ratesForm,
  type YesNo,
} from './rates-draft.ts';

const FAILED = 'We couldn’t reach the server, so this wasn’t saved. Try again when you’re online.';
const OUTDATED =
  'These were changed on another device in the meantime. Fields you didn’t edit show the new values. Review all three, then save again.';

const YES_NO: { value: YesNo; label: string }[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** Measured maximum, resting rate and beta-blockers. Empty fields fall back to the estimate. */
export function RatesForm({ userId, plan }: { userId: string; plan: CardioPlanReply }) {
  const [draft, setDraft] = useState<RatesDraft>();
  const [isTried, setTried] = useState(false);
  /** Whether another device saved first. Unedited fields then show its values. */
  const [overtaken, setOvertaken] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useSetHeartRates(userId);
  const { busy, run } = useSingleFlight();
  const { version: _seen, ...typed } = draft ?? {};
  const fields = fieldsOf(plan, typed);
  const errors = ratesForm.errors(fields, 'metric');
  const shownErrors = isTried ? errors : {};

  const type = (fields: Partial<RateFields>) =>
    setDraft((before) => ({ version: plan.heartRatesVersion, ...before, ...fields }));

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (Object.keys(errors).length > 0) return;
    const {
      measuredMaxHeartRate = null,
      restingHeartRate = null,
      takesBetaBlockers,
    } = ratesForm.toBody(fields, 'metric');
    const rates = { measuredMaxHeartRate, restingHeartRate, takesBetaBlockers };
    const version = overtaken || !draft ? plan.heartRatesVersion : draft.version;
    void run(() => mutateAsync({ ...rates, version }).then(finish, refuse));
  }
  function finish() {
    setDraft(undefined);
    setTried(false);
    setOvertaken(false);
    void showToast({ title: 'Heart rates saved', message: 'Your zones are updated.' });
  }
  function refuse(error: unknown) {
    setOvertaken((before) => before || isOutdated(error));
    setFailure(isOutdated(error) ? OUTDATED : userMessageOf(error, FAILED));
  }
  return (
    <Stack as="form" className={classes.rates} onSubmit={save} noValidate>
      <TextField
        label="Measured maximum"
        name="measuredMaxHeartRate"
        unit="bpm"
        inputMode="numeric"
        optional
        value={fields.measuredMaxHeartRate}
        error={shownErrors.measuredMaxHeartRate}
        onChange={(measuredMaxHeartRate) => type({ measuredMaxHeartRate })}
      />
      <TextField
        label="Resting heart rate"
        name="restingHeartRate"
        unit="bpm"
        inputMode="numeric"
        optional
        hint="Measured lying down after waking. Used for Karvonen zones."
        value={fields.restingHeartRate}
        error={shownErrors.restingHeartRate}
        onChange={(restingHeartRate) => type({ restingHeartRate })}
      />
      <ChoiceField
        label="Do you take beta-blockers?"
        hint="They lower your heart rate, so age formulas don’t apply. Zones use a measured maximum only."
        name="takesBetaBlockers"
        choices={YES_NO}
        value={fields.takesBetaBlockers}
        onChange={(takesBetaBlockers) => type({ takesBetaBlockers })}
      />
      {failure && <FormNotice>{failure}</FormNotice>}
      <Button type="submit" variant="default" size="md" loading={busy}>
        Save heart rates
      </Button>
    </Stack>
  );
}
