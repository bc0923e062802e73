import type { Profile } from '@posedown/contract';
import { useState } from 'react';
import { fieldErrorsOf, isOutdated, userMessageOf } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { validateBy } from '../../../lib/contract-form.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { answerForm } from '../answers.ts';
import { toAnswerErrors } from '../check-answers.ts';
import { useChangeProfile } from './api.ts';
import { type EditedAnswers, editedFrom, toProfileChange } from './profile-change.ts';

const validate = validateBy(() =>
  import('@posedown/contract').then(({ profileChangeSchema }) => profileChangeSchema),
);

const FAILED = 'The details aren’t saved yet. They’re still in this form; try again.';

interface Failure {
  message: string;
  /** Someone else changed the details, so they have to be reloaded. */
  isOutdated: boolean;
}

export type ProfileForm = Form<EditedAnswers>;

/** The form of an athlete's answers. Its draft survives a reload until it is saved or discarded. */
export function useProfileForm(profile: Profile, onDone: () => void) {
  const writer = useSignedInUser();
  const draft = `profile:${writer.id}:${profile.id}:${profile.version}`;
  const [stored] = useState(() => loadDraft(draft));
  const form = useForm<EditedAnswers>({
    initialValues: editedFrom(stored, profile),
    onValuesChange: (values) =>
      saveDraft(draft, { ...answerForm.toDraft(values), timezone: values.timezone }),
  });
  const [isRestored, setRestored] = useState(stored !== undefined);
  const [failure, setFailure] = useState<Failure>();
  const change = useChangeProfile(profile.id);
  const { busy, run } = useSingleFlight();

  /** Resets the form to the saved profile. */
  function discard() {
    form.setValues(editedFrom(undefined, profile));
    dropDraft(draft);
    setRestored(false);
  }

  function finish() {
    dropDraft(draft);
    onDone();
  }

  async function send() {
    const { units } = form.values;
    const edited = toProfileChange(form.values, profile);
    const fieldErrors = {
      ...toAnswerErrors(await validate(edited.change), units),
      ...edited.missing,
    };
    if (Object.keys(fieldErrors).length > 0) return form.setErrors(fieldErrors);
    try {
      if (Object.keys(edited.change).length > 1) await change.mutateAsync(edited.change);
      void showToast({ title: 'Details saved' });
      finish();
    } catch (error) {
      const issues = toAnswerErrors(fieldErrorsOf(error), units);
      if (Object.keys(issues).length > 0) return form.setErrors(issues);
      setFailure({ message: userMessageOf(error, FAILED), isOutdated: isOutdated(error) });
    }
  }

  function save() {
    setFailure(undefined);
    return run(send);
  }

  return { form, save, busy, failure, isRestored, discard, giveUp: finish };
}
