import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { AnchorButton } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { exportAccountPath, useDeleteAccount } from './api.ts';
import classes from './own-account.module.css';

const validate = validateBy(() =>
  import('@posedown/contract').then(({ deleteAccountBodySchema }) => deleteAccountBodySchema),
);

const UNREACHED = 'Nothing was deleted: the server could not be reached. Try again.';

/** Says what goes, and asks for the password once more. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { form, error, busy, submit } = useDeletion();
  const isElsewhere = error !== null && Object.keys(fieldErrorsOf(error)).length === 0;
  return (
    <Dialog
      role="alertdialog"
      title="Delete your account?"
      intro="It happens at once, and it cannot be undone."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Delete account"
          busyLabel="Deleting..."
          busy={busy}
          color="behind"
          onCancel={onClose}
        />
      }
    >
      <form id={id} className={classes.form} onSubmit={submit} noValidate>
        <WhatGoes />
        <AnchorButton variant="default" size="md" href={exportAccountPath()} download>
          Download my data first
        </AnchorButton>
        <PasswordField
          {...fieldProps(form, 'password')}
          label="Your password"
          autoComplete="current-password"
        />
        {isElsewhere && <FormNotice>{userMessageOf(error, UNREACHED)}</FormNotice>}
      </form>
    </Dialog>
  );
}

function WhatGoes() {
  return (
    <ul className={classes.list}>
      <li>Your logs, plans, photos, shows and messages are deleted.</li>
      <li>So is what your coach wrote to you and about you. Your coach is told that you left.</li>
      <li>You are signed out on every device.</li>
      <li>
        Copies in the server’s backups go when the backups are replaced: after seven days, unless
        whoever runs the server keeps them for longer.
      </li>
    </ul>
  );
}

/** Deletes the account, and leaves for the front door. */
function useDeletion() {
  const { forget } = useAuth();
  const navigate = useNavigate();
  const form = useForm({ initialValues: { password: '' } });
  const { mutateAsync, error } = useDeleteAccount();
  const { busy, run } = useSingleFlight();

  async function remove() {
    const errors = await validate(form.values);
    if (Object.keys(errors).length > 0) return form.setErrors(errors);
    try {
      await mutateAsync(form.values);
    } catch (refusal) {
      return form.setErrors(fieldErrorsOf(refusal));
    }
    await forget(() => navigate({ to: '/' }));
    void showToast({ title: 'Account deleted', message: 'All that was yours is gone.' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(remove);
  }

  return { form, error, busy, submit };
}
