import type { PhotoPose } from '@posedown/contract';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { POSE_CHOICES } from '../pose-words.ts';
import classes from './camera.module.css';

const TIMERS = [
  { value: '0', label: 'Off' },
  { value: '5', label: '5 seconds' },
  { value: '10', label: '10 seconds' },
] as const;
/** Seconds until the photo is taken. */
export type Timer = (typeof TIMERS)[number]['value'];

interface CameraControlsProps {
  /** How much of the last photo is seen, in percent. */
  strength: number;
  pose: PhotoPose;
  timer: Timer;
  onStrength: (strength: number) => void;
  onPose: (pose: PhotoPose) => void;
  onTimer: (timer: Timer) => void;
}

/** What to line up with and how strongly it shows, and the time to get there. */
export function CameraControls(props: CameraControlsProps) {
  const { strength, pose, timer, onStrength, onPose, onTimer } = props;
  return (
    <div className={classes.controls}>
      <label className={classes.strength}>
        Overlay
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={strength}
          onChange={({ currentTarget }) => onStrength(Number(currentTarget.value))}
        />
      </label>
      <SelectField
        name="camera-pose"
        label="Pose"
        choices={POSE_CHOICES}
        value={pose}
        onChange={onPose}
      />
      <SelectField
        name="camera-timer"
        label="Timer"
        choices={TIMERS}
        value={timer}
        onChange={onTimer}
      />
    </div>
  );
}
