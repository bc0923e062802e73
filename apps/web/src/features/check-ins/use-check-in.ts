import type { CalendarDay } from '@posedown/coaching';
import type { CheckIn, Profile } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError, fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import { formatWeekday } from '../../lib/days.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { type SentCheckIn, useSaveCheckIn } from './api.ts';
import { formOf, toCheckInBody } from './check-in-form.ts';

/** What checks a form: fetched while the athlete writes, so that it works offline too. */
const loadCheck = () => import('./check-check-in.ts');

const UNREACHED =
  'Not saved yet: the server could not be reached. Keep this page open and save again once you are connected.';

interface Of {
  profile: Profile;
  date: CalendarDay;
  /** What was said of the day already. */
  known: CheckIn | undefined;
  onComplaints: () => void;
}

/** The form of a day's check-in, and what sends it. */
export function useCheckIn({ profile, date, known, onComplaints }: Of) {
  const { id, units } = profile;
  const navigate = useNavigate();
  const save = useSaveCheckIn(id);
  const { busy, run } = useSingleFlight();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  /** The one that the form began with: what comes from elsewhere later is first shown to the athlete. */
  const [seen] = useState(known?.version ?? 0);
  const [failure, setFailure] = useState<string>();
  /** Set once another device was first: from then on what it said stands above the form. */
  const [overtaken, setOvertaken] = useState(false);
  const version = overtaken ? (known?.version ?? 0) : seen;
  const form = useForm({ initialValues: formOf(known, units) });
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        void loadCheck()
          .then(({ checkCheckIn }) => checkCheckIn({}, units))
          .catch(() => undefined);
      }),
    [units],
  );

  async function send(): Promise<void> {
    const { checkCheckIn } = await loadCheck();
    const body = toCheckInBody(form.values, { date, units, version, requestKey });
    const errors = await checkCheckIn(body, units);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return onComplaints();
    // Checked above: a mood was chosen.
    await save.mutateAsync(body as SentCheckIn);
    const message = `Your check-in for ${formatWeekday(date)} is stored.`;
    void showToast({ title: 'Checked In', message });
    await navigate({ to: DASHBOARD_PATH });
  }

  async function explain(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      setOvertaken(true);
      setRequestKey(newRequestKey());
      return;
    }
    const issues = fieldErrorsOf(error);
    if (Object.keys(issues).length > 0) {
      const { inUnits } = await loadCheck();
      form.setErrors(inUnits(issues, units));
      onComplaints();
    } else {
      setFailure(error instanceof ApiError ? userMessageOf(error, UNREACHED) : UNREACHED);
    }
  }

  function submit(): Promise<void> {
    setFailure(undefined);
    return run(() => send().catch(explain));
  }

  return { form, submit, busy, failure, other: overtaken ? known : undefined };
}
