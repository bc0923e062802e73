import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { SelectedAction, type SelectedActionProps } from '../../../ui/parts/selected-action.tsx';

const AssignSelectedDialog = lazyPart(() =>
  import('./assign-selected-dialog.tsx').then((part) => ({ default: part.AssignSelectedDialog })),
);

/** Assigns one of the coach's plans to the selected athletes. */
export function AssignPlanSelected(props: SelectedActionProps) {
  return (
    <SelectedAction
      {...props}
      label="Assign plan"
      renderDialog={(dialog) => <AssignSelectedDialog {...dialog} />}
    />
  );
}
