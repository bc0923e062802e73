import { IconPencil, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { IconButton } from './button.tsx';

interface RowActionProps {
  /** 'Edit Creatine'. */
  label: string;
  Icon: TablerIcon;
  busy?: boolean;
  onClick: () => void;
}

/** A small button at the end of a row. */
export function RowAction({ label, Icon, busy = false, onClick }: RowActionProps) {
  return (
    <IconButton aria-label={label} disabled={busy} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}

interface RowActionsProps {
  /** The item’s name, as in "Edit Creatine". */
  name: string;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Edit and remove buttons at the end of a row. */
export function RowActions({ name, busy, onEdit, onRemove }: RowActionsProps) {
  return (
    <>
      <RowAction label={`Edit ${name}`} Icon={IconPencil} onClick={onEdit} />
      <RowAction label={`Remove ${name}`} Icon={IconTrash} busy={busy} onClick={onRemove} />
    </>
  );
}
