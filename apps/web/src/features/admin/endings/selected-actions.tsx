import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { SelectedAction, type SelectedActionProps } from '../../../ui/parts/selected-action.tsx';

const PauseDialog = lazyPart(() =>
  import('./pause-dialog.tsx').then((part) => ({ default: part.PauseDialog })),
);
const EndDialog = lazyPart(() =>
  import('./end-dialog.tsx').then((part) => ({ default: part.EndDialog })),
);

/** Pauses the coaching of the selected athletes. */
export function PauseSelected(props: SelectedActionProps) {
  return (
    <SelectedAction
      {...props}
      label="Pause"
      renderDialog={(dialog) => <PauseDialog {...dialog} />}
    />
  );
}

/** Ends the coaching of the selected athletes. */
export function EndSelected(props: SelectedActionProps) {
  return (
    <SelectedAction
      {...props}
      label="End coaching"
      renderDialog={(dialog) => <EndDialog {...dialog} />}
    />
  );
}
