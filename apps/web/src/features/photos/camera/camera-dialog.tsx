import type { Photo, PhotoPose } from '@posedown/contract';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { POSE_CHOICES, POSE_ORDER, poseText } from '../../../lib/pose-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { FileButton } from '../../../ui/photo/file-button.tsx';
import classes from './camera.module.css';
import { captureShot } from './capture-shot.ts';
import { Ghost } from './ghost.tsx';
import { type Facing, useCamera } from './use-camera.ts';
import { useCountdown } from './use-countdown.ts';

const USUAL_STRENGTH = 50;

interface CameraDialogProps {
  /** The body of the overlay figure, used for poses without a photo. */
  build: BuildName;
  /** Newest first. */
  photos: readonly Photo[];
  /** The poses to choose from, in order. After the last one, the camera closes. By default all, without an end. */
  poses?: readonly PhotoPose[];
  startPose: PhotoPose;
  onTaken: (files: File[], pose: PhotoPose) => void;
  onClose: () => void;
}

/**
 * Takes photos pose by pose, each lined up with the last photo of the same pose. Without a camera, photos are chosen
 * from files.
 */
export function CameraDialog(props: CameraDialogProps) {
  const { build, photos, poses, startPose, onTaken, onClose } = props;
  const [pose, setPose] = useState(startPose);
  const [facing, setFacing] = useState<Facing>('environment');
  const [strength, setStrength] = useState(USUAL_STRENGTH);
  const [timer, setTimer] = useState<Timer>('0');
  const [shot, setShot] = useState<Shot>();
  const [note, setNote] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(facing);
  const isOpen = camera.status === 'open';

  async function shoot() {
    const file = video.current && (await captureShot(video.current, `${pose}.jpg`));
    if (file) setShot({ file, address: URL.createObjectURL(file) });
  }
  const countdown = useCountdown(() => void shoot());
  useEffect(() => shot && (() => URL.revokeObjectURL(shot.address)), [shot]);

  const drop = () => setShot(undefined);
  function acceptShot() {
    if (!shot) return;
    onTaken([shot.file], pose);
    drop();
    const order = poses ?? POSE_ORDER;
    const next = order[order.indexOf(pose) + 1] ?? pose;
    if (poses && next === pose) return onClose();
    setNote(`${poseText(pose)} was added to your photos.`);
    setPose(next);
  }

  return (
    <Dialog
      title="Line up with your last photo"
      onClose={onClose}
      footer={
        (shot || isOpen) && (
          <CameraButtons
            isShot={shot !== undefined}
            isCounting={countdown.left !== null}
            onDrop={drop}
            onAccept={acceptShot}
            onTurn={() => setFacing(facing === 'user' ? 'environment' : 'user')}
            onShoot={() => countdown.start(Number(timer))}
          />
        )
      }
    >
      <Stack gap="sm">
        {camera.status === 'failed' ? (
          <>
            <FormNotice>{camera.reason}</FormNotice>
            <FileButton
              label="Choose a photo"
              Icon={IconPhotoPlus}
              onFiles={(files) => {
                onTaken(files, pose);
                onClose();
              }}
            />
          </>
        ) : (
          <div className={classes.frame}>
            <Picture
              video={video}
              stream={isOpen ? camera.stream : undefined}
              shot={shot?.address}
            />
            <Ghost
              build={build}
              pose={pose}
              last={photos.find((photo) => photo.pose === pose)}
              strength={strength}
            />
            {countdown.left !== null && (
              <span className={classes.countdown} role="timer">
                {countdown.left}
              </span>
            )}
          </div>
        )}
        <CameraControls
          strength={strength}
          pose={pose}
          poses={poses}
          timer={timer}
          onStrength={setStrength}
          onPose={setPose}
          onTimer={setTimer}
        />
        <p className={classes.note} role="status">
          {note}
        </p>
      </Stack>
    </Dialog>
  );
}

interface Shot {
  file: File;
  /** Its object URL. */
  address: string;
}

interface PictureProps {
  video: React.RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  /** The URL of the taken photo, shown instead of the video. */
  shot: string | undefined;
}

/** The camera's video, or the taken photo. */
function Picture({ video, stream, shot }: PictureProps) {
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [video, stream]);
  return (
    <>
      <video
        ref={video}
        className={classes.picture}
        hidden={shot !== undefined}
        aria-label="Camera view"
        autoPlay
        playsInline
        muted
      />
      {shot && <img className={classes.picture} src={shot} alt="Just taken" />}
    </>
  );
}

interface CameraButtonsProps {
  /** Whether a photo was taken and not accepted yet. */
  isShot: boolean;
  isCounting: boolean;
  onDrop: () => void;
  onAccept: () => void;
  onTurn: () => void;
  onShoot: () => void;
}

/** Takes a photo, or accepts or discards the taken one. */
function CameraButtons(props: CameraButtonsProps) {
  const { isShot, isCounting, onDrop, onAccept: onKeep, onTurn, onShoot } = props;
  return isShot ? (
    <>
      <Button variant="default" size="md" onClick={onDrop}>
        Retake photo
      </Button>
      <Button size="md" onClick={onKeep}>
        Use this photo
      </Button>
    </>
  ) : (
    <>
      <Button variant="default" size="md" onClick={onTurn}>
        Switch camera
      </Button>
      <Button size="md" disabled={isCounting} onClick={onShoot}>
        Take photo
      </Button>
    </>
  );
}

const TIMERS = [
  { value: '0', label: 'Off' },
  { value: '5', label: '5 seconds' },
  { value: '10', label: '10 seconds' },
] as const;
/** Seconds until the photo is taken. */
type Timer = (typeof TIMERS)[number]['value'];

interface CameraControlsProps {
  /** The opacity of the overlay, in percent. */
  strength: number;
  pose: PhotoPose;
  poses: readonly PhotoPose[] | undefined;
  timer: Timer;
  onStrength: (strength: number) => void;
  onPose: (pose: PhotoPose) => void;
  onTimer: (timer: Timer) => void;
}

/** Overlay opacity, pose and timer. */
function CameraControls(props: CameraControlsProps) {
  const { strength, pose, poses, timer, onStrength, onPose, onTimer } = props;
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
        choices={POSE_CHOICES.filter(({ value }) => poses?.includes(value) ?? true)}
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
