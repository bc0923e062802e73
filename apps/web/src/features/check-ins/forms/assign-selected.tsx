import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { useLoadForms } from './api.ts';
import type { Athlete } from './assign-target.ts';

const AssignDialog = lazyPart(() =>
  import('./assign-dialog.tsx').then(({ AssignDialog }) => ({ default: AssignDialog })),
);

interface AssignSelectedProps {
  athletes: readonly Athlete[];
  onDone: () => void;
}

/** Sets form, day and time of the weekly check-in of selected athletes. */
export function AssignSelected({ athletes, onDone }: AssignSelectedProps) {
  const [isOpen, setOpen] = useState(false);
  const { list, isLoading, load } = useLoadForms();
  async function open() {
    try {
      await Promise.all([load(), AssignDialog.preload()]);
      setOpen(true);
    } catch (error) {
      showError(error, 'We couldn’t load your forms. Try again.');
    }
  }
  return (
    <>
      <Button variant="default" size="sm" loading={isLoading} onClick={() => void open()}>
        Set check-in
      </Button>
      <Suspense fallback={null}>
        {isOpen && list && (
          <AssignDialog
            list={list}
            formId={null}
            athletes={athletes}
            onClose={() => setOpen(false)}
            onAssigned={onDone}
          />
        )}
      </Suspense>
    </>
  );
}
