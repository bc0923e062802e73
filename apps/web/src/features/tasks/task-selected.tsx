import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SelectedAction, type SelectedActionProps } from '../../ui/parts/selected-action.tsx';

const SelectedTaskDialog = lazyPart(() =>
  import('./task-dialog.tsx').then((part) => ({ default: part.SelectedTaskDialog })),
);

/** Adds a task for each of the selected athletes. */
export function TaskSelected(props: SelectedActionProps) {
  return (
    <SelectedAction
      {...props}
      label="Add task"
      renderDialog={(dialog) => <SelectedTaskDialog {...dialog} />}
    />
  );
}
