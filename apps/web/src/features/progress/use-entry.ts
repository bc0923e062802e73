import type { CheckIn, Profile } from '@posedown/contract';
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
import { type FeltAt, prefillFromCheckIn } from './check-in-prefill.ts';
import { begunUnits, dropEntry, loadEntry, saveEntry } from './entry-draft.ts';
import { type EntryForm, newEntry, toProgressBody } from './entry-form.ts';

/** What checks an entry: fetched while the athlete writes, so that it works offline too. */
const loadCheck = () => import('./check-entry.ts');

export type ProgressForm = Form<EntryForm>;

const FAILED = 'Failed to save progress entry. Please try again.';
const SIGNED_OUT = 'You’re logged out. Log in again to save this entry; it’s still here.';
const UNREACHED =
  'We couldn’t reach the server, so this entry isn’t saved yet. It stays in this form, even after a reload. Save it again when you’re online.';

/**
 * Whose entry it is, in the units in which they began to write.
 * @param isHeld whether something is typed beside the entry that no draft keeps
 */
export function useBegunUnits(read: Profile, isHeld: boolean): Profile {
  const [units, setUnits] = useState(() => begunUnits(read.id) ?? read.units);
  // Switched on another device meanwhile, they would make another weight of a figure that is typed already.
  const isBegun = isHeld || begunUnits(read.id) !== undefined;
  if (units !== read.units && !isBegun) setUnits(read.units);
  return { ...read, units };
}

/**
 * The entry being written, kept as a draft, and what sends it.
 * @param lastKg the last weigh-in, kg; null where there is none
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
  const ask = useWeightQuestion(lastKg, units);
  /** Why the last attempt failed, where no single field is to blame. */
  const [failure, setFailure] = useState<string>();

  function showErrors(fieldErrors: FormErrors): boolean {
    form.setErrors(fieldErrors);
    return Object.keys(fieldErrors).length > 0;
  }

  async function send(): Promise<void> {
    const { checkEntry } = await loadCheck();
    if (showErrors(await checkEntry(form.values, { units, today: todayIn(timezone) }))) return;
    const question = ask(form.values.weight);
    if (question) return form.setErrors({ weight: question });
    const { date } = await record.mutateAsync(toProgressBody(form.values, units));
    dropEntry(id);
    const message = `Your entry for ${formatWeekday(date)} is stored.`;
    void showToast({ title: 'Progress Saved!', message });
    leave();
  }

  async function explain(error: unknown): Promise<void> {
    if (isOtherRequest(error)) form.setValues({ requestKey: newRequestKey() });
    const signedOut = error instanceof ApiError && error.code === 'not_signed_in';
    const message = signedOut ? SIGNED_OUT : FAILED;
    void showToast({ title: 'Error', message, variant: 'destructive', seconds: 5 });
    const issues = fieldErrorsOf(error);
    if (Object.keys(issues).length > 0) {
      const { toEntryErrors } = await loadCheck();
      if (showErrors(toEntryErrors(issues, units))) return;
    }
    setFailure(error instanceof ApiError ? userMessageOf(error, FAILED) : UNREACHED);
  }

  function save(): Promise<void> {
    setFailure(undefined);
    return run(() => send().catch(explain));
  }

  return { form, save, busy, failure };
}

/** The form, from its draft and into it. What saving needs is fetched while the athlete writes. */
function useEntryForm(
  { id, units, timezone }: Profile,
  checkIns: readonly CheckIn[],
): ProgressForm {
  const [initialValues] = useState(() => {
    const today = todayIn(timezone);
    const feltAt: FeltAt = (day) => prefillFromCheckIn(checkIns, day, units);
    const empty = { ...newEntry(today, newRequestKey()), ...feltAt(today) };
    return loadEntry(id, units, { empty, feltAt });
  });
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        void loadCheck()
          .then(({ loadEntrySchema }) => loadEntrySchema())
          .catch(() => undefined);
      }),
    [],
  );
  return useForm<EntryForm>({
    initialValues,
    onValuesChange: (entry) => saveEntry(id, { units, today: todayIn(timezone), entry }),
  });
}
