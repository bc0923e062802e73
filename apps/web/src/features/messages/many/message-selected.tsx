import { Suspense, useState } from 'react';
import { MESSAGE_MAX_RECIPIENTS } from '../../../lib/message-limits.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';

const ManyDialog = lazyPart(() =>
  import('./many-dialog.tsx').then(({ ManyDialog }) => ({ default: ManyDialog })),
);

interface MessageSelectedProps {
  athletes: readonly { id: string }[];
  /** Called when the dialog closes after sending. */
  onDone: () => void;
}

/** Writes one message to the selected athletes, each in their own thread. */
export function MessageSelected({ athletes, onDone }: MessageSelectedProps) {
  // Fixed while the dialog is open, even if the roster changes.
  const [ids, setIds] = useState<readonly string[]>();
  function open() {
    if (athletes.length <= MESSAGE_MAX_RECIPIENTS) return setIds(athletes.map(({ id }) => id));
    void showToast({
      title: 'Too many athletes',
      message: `Select at most ${MESSAGE_MAX_RECIPIENTS} for one message.`,
      variant: 'destructive',
    });
  }
  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        Message
      </Button>
      <Suspense fallback={null}>
        {ids && (
          <ManyDialog
            ids={ids}
            onClose={(isSent) => {
              setIds(undefined);
              if (isSent) onDone();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
