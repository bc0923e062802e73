import { posesOf } from '@posedown/coaching';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announce/announce.ts';
import { useFocusIfLost } from '../../ui/focus/use-focus-if-lost.ts';
import classes from './posing.module.css';
import { currentPose, type Practice, type PracticeState } from './practice.ts';

interface PoseClockProps {
  practice: Practice;
  state: PracticeState;
  leftMs: number;
}

/** The name of the pose and its countdown, to be read from across the room. */
export function PoseClock({ practice, state, leftMs }: PoseClockProps) {
  const { name, seconds } = currentPose(practice);
  const place = `${practice.index + 1} of ${posesOf(practice.routine).length}`;
  const left = Math.ceil(leftMs / 1000);
  useFocusIfLost('pose-name', place);
  useSpokenPose(`${name} ${place}`, state, seconds);
  return (
    <div className={classes.clock}>
      <h2 id="pose-name" className={classes.poseName}>
        {name} <span className={classes.place}>{place}</span>
      </h2>
      <p className={classes.countdown} role="timer" aria-label="Seconds left in this pose">
        {left}
      </p>
      <progress
        className={classes.progress}
        max={seconds}
        value={seconds - leftMs / 1000}
        aria-label="Held of this pose"
      />
      <p className={classes.muted}>{stateWords(state, seconds)}</p>
    </div>
  );
}

/** Says which pose is on and whether it is timed, when that changes and not every second. */
function useSpokenPose(pose: string, state: PracticeState, seconds: number): void {
  // The first one has the focus as it begins, and is read with it.
  const said = useRef(pose);
  useEffect(() => {
    if (state === 'advancing') return;
    const words = stateWords(state, seconds);
    announce(said.current === pose ? words : `${pose}. ${words}`);
    said.current = pose;
  }, [pose, state, seconds]);
}

function stateWords(state: PracticeState, seconds: number): string {
  if (state === 'advancing') return 'Next pose in a second';
  return state === 'paused' ? `Paused, ${seconds} s in all` : `Hold for ${seconds} s`;
}
