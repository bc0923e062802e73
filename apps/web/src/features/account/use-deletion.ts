import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';
import { useDeleteAccount } from './api.ts';
import { deletionFailure, mayBeGone } from './deletion-words.ts';
import { isSignedOut, whenSignedOut } from './signed-out.ts';

const validate = validateBy(() =>
  import('@posedown/contract').then(({ deleteAccountBodySchema }) => deleteAccountBodySchema),
);

const DELETED = { title: 'Account deleted', message: 'All your data has been deleted.' };
const PERHAPS_DELETED = {
  title: 'Your session has ended',
  message: 'If your last attempt went through, your account has been deleted.',
  seconds: 5,
};

/**
 * Deletes the account, and leaves for the front door. Where no answer came and the session is over, nothing is
 * left on the device either: whoever is deleted does not come back for it.
 */
export function useDeletion() {
  const client = useQueryClient();
  const { forget, user } = useAuth();
  const navigate = useNavigate();
  const form = useForm({ initialValues: { password: '' } });
  const { mutateAsync } = useDeleteAccount();
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  /** Whether a try got no answer, so that the account may be gone. */
  const isUnsure = useRef(false);

  const leave = useCallback(
    async (words: Toast) => {
      isUnsure.current = false;
      await forget(() => navigate({ to: '/' }));
      if (user) deleteDeviceData(user.id);
      void showToast(words);
    },
    [forget, navigate, user],
  );
  useEffect(
    () =>
      whenSignedOut(client, () => {
        if (isUnsure.current) void leave(PERHAPS_DELETED);
      }),
    [client, leave],
  );

  async function refuse(error: unknown, wasOnline: boolean) {
    isUnsure.current = mayBeGone(error, { wasOnline, wasUnsure: isUnsure.current });
    // That it is over may have been found before the call was given up.
    if (isUnsure.current && isSignedOut(client)) return leave(PERHAPS_DELETED);
    const fieldErrors = fieldErrorsOf(error);
    form.setErrors(fieldErrors);
    const isElsewhere = Object.keys(fieldErrors).length === 0;
    setFailure(isElsewhere ? deletionFailure(error, isUnsure.current) : undefined);
  }

  async function remove() {
    const errors = await validate(form.values);
    if (Object.keys(errors).length > 0) return form.setErrors(errors);
    const wasOnline = navigator.onLine;
    setFailure(undefined);
    try {
      await mutateAsync(form.values);
    } catch (error) {
      return refuse(error, wasOnline);
    }
    await leave(DELETED);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(remove);
  }

  return { form, failure, busy, submit };
}

/** Takes away what waits on this device to be sent by a person who is gone. */
function deleteDeviceData(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.includes(userId)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is refused, nothing waits.
  }
}
