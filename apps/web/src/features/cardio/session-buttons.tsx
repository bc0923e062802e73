import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/parts/button.tsx';
import classes from './cardio-session.module.css';

interface SessionButtonsProps {
  /** 'missed': it ended unwatched. */
  state: 'not-started' | 'running' | 'paused' | 'over' | 'missed';
  busy: boolean;
  /** Describes what would be saved if finished now; omitted if no confirmation is needed. */
  earlyText?: string | undefined;
  onStart: () => void;
  onTogglePause: () => void;
  onFinish: () => void;
  onDiscard: () => void;
  children?: ReactNode;
}

/** Start, then pause, finish and discard. The last two ask for confirmation if something would be lost. */
export function SessionButtons(props: SessionButtonsProps) {
  const { state, busy, earlyText, onStart, onTogglePause, onFinish, onDiscard, children } = props;
  const [asks, setAsks] = useState<'finish' | 'discard'>();
  const [label, press] = {
    'not-started': ['Start', onStart] as const,
    running: ['Pause', onTogglePause] as const,
    paused: ['Resume', onTogglePause] as const,
    over: ['Finish', onFinish] as const,
    missed: ['Save', onFinish] as const,
  }[state];
  const isOn = state === 'running' || state === 'paused';
  return (
    <div className={classes.buttons}>
      {/* A single button throughout, so that it keeps the focus. */}
      <Button loading={!isOn && busy} onClick={() => press()}>
        {label}
      </Button>
      {(isOn || state === 'missed') && (
        <>
          {isOn && (
            <Button
              variant="default"
              size="md"
              disabled={busy}
              onClick={() => (earlyText ? setAsks('finish') : onFinish())}
            >
              Finish
            </Button>
          )}
          <Button variant="default" size="md" disabled={busy} onClick={() => setAsks('discard')}>
            Discard
          </Button>
          {children}
        </>
      )}
      {asks && (
        <SessionQuestion
          {...{ asks, earlyText, onFinish, onDiscard }}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}

interface SessionQuestionProps {
  asks: 'finish' | 'discard';
  /** Describes what would be saved if finished now. */
  earlyText: string | undefined;
  onFinish: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a session is finished early or discarded. */
function SessionQuestion(props: SessionQuestionProps) {
  const { asks, earlyText, onFinish, onDiscard, onClose } = props;
  const isDiscard = asks === 'discard';
  return (
    <ConfirmDialog
      title={isDiscard ? 'Discard this session?' : 'Finish now?'}
      confirmLabel={isDiscard ? 'Discard' : 'Finish and save'}
      isDestructive={isDiscard}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        if (isDiscard) onDiscard();
        else onFinish();
      }}
    >
      {isDiscard ? 'Nothing from this session will be saved.' : earlyText}
    </ConfirmDialog>
  );
}
