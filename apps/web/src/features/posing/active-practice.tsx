import { posesOf } from '@posedown/coaching';
import {
  IconCheck,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNextFilled,
  IconPlayerTrackPrevFilled,
  IconRefresh,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announce/announce.ts';
import { useFocusIfLost } from '../../ui/focus/use-focus-if-lost.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { PoseGuide } from './pose-guide.tsx';
import { PoseStage } from './pose-stage.tsx';
import classes from './posing.module.css';
import { currentPose, isFirst, isLast, type Practice, type PracticeState } from './practice.ts';
import type { PracticeControls, PracticeRun } from './use-practice.ts';

interface ActivePracticeProps {
  run: PracticeRun;
  practice: Practice;
}

/** The current pose with its clock, buttons, tiles of all poses, and guide. */
export function ActivePractice({ run, practice }: ActivePracticeProps) {
  const { controls, state, leave } = run;
  usePracticeKeys(controls);
  const isTouched = practice.heldMs.some((ms) => ms > 0) || practice.watch.ranMs > 0;
  return (
    <Grid columns="3:2" from="lg" align="start">
      <Card gap="md">
        <PoseStage practice={practice} leftMs={run.leftMs} />
        <PoseClock practice={practice} state={state} leftMs={run.leftMs} />
        <PracticeButtons practice={practice} state={state} controls={controls} />
        <PoseTiles practice={practice} />
        <Button
          variant="subtle"
          size="md"
          onClick={isTouched || state !== 'paused' ? controls.end : leave}
        >
          End session
        </Button>
      </Card>
      <PoseGuide pose={currentPose(practice)} />
    </Grid>
  );
}

/** The number of tiles per row on a phone. */
const FEW = 5;

/** All poses by number, with the current one highlighted and completed ones ticked. */
function PoseTiles({ practice }: { practice: Practice }) {
  const poses = posesOf(practice.routine);
  return (
    <ol className={classes.tiles} data-many={poses.length > FEW || undefined} aria-label="Poses">
      {poses.map(({ name }, index) => {
        const isDone = practice.completed[index];
        return (
          <li
            key={name}
            className={classes.tile}
            data-done={isDone || undefined}
            aria-current={index === practice.index ? 'step' : undefined}
            title={name}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span className={classes.tileMark}>
              {isDone && <IconCheck size={14} role="img" aria-label="completed" />}
            </span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

interface PracticeButtonsProps {
  practice: Practice;
  state: PracticeState;
  controls: PracticeControls;
}

/** Play or pause, previous, reset and next. */
function PracticeButtons({ practice, state, controls }: PracticeButtonsProps) {
  const isPaused = state === 'paused';
  const PlayIcon = isPaused ? IconPlayerPlayFilled : IconPlayerPauseFilled;
  return (
    <div className={classes.buttons}>
      <Button
        size="lg"
        className={classes.play}
        leftSection={<PlayIcon size={20} aria-hidden="true" />}
        onClick={controls.togglePlay}
      >
        {isPaused ? 'Play' : 'Pause'}
      </Button>
      <Button
        variant="default"
        size="md"
        disabled={isFirst(practice)}
        leftSection={<IconPlayerTrackPrevFilled size={16} aria-hidden="true" />}
        onClick={controls.previous}
      >
        Previous
      </Button>
      <Button
        variant="default"
        size="md"
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
        onClick={controls.reset}
      >
        Reset
      </Button>
      <Button
        variant="default"
        size="md"
        disabled={isLast(practice)}
        rightSection={<IconPlayerTrackNextFilled size={16} aria-hidden="true" />}
        onClick={controls.next}
      >
        Next
      </Button>
    </div>
  );
}

interface PoseClockProps {
  practice: Practice;
  state: PracticeState;
  leftMs: number;
}

/** The pose's name and countdown, readable from across the room. */
function PoseClock({ practice, state, leftMs }: PoseClockProps) {
  const { name, seconds } = currentPose(practice);
  const place = `${practice.index + 1} of ${posesOf(practice.routine).length}`;
  const secondsLeft = Math.ceil(leftMs / 1000);
  useFocusIfLost('pose-name', place);
  useAnnouncePose(`${name} ${place}`, state, seconds);
  return (
    <div className={classes.clock}>
      <h2 id="pose-name" className={classes.poseName}>
        {name} <span className={classes.place}>{place}</span>
      </h2>
      <p className={classes.countdown} role="timer" aria-label="Seconds left in this pose">
        {secondsLeft}
      </p>
      <progress
        className={classes.progress}
        max={seconds}
        value={seconds - leftMs / 1000}
        aria-label="Time held in this pose"
      />
      <p className={classes.muted}>{stateText(state, seconds)}</p>
    </div>
  );
}

/** Announces pose and timer state when they change. */
function useAnnouncePose(pose: string, state: PracticeState, seconds: number): void {
  // The first pose has the focus at the start and is read with it.
  const announced = useRef(pose);
  useEffect(() => {
    if (state === 'advancing') return;
    const words = stateText(state, seconds);
    announce(announced.current === pose ? words : `${pose}. ${words}`);
    announced.current = pose;
  }, [pose, state, seconds]);
}

function stateText(state: PracticeState, seconds: number): string {
  if (state === 'advancing') return 'Next pose in a second';
  return state === 'paused' ? `Paused, ${seconds} s in total` : `Hold for ${seconds} s`;
}

/** Elements that handle these keys themselves. */
const KEY_CONSUMERS = 'input, textarea, select, dialog, [contenteditable]';

/** Space starts and stops the timer; the arrow keys change the pose. */
function usePracticeKeys({ togglePlay, next, previous }: PracticeControls): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const within = target instanceof Element ? target : null;
      if (within?.closest(KEY_CONSUMERS)) return;
      // Space activates a focused button or link.
      if (key === ' ' && within?.closest('button, a')) return;
      const action = { ' ': togglePlay, ArrowRight: next, ArrowLeft: previous }[key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [togglePlay, next, previous]);
}
