import type { Protocol } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import type { FormErrors } from '../../lib/contract-form.ts';
import { dropDraft, saveDraft } from '../../lib/draft-store.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChange } from './api.ts';
import { type TypedPlan, toBody, toTyped, validatePlan } from './edit-form.ts';
import { draftKey, loadPlanDraft } from './plan-draft.ts';

/**
 * The typed figures of a draft, stored on the device until they are saved or discarded. They are
 * based on the version they were typed over; without input the newest version is shown.
 */
export function useProtocolEdit(protocol: Protocol, onDone: () => void) {
  const key = draftKey(protocol);
  const [draft, setDraft] = useState(() => loadPlanDraft(protocol));
  const { plan, version } = draft ?? {
    plan: toTyped(protocol.protocol),
    version: protocol.version,
  };
  const [errors, setErrors] = useState<FormErrors>({});
  const change = useChange(protocol.id);
  const { busy, run } = useSingleFlight();

  function edit(next: TypedPlan) {
    const typed = { plan: next, version };
    setDraft(typed);
    saveDraft(key, typed);
  }

  function leave() {
    dropDraft(key);
    onDone();
  }

  async function save() {
    const body = toBody(plan, version);
    const found = await validatePlan(body);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    await change.mutateAsync(body).then(
      () => {
        void showToast({ title: 'Protocol saved', message: 'Safety limits rechecked' });
        leave();
      },
      (error: unknown) => setErrors(fieldErrorsOf(error)),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(save);
  }

  return {
    plan,
    isTyped: draft !== undefined,
    errors,
    failure: change.error,
    busy,
    edit,
    leave,
    submit,
  };
}
