import { Button } from '../parts/button.tsx';

interface DialogButtonsProps {
  /** The id of the form to submit; without one, `onSave` is called. */
  form?: string;
  onSave?: () => void;
  /** The label: 'Save'. */
  label: string;
  /** The label while saving: 'Saving...'. */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** `behind` for irreversible actions. */
  color?: 'behind';
  onCancel: () => void;
}

/** The footer of a dialog with a form: cancel or save. */
export function DialogButtons(props: DialogButtonsProps) {
  const { form, onSave, label, busyLabel, busy, disabled, color, onCancel } = props;
  return (
    <>
      <Button variant="default" size="md" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type={form ? 'submit' : 'button'}
        form={form}
        size="md"
        color={color}
        loading={busy}
        disabled={disabled}
        onClick={onSave}
      >
        {busy ? busyLabel : label}
      </Button>
    </>
  );
}
