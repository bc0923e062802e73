import { IconPencil, IconTrash } from '@tabler/icons-react';
import { UnstyledButton } from './button.tsx';
import classes from './row-actions.module.css';

interface RowActionsProps {
  /** What the row is of, as in 'Edit Creatine'. */
  name: string;
  /** While one is being removed. */
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** The two small buttons at the end of a row: it is changed, or taken out. */
export function RowActions({ name, busy, onEdit, onRemove }: RowActionsProps) {
  return (
    <>
      <UnstyledButton className={classes.act} aria-label={`Edit ${name}`} onClick={onEdit}>
        <IconPencil size={18} aria-hidden="true" />
      </UnstyledButton>
      <UnstyledButton
        className={classes.act}
        aria-label={`Remove ${name}`}
        disabled={busy}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden="true" />
      </UnstyledButton>
    </>
  );
}
