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
import { deletionFailure, mayBeDeleted } from './deletion-text.ts';
import { isLoggedOut, onLogout } from './signed-out.ts';

const validate = validateBy(() =>
  import('@posedown/contract').then(({ deleteAccountBodySchema }) => deleteAccountBodySchema),
);

const DELETED = { title: 'Account deleted', message: 'All your data has been deleted.' };
const MAYBE_DELETED = {
  title: 'Your session has ended',
  message: 'If your last attempt went through, your account has been deleted.',
  seconds: 5,
};

/**
 * Deletes the account and returns to the landing page. If a request got no response and the
 * session turns out to have ended, the account is probably deleted, so the data on this device is
 * deleted too.
 */
export function useDeletion() {
  const client = useQueryClient();
  const { forget, user } = useAuth();
  const navigate = useNavigate();
  const form = useForm({ initialValues: { password: '' } });
  const { mutateAsync } = useDeleteAccount();
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string>();
  /** Whether an attempt got no response, so the account may be deleted. */
  const isUnsure = useRef(false);

  const leave = useCallback(
    async (toast: Toast) => {
      isUnsure.current = false;
      await forget(() => navigate({ to: '/' }));
      if (user) deleteDeviceData(user.id);
      void showToast(toast);
    },
    [forget, navigate, user],
  );
  useEffect(
    () =>
      onLogout(client, () => {
        if (isUnsure.current) void leave(MAYBE_DELETED);
      }),
    [client, leave],
  );

  async function handleFailure(error: unknown, wasOnline: boolean) {
    isUnsure.current = mayBeDeleted(error, { wasOnline, wasUnsure: isUnsure.current });
    // The end of the session may have been noticed before the request timed out.
    if (isUnsure.current && isLoggedOut(client)) return leave(MAYBE_DELETED);
    const fieldErrors = fieldErrorsOf(error);
    form.setErrors(fieldErrors);
    const hasNoFieldErrors = Object.keys(fieldErrors).length === 0;
    setFailure(hasNoFieldErrors ? deletionFailure(error, isUnsure.current) : undefined);
  }

  async function remove() {
    const errors = await validate(form.values);
    if (Object.keys(errors).length > 0) return form.setErrors(errors);
    const wasOnline = navigator.onLine;
    setFailure(undefined);
    try {
      await mutateAsync(form.values);
    } catch (error) {
      return handleFailure(error, wasOnline);
    }
    await leave(DELETED);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(remove);
  }

  return { form, failure, busy, submit };
}

/** Deletes the entries of a deleted user that are still waiting on this device. */
function deleteDeviceData(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.includes(userId)) localStorage.removeItem(key);
    }
  } catch {
    // Without access to storage nothing can be waiting.
  }
}
