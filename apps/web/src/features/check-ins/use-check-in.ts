import type { CalendarDay } from '@posedown/coaching';
import type { CheckIn, Profile } from '@posedown/contract';
import { useEffect, useState } from 'react';
import {
  ApiError,
  fieldErrorsOf,
  isOtherRequest,
  isOutdated,
  userMessageOf,
} from '../../lib/api-error.ts';
import { formatWeekday } from '../../lib/days.ts';
import { isFinal } from '../../lib/outbox.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { UNSTORED_NOTE } from '../../lib/unsaved-outbox.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useWeightQuestion } from '../../lib/use-weight-question.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { type SentCheckIn, useSaveCheckIn } from './api.ts';
import { dropCheckInDraft, loadCheckInDraft, saveCheckInDraft } from './check-in-draft.ts';
import { checkInForm, formOf, toCheckInBody, validateCheckIn } from './check-in-form.ts';
import { useSentVersion } from './use-sent-version.ts';
import { sentVersionOf, useWaitingCheckIns, type WaitingCheckIn } from './waiting-check-ins.ts';

const FAILED = 'Failed to save your check-in. Please try again.';

interface Options {
  profile: Profile;
  date: CalendarDay;
  /** The day's saved check-in. */
  saved: CheckIn | undefined;
  /** Their last weight in kg, if known. */
  lastKg?: number | null;
}

const whenSent = (error: unknown) =>
  error instanceof ApiError && error.code === 'not_signed_in'
    ? 'once you log in again'
    : 'once you’re online';

interface Start extends Pick<Options, 'date' | 'saved'> {
  id: string;
  units: Profile['units'];
  waiting: readonly WaitingCheckIn[];
}

/** The form's initial values: the draft, else the unsent check-in, else the saved one. */
function startOf({ id, units, date, saved, waiting }: Start) {
  const unsent = waiting.find(({ body }) => body.date === date);
  const stored = unsent
    ? { version: unsent.body.version ?? 0, form: formOf(unsent.body, units) }
    : { version: saved?.version ?? 0, form: formOf(saved, units) };
  const draft = loadCheckInDraft(id, date);
  return draft?.units === units ? draft : stored;
}

/** The form of a day's check-in with its draft, sent now or later. */
export function useCheckIn({ profile, date, saved, lastKg }: Options) {
  const { id, units } = profile;
  const askAboutWeight = useWeightQuestion(lastKg, units);
  const leave = useLeave();
  const save = useSaveCheckIn(id);
  const { busy, run } = useSingleFlight();
  const { waiting, settled, store: storeUnsent, whileSent } = useWaitingCheckIns(id);
  const [requestKey, setRequestKey] = useState(newRequestKey);
  /** The initial form. Later changes from other devices are shown before they are overwritten. */
  const [start] = useState(() => startOf({ id, units, date, saved, waiting }));
  const [failure, setFailure] = useState<string>();
  /** Whether another device saved first. Its check-in is then shown above the button. */
  const [overtaken, setOvertaken] = useState(false);
  const unsentCheckIn = waiting.find(({ body }) => body.date === date);
  const onOvertaken = () => setOvertaken(true);
  const { sentVersion, forget, own } = useSentVersion({
    userId: id,
    unsent: unsentCheckIn,
    onOvertaken,
  });
  const version = overtaken ? (saved?.version ?? 0) : (sentVersion ?? start.version);
  const form = useForm({
    initialValues: start.form,
    onValuesChange: (values) => saveCheckInDraft(id, date, { units, version, form: values }),
  });
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        // Loads the schema, so that validation works offline.
        void validateCheckIn({}, units).catch(() => undefined);
      }),
    [units],
  );

  async function send(): Promise<void> {
    const unsent = waiting.find((one) => one.body.date === date);
    const before = unsent?.body ?? saved;
    const body = toCheckInBody(form.values, { date, units, version, requestKey, before });
    const errors = await validateCheckIn(body, units);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    const question = askAboutWeight(form.values.weight);
    if (question) return form.setErrors({ weight: question });
    // This check-in replaces an unsent one of the same day.
    forget();
    // If that one is being sent right now, wait until it is done.
    await settled();
    const sent = sentVersionOf(unsent?.body.requestKey);
    await store({ ...(body as SentCheckIn), version: sent ?? version });
  }

  async function store(body: SentCheckIn): Promise<void> {
    try {
      await whileSent({ units, body }, () => save.mutateAsync(body));
    } catch (error) {
      if (isFinal(error)) throw error;
      const isStored = storeUnsent({ units, body });
      own(body.requestKey);
      // The next attempt is a new request.
      setRequestKey(newRequestKey());
      const message = `Your check-in for ${formatWeekday(date)} will sync ${whenSent(error)}.`;
      void showToast(
        isStored
          ? { title: 'Saved on this device', message, seconds: 5 }
          : { title: 'Not sent yet', message: `${message} ${UNSTORED_NOTE}`, seconds: 5 },
      );
      return;
    }
    dropCheckInDraft(id, date);
    const message = `Your check-in for ${formatWeekday(date)} is saved.`;
    void showToast({ title: 'Checked In', message });
    leave();
  }

  async function explain(error: unknown): Promise<void> {
    if (isOutdated(error) || isOtherRequest(error)) {
      setOvertaken(true);
      setRequestKey(newRequestKey());
      return;
    }
    const issues = fieldErrorsOf(error);
    if (Object.keys(issues).length > 0) {
      form.setErrors(checkInForm.inOwnWords(issues, units));
    } else {
      setFailure(userMessageOf(error, FAILED));
    }
  }

  function submit(): Promise<void> {
    setFailure(undefined);
    return run(() => send().catch(explain));
  }

  return { form, submit, busy, failure, other: overtaken ? saved : undefined };
}
