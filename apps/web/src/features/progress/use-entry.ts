import type { CheckIn, Profile, ProgressBody } from '@posedown/contract';
import { useEffect, useState } from 'react';
import { ApiError, fieldErrorsOf, isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { formatWeekday, todayIn } from '../../lib/days.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useWeightQuestion } from '../../lib/use-weight-question.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { useRecordProgress } from './api.ts';
import { checkEntry, loadEntrySchema, toEntryErrors } from './check-entry.ts';
import { type PrefillOn, prefillFromCheckIn } from './check-in-prefill.ts';
import { draftUnits, dropEntry, loadEntry, saveEntry } from './entry-draft.ts';
import { type EntryForm, newEntry, toProgressBody } from './entry-form.ts';

export type ProgressForm = Form<EntryForm>;

const FAILED = 'Failed to save progress entry. Please try again.';
const SIGNED_OUT = 'You’re logged out. Log in again to save this entry; it’s still here.';
const UNREACHED =
  'We couldn’t reach the server, so this entry isn’t saved yet. It stays in this form, even after a reload. Save it again when you’re online.';

/**
 * The profile, in the units of the draft.
 * @param hasUnsaved whether the body-fat estimate is open, which no draft stores
 */
export function useDraftUnits(read: Profile, hasUnsaved: boolean): Profile {
  const [units, setUnits] = useState(() => draftUnits(read.id) ?? read.units);
  // If another device switched the units, a typed number would become another weight.
  const hasDraft = hasUnsaved || draftUnits(read.id) !== undefined;
  if (units !== read.units && !hasDraft) setUnits(read.units);
  return { ...read, units };
}

/**
 * The form of an entry with its draft, and saving it.
 * @param lastKg the last weigh-in in kg; null if there is none
 */
export function useEntry(
  profile: Profile,
  checkIns: readonly CheckIn[],
  lastKg: number | null = null,
) {
  const { id, units, timezone } = profile;
  const form = useEntryForm(profile, checkIns);
  const leave = useLeave();
  const record = useRecordProgress(id);
  const { busy, run } = useSingleFlight();
  const askAboutWeight = useWeightQuestion(lastKg, units);
  /** Why the last attempt failed, unless a field shows it. */
  const [failure, setFailure] = useState<string>();

  function showErrors(fieldErrors: FormErrors): boolean {
    form.setErrors(fieldErrors);
    return Object.keys(fieldErrors).length > 0;
  }

  async function send(): Promise<void> {
    if (showErrors(await checkEntry(form.values, { units, today: todayIn(timezone) }))) return;
    const question = askAboutWeight(form.values.weight);
    if (question) return form.setErrors({ weight: question });
    const body = toProgressBody(form.values, units) as ProgressBody;
    const { date } = await record.mutateAsync(body);
    dropEntry(id);
    const message = `Your entry for ${formatWeekday(date)} is stored.`;
    void showToast({ title: 'Progress Saved!', message });
    leave();
  }

  function explain(error: unknown): void {
    if (isOtherRequest(error)) form.setValues({ requestKey: newRequestKey() });
    const signedOut = error instanceof ApiError && error.code === 'not_signed_in';
    const message = signedOut ? SIGNED_OUT : FAILED;
    void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
    if (showErrors(toEntryErrors(fieldErrorsOf(error), units))) return;
    setFailure(error instanceof ApiError ? userMessageOf(error, FAILED) : UNREACHED);
  }

  function save(): Promise<void> {
    setFailure(undefined);
    return run(() => send().catch(explain));
  }

  return { form, save, busy, failure };
}

/**
 * The form, restored from its draft and saved as one. The schema is loaded while the athlete
 * types, to work offline.
 */
function useEntryForm(
  { id, units, timezone }: Profile,
  checkIns: readonly CheckIn[],
): ProgressForm {
  const [initialValues] = useState(() => {
    const today = todayIn(timezone);
    const prefillOn: PrefillOn = (day) => prefillFromCheckIn(checkIns, day, units);
    const empty = { ...newEntry(today, newRequestKey()), ...prefillOn(today) };
    return loadEntry(id, units, { empty, prefillOn });
  });
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        loadEntrySchema().catch(() => undefined);
      }),
    [],
  );
  return useForm<EntryForm>({
    initialValues,
    onValuesChange: (entry) => saveEntry(id, { units, today: todayIn(timezone), entry }),
  });
}
