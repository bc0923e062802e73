import { CARDIO_LIMITS, UNREADABLE_NUMBER } from '@posedown/coaching';
import type { CardioPlanReply } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSetHeartRates } from './api.ts';
import classes from './cardio-plan.module.css';
import { fieldsOf, type RateFields, type RatesDraft, type YesNo } from './rates-draft.ts';

const FAILED = 'We couldn’t reach the server, so this wasn’t saved. Try again when you’re online.';
const OUTDATED =
  'These were changed on another device in the meantime. Fields you didn’t edit show the new values. Review all three, then save again.';

const YES_NO: { value: YesNo; label: string }[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

type Range = Readonly<{ min: number; max: number }>;

/** A heart rate as typed: null where empty, or what is wrong with it. */
function readRate(text: string, { min, max }: Range): number | null | { fieldError: string } {
  const value = typedNumber(text, { unit: 'bpm', min, max });
  if (value === undefined) return null;
  if (Number.isNaN(value)) return { fieldError: UNREADABLE_NUMBER };
  return Number.isInteger(value) && value >= min && value <= max
    ? value
    : { fieldError: `Enter a whole number between ${min} and ${max} bpm` };
}

const isRate = (rate: ReturnType<typeof readRate>): rate is number | null =>
  rate === null || typeof rate === 'number';

/** A measured maximum, a resting rate and what voids the estimate; empty fields go back to it. */
export function RatesForm({ userId, plan }: { userId: string; plan: CardioPlanReply }) {
  const [draft, setDraft] = useState<RatesDraft>();
  const [isTried, setTried] = useState(false);
  /** Set once another device was first: from then on the fields left alone show what it said. */
  const [overtaken, setOvertaken] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useSetHeartRates(userId);
  const { busy, run } = useSingleFlight();
  const fields = fieldsOf(plan, draft);
  const measuredMaxHeartRate = readRate(fields.max, CARDIO_LIMITS.measuredMaxHeartRate);
  const restingHeartRate = readRate(fields.resting, CARDIO_LIMITS.restingHeartRate);

  const type = (typed: Partial<RateFields>) =>
    setDraft((before) => ({ version: plan.heartRatesVersion, ...before, ...typed }));

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (!isRate(measuredMaxHeartRate) || !isRate(restingHeartRate)) return;
    const rates = { measuredMaxHeartRate, restingHeartRate };
    const version = overtaken || !draft ? plan.heartRatesVersion : draft.version;
    const takesBetaBlockers = fields.blockers === 'yes';
    void run(() => mutateAsync({ ...rates, takesBetaBlockers, version }).then(finish, refuse));
  }
  function finish() {
    setDraft(undefined);
    setTried(false);
    setOvertaken(false);
    void showToast({ title: 'Heart rates saved', message: 'Your zones follow them.' });
  }
  function refuse(error: unknown) {
    setOvertaken((before) => before || isOutdated(error));
    setFailure(isOutdated(error) ? OUTDATED : userMessageOf(error, FAILED));
  }
  const wrong = (rate: ReturnType<typeof readRate>) =>
    isTried && !isRate(rate) ? rate.fieldError : undefined;
  return (
    <form className={classes.rates} onSubmit={save} noValidate>
      <TextField
        label="Measured maximum"
        name="measuredMaxHeartRate"
        unit="bpm"
        inputMode="numeric"
        optional
        value={fields.max}
        error={wrong(measuredMaxHeartRate)}
        onChange={(max) => type({ max })}
      />
      <TextField
        label="Resting heart rate"
        name="restingHeartRate"
        unit="bpm"
        inputMode="numeric"
        optional
        hint="Measured lying down after waking. Used for Karvonen zones."
        value={fields.resting}
        error={wrong(restingHeartRate)}
        onChange={(resting) => type({ resting })}
      />
      <ChoiceField
        label="Do you take beta-blockers?"
        hint="They lower your heart rate, so age formulas don’t apply. Zones use a measured maximum only."
        name="takesBetaBlockers"
        choices={YES_NO}
        value={fields.blockers}
        onChange={(blockers) => type({ blockers })}
      />
      {failure && <FormNotice>{failure}</FormNotice>}
      <Button type="submit" size="md" loading={busy}>
        Save heart rates
      </Button>
    </form>
  );
}
