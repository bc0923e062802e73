import { useId } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { AnchorButton } from '../../ui/parts/button.tsx';
import { exportAccountPath } from './api.ts';
import classes from './own-account.module.css';
import { useDeletion } from './use-deletion.ts';

/** Explains what will be deleted and asks for the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { form, failure, busy, submit } = useDeletion();
  return (
    <Dialog
      role="alertdialog"
      title="Delete your account?"
      intro="It happens immediately and can’t be undone."
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
      <Stack id={id} as="form" gap="lg" className={classes.form} onSubmit={submit} noValidate>
        <DeletedDataList />
        <AnchorButton variant="default" size="md" href={exportAccountPath()} download>
          Download my data first
        </AnchorButton>
        <PasswordField
          {...fieldProps(form, 'password')}
          label="Your password"
          autoComplete="current-password"
        />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

function DeletedDataList() {
  return (
    <ul className={classes.list}>
      <li>Your logs, plans, photos, shows and messages are deleted.</li>
      <li>
        So is everything your coach wrote to you and about you. Your coach sees that you left.
      </li>
      <li>You’re logged out on every device.</li>
      <li>
        Copies in the server’s backups are removed as the backups are replaced, after seven days
        unless the server is set up to keep them longer.
      </li>
    </ul>
  );
}
