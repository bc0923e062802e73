import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import classes from './cardio-session.module.css';

const ConfirmDialog = lazyPart(() =>
  import('../../ui/dialog/confirm-dialog.tsx').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

interface SessionButtonsProps {
  state: 'not-started' | 'running' | 'paused' | 'over';
  busy: boolean;
  /** What finishing now would save; without it nothing is asked. */
  earlyWords?: string | undefined;
  onStart: () => void;
  onTogglePause: () => void;
  onFinish: () => void;
  onDiscard: () => void;
  children?: ReactNode;
}

/** Start; then pause, finish, discard. The last two ask where something would be lost. */
export function SessionButtons(props: SessionButtonsProps) {
  const { state, busy, earlyWords, onStart, onTogglePause, onFinish, onDiscard, children } = props;
  const [asks, setAsks] = useState<'finish' | 'discard'>();
  const close = () => setAsks(undefined);
  if (state === 'not-started') {
    return (
      <div className={classes.buttons}>
        <Button onClick={onStart}>Start</Button>
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      {state === 'over' ? (
        <Button loading={busy} onClick={onFinish}>
          Finish
        </Button>
      ) : (
        <>
          <Button onClick={onTogglePause}>{state === 'running' ? 'Pause' : 'Resume'}</Button>
          <Button
            variant="default"
            size="md"
            disabled={busy}
            onClick={() => (earlyWords ? setAsks('finish') : onFinish())}
          >
            Finish
          </Button>
          <Button variant="default" size="md" disabled={busy} onClick={() => setAsks('discard')}>
            Discard
          </Button>
          {children}
        </>
      )}
      <Suspense>
        {asks === 'finish' && (
          <ConfirmDialog
            title="Finish now?"
            confirmLabel="Finish and save"
            onClose={close}
            onConfirm={() => {
              close();
              onFinish();
            }}
          >
            {earlyWords}
          </ConfirmDialog>
        )}
        {asks === 'discard' && (
          <ConfirmDialog
            title="Discard this session?"
            confirmLabel="Discard"
            isDestructive
            onClose={close}
            onConfirm={() => {
              close();
              onDiscard();
            }}
          >
            Nothing of it is saved.
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}
