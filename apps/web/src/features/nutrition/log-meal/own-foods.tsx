import type { CustomFood } from '@posedown/contract';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { RowAction } from '../../../ui/parts/row-actions.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { useCustomFoods, useDeleteCustomFood } from '../api.ts';
import { amountText, macroFacts } from '../diary/amount-text.ts';
import classes from './own-foods.module.css';

/** The athlete's custom foods, to review and delete. Renders nothing if there are none. */
export function OwnFoods({ userId }: { userId: string }) {
  const { data } = useCustomFoods(userId);
  /** There may be hundreds: render them only when opened. */
  const [isOpen, setOpen] = useState(false);
  const [toDelete, setToDelete] = useState<CustomFood>();
  const removal = useDeleteCustomFood(userId);
  if (!data || data.foods.length === 0) return null;

  function forget(food: CustomFood) {
    setToDelete(undefined);
    removal.mutate(food.id, {
      onError: (error) => {
        showError(error, 'We couldn’t remove the food. Please try again.');
      },
    });
  }

  return (
    <details className={classes.own} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>Your own foods ({data.foods.length})</summary>
      {isOpen && <List foods={data.foods} onForget={setToDelete} />}
      {toDelete && (
        <ConfirmDialog
          title={`Forget ${toDelete.name}?`}
          confirmLabel="Forget"
          isDestructive
          onClose={() => setToDelete(undefined)}
          onConfirm={() => forget(toDelete)}
        >
          Entries you’ve logged stay in your diary.
        </ConfirmDialog>
      )}
    </details>
  );
}

interface ListProps {
  foods: readonly CustomFood[];
  onForget: (food: CustomFood) => void;
}

function List({ foods, onForget }: ListProps) {
  return (
    <ul className={classes.list}>
      {foods.map((food) => (
        <li key={food.id} className={classes.food}>
          <div className="pd-grow">
            <p className="pd-medium">{food.name}</p>
            <Text size="sm" muted>
              {amountText(food)}: <Facts of={macroFacts(food)} />
            </Text>
          </div>
          <RowAction
            label={`Forget ${food.name}`}
            Icon={IconTrash}
            onClick={() => onForget(food)}
          />
        </li>
      ))}
    </ul>
  );
}
