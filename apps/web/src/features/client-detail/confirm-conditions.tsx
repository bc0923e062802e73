import { conditionsText } from '@posedown/coaching';
import type { CoachAlert } from '@posedown/contract';
import { Button } from '../../ui/parts/button.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useConfirmConditions } from './api.ts';

const FAILED = 'The condition wasn’t saved. Try again.';

/** A button that records the conditions in an alert, if there are any. */
export function ConfirmConditions({ alert: { clientId, toConfirm } }: { alert: CoachAlert }) {
  const confirm = useConfirmConditions(clientId);
  if (toConfirm.length === 0) return null;
  const save = () =>
    confirm.mutate(
      { conditions: toConfirm },
      {
        onSuccess: () => void showToast({ title: 'Condition recorded' }),
        onError: (error) => showError(error, FAILED),
      },
    );
  return (
    <Button variant="default" size="md" loading={confirm.isPending} onClick={save}>
      Confirm: {conditionsText(toConfirm)}
    </Button>
  );
}
