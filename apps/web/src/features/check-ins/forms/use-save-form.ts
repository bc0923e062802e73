import type { CheckInForm } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  fieldErrorsOf,
  isNotFoundError,
  isOtherRequest,
  isOutdated,
  userMessageOf,
} from '../../../lib/api-error.ts';
import { type FormErrors, validateBy } from '../../../lib/contract-form.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useChangeForm, useCreateForm, useReloadForms } from './api.ts';
import { copyOfDraft, draftOfForm, errorsById, type FormDraft, toBody } from './form-draft.ts';
import { athletesText } from './form-text.ts';
import { FORMS_PATH } from './paths.ts';
import type { FormDraftState } from './use-form-draft.ts';

const validate = validateBy(() =>
  import('@posedown/contract').then(({ checkInFormBodySchema }) => checkInFormBodySchema),
);

const UNREACHED =
  'We couldn’t reach the server, so the form wasn’t saved. Your changes stay in this tab. Try again.';
const RELOAD_FAILED = 'We couldn’t load the other version. Try again.';

/** Why a form wasn't saved. */
export type SaveProblem =
  /** Another device saved a newer version. */
  | { kind: 'changed' }
  /** It was withdrawn. */
  | { kind: 'withdrawn' }
  | { kind: 'failed'; text: string };

interface SaveFormOptions {
  state: FormDraftState;
  /** The form to change; undefined to create one. */
  formId: string | undefined;
  /** Called with the errors by question. */
  onInvalid: (errors: FormErrors) => void;
}

/** Saves the form and returns to the list, or says why that failed. */
export function useSaveForm({ state, formId, onInvalid }: SaveFormOptions) {
  const [problem, setProblem] = useState<SaveProblem>();
  const create = useCreateForm();
  const change = useChangeForm();
  const reload = useReloadForms();
  const navigate = useNavigate();
  const { busy, run } = useSingleFlight();

  async function send(draft: FormDraft, changedId: string | undefined): Promise<void> {
    setProblem(undefined);
    const body = toBody(draft);
    const errors = errorsById(await validate(body), draft.questions);
    state.setErrors(errors);
    if (Object.keys(errors).length > 0) return onInvalid(errors);
    try {
      const saved = changedId
        ? await change.mutateAsync({ ...body, formId: changedId, version: draft.version })
        : await create.mutateAsync({ ...body, requestKey: draft.requestKey });
      state.reset(draft);
      leaveWith(saved);
    } catch (error) {
      const found = errorsById(fieldErrorsOf(error), draft.questions);
      state.setErrors(found);
      onInvalid(found);
      if (isOtherRequest(error)) {
        state.change((current) => ({ ...current, requestKey: newRequestKey() }), 'none');
      }
      setProblem(problemOf(error, changedId !== undefined));
    }
  }

  function leaveWith({ name, athletes }: CheckInForm): void {
    const message =
      athletes > 0
        ? `${athletesText(athletes)} will get it next time.`
        : `No one gets ${name} yet. Assign it to your athletes.`;
    void showToast({ title: 'Form saved', message });
    void navigate({ to: FORMS_PATH });
  }

  /** Replaces the draft by the version another device saved. */
  async function takeOther(): Promise<void> {
    try {
      const { forms } = await reload();
      const form = forms.find(({ id }) => id === formId);
      if (!form) return setProblem({ kind: 'withdrawn' });
      state.reset(draftOfForm(form, newRequestKey));
      setProblem(undefined);
    } catch (error) {
      setProblem({ kind: 'failed', text: userMessageOf(error, RELOAD_FAILED) });
    }
  }

  return {
    busy,
    problem,
    save: () => void run(() => send(state.draft, formId)),
    saveCopy: () => void run(() => send(copyOfDraft(state.draft, newRequestKey), undefined)),
    takeOther: () => void run(takeOther),
  };
}

function problemOf(error: unknown, isChange: boolean): SaveProblem {
  if (isChange && isOutdated(error)) return { kind: 'changed' };
  if (isChange && isNotFoundError(error)) return { kind: 'withdrawn' };
  return { kind: 'failed', text: userMessageOf(error, UNREACHED) };
}
