import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNextFilled,
  IconPlayerTrackPrevFilled,
  IconRefresh,
} from '@tabler/icons-react';
import { Button } from '../../ui/parts/button.tsx';
import classes from './posing.module.css';
import { isFirst, isLast, type Practice, type PracticeState } from './practice.ts';
import type { PracticeControls } from './use-practice.ts';

interface PracticeButtonsProps {
  practice: Practice;
  state: PracticeState;
  controls: PracticeControls;
}

/** Play or pause, reset, previous, next. */
export function PracticeButtons({ practice, state, controls }: PracticeButtonsProps) {
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
