import { CARDIO_LIMITS } from '@posedown/coaching';
import type { CardioPlanReply } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { parseNumber } from '../../lib/numbers.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSetHeartRates } from './api.ts';
import classes from './cardio-plan.module.css';

const FAILED = 'Not saved: the server could not be reached. Try again once you are connected.';

type YesNo = 'no' | 'yes';
const YES_NO: { value: YesNo; label: string }[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** A heart rate as typed: null where empty, undefined where it cannot be. */
function readRate(text: string, { min, max }: { min: number; max: number }) {
  if (text.trim() === '') return null;
  const value = parseNumber(text);
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined;
}

const complaint = ({ min, max }: { min: number; max: number }) =>
  `Enter a whole number between ${min} and ${max} bpm`;

/** A measured maximum, a resting rate and what voids the estimate; empty fields go back to it. */
export function RatesForm({ userId, plan }: { userId: string; plan: CardioPlanReply }) {
  const [max, setMax] = useState(String(plan.measuredMaxHeartRate ?? ''));
  const [resting, setResting] = useState(String(plan.restingHeartRate ?? ''));
  const [blockers, setBlockers] = useState<YesNo>(plan.takesBetaBlockers ? 'yes' : 'no');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useSetHeartRates(userId);
  const { busy, run } = useSingleFlight();
  const measuredMaxHeartRate = readRate(max, CARDIO_LIMITS.measuredMaxHeartRate);
  const restingHeartRate = readRate(resting, CARDIO_LIMITS.restingHeartRate);

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (measuredMaxHeartRate === undefined || restingHeartRate === undefined) return;
    void run(async () => {
      try {
        const takesBetaBlockers = blockers === 'yes';
        await mutateAsync({ measuredMaxHeartRate, restingHeartRate, takesBetaBlockers });
        void showToast({ title: 'Heart rates saved', message: 'Your zones follow them.' });
      } catch (error) {
        setFailure(userMessageOf(error, FAILED));
      }
    });
  }
  const wrong = (value: number | null | undefined, limit: { min: number; max: number }) =>
    isTried && value === undefined ? complaint(limit) : undefined;
  return (
    <form className={classes.rates} onSubmit={save} noValidate>
      <TextField
        label="Measured maximum"
        name="measuredMaxHeartRate"
        unit="bpm"
        inputMode="numeric"
        optional
        value={max}
        error={wrong(measuredMaxHeartRate, CARDIO_LIMITS.measuredMaxHeartRate)}
        onChange={setMax}
      />
      <TextField
        label="Resting heart rate"
        name="restingHeartRate"
        unit="bpm"
        inputMode="numeric"
        optional
        hint="Measured lying down after waking: gives the zones of Karvonen."
        value={resting}
        error={wrong(restingHeartRate, CARDIO_LIMITS.restingHeartRate)}
        onChange={setResting}
      />
      <ChoiceField
        label="Do you take beta-blockers?"
        hint="They lower your heart rate, so formulas by age do not apply: zones follow a measured maximum alone."
        name="takesBetaBlockers"
        choices={YES_NO}
        value={blockers}
        onChange={setBlockers}
      />
      {failure && <FormNotice>{failure}</FormNotice>}
      <Button type="submit" size="md" loading={busy}>
        Save heart rates
      </Button>
    </form>
  );
}
