import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import classes from './cardio-session.module.css';

const SessionQuestion = lazyPart(() =>
  import('./session-question.tsx').then((module) => ({ default: module.SessionQuestion })),
);

interface SessionButtonsProps {
  /** 'missed': it ended while nobody was here. */
  state: 'not-started' | 'running' | 'paused' | 'over' | 'missed';
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
      {/* One button throughout, so that it keeps the focus from the start to the end. */}
      <Button loading={!isOn && busy} onClick={press}>
        {label}
      </Button>
      {(isOn || state === 'missed') && (
        <>
          {isOn && (
            <Button
              variant="default"
              size="md"
              disabled={busy}
              onClick={() => (earlyWords ? setAsks('finish') : onFinish())}
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
      <Suspense>
        {asks && (
          <SessionQuestion
            {...{ asks, earlyWords, onFinish, onDiscard }}
            onClose={() => setAsks(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
