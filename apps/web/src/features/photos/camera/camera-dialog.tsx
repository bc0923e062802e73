import type { Photo, PhotoPose } from '@posedown/contract';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import { FileButton } from '../../../ui/photo/file-button.tsx';
import { POSE_ORDER, poseWords } from '../pose-words.ts';
import classes from './camera.module.css';
import { CameraButtons } from './camera-buttons.tsx';
import { CameraControls, type Timer } from './camera-controls.tsx';
import { Ghost } from './ghost.tsx';
import { takeShot } from './take-shot.ts';
import { type Facing, useCamera } from './use-camera.ts';
import { useCountdown } from './use-countdown.ts';

const USUAL_STRENGTH = 50;

interface CameraDialogProps {
  /** Whose body stands in for a photo that there is none of yet. */
  build: BuildName;
  /** The newest first. */
  photos: readonly Photo[];
  startPose: PhotoPose;
  onTaken: (files: File[], pose?: PhotoPose) => void;
  onClose: () => void;
}

/**
 * Takes photos one pose after the other, each lined up with the last photo of the same pose. Where
 * the camera cannot be had, a photo is chosen.
 */
export function CameraDialog({ build, photos, startPose, onTaken, onClose }: CameraDialogProps) {
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
    const file = video.current && (await takeShot(video.current, `${pose}.jpg`));
    if (file) setShot({ file, address: URL.createObjectURL(file) });
  }
  const countdown = useCountdown(() => void shoot());
  useEffect(() => shot && (() => URL.revokeObjectURL(shot.address)), [shot]);

  const drop = () => setShot(undefined);
  function keep() {
    if (!shot) return;
    onTaken([shot.file], pose);
    drop();
    const next = POSE_ORDER[POSE_ORDER.indexOf(pose) + 1] ?? pose;
    setNote(`${poseWords(pose)} is added to your photos.`);
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
            onKeep={keep}
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
  /** An address of the picture within this page. */
  address: string;
}

interface PictureProps {
  video: React.RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  /** What was taken, in place of what the camera sees. */
  shot: string | undefined;
}

/** What the camera sees, or what it has taken. */
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
        aria-label="What the camera sees"
        autoPlay
        playsInline
        muted
      />
      {shot && <img className={classes.picture} src={shot} alt="Just taken" />}
    </>
  );
}
