import { Button } from '../parts/button.tsx';

interface DialogButtonsProps {
  /** The id of the form that is sent; without one `onSave` does what the label says. */
  form?: string;
  onSave?: () => void;
  /** What it does: 'Save'. */
  label: string;
  /** What it says meanwhile: 'Saving...'. */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** `behind` for what cannot be taken back. */
  color?: 'behind';
  onCancel: () => void;
}

/** The foot of a dialog that changes something: leave it as it was, or do it. */
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
