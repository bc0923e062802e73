import { type CheckInAnswer, type CheckInQuestion, photosIn } from '@posedown/coaching';
import type { PhotoPose, PhotoRef, Profile } from '@posedown/contract';
import { IconCameraPlus, IconLayersIntersect, IconRefresh, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { todayIn } from '../../../../lib/days.ts';
import { poseText } from '../../../../lib/pose-text.ts';
import { FieldSet } from '../../../../ui/form/field-set.tsx';
import { Button, IconButton, UnstyledButton } from '../../../../ui/parts/button.tsx';
import { FileButton } from '../../../../ui/photo/file-button.tsx';
import { PhotoThumb } from '../../../../ui/photo/photo-thumb.tsx';
import type { ChosenPhoto } from '../../../../ui/photo/use-chosen-photos.ts';
import { usePhotoUploads } from '../../../../ui/photo/use-photo-uploads.ts';
import classes from '../weekly.module.css';
import type { UploadState } from './use-upload-states.ts';

/** The camera with the last photos as overlay, which another feature provides. */
export interface CameraSlot {
  profile: Profile;
  /** The poses to take, in order. */
  poses: readonly PhotoPose[];
  startPose: PhotoPose;
  onTaken: (files: File[], pose: PhotoPose) => void;
  onClose: () => void;
}

interface PhotoQuestionProps {
  question: Extract<CheckInQuestion, { type: 'photos' }>;
  profile: Profile;
  dueOn: string;
  answer: CheckInAnswer | undefined;
  /** The uploaded photos, to show the answered ones. */
  photos: readonly PhotoRef[];
  error: ReactNode;
  onPhoto: (pose: string, photo: PhotoRef | undefined) => void;
  onUpload: (state: UploadState) => void;
  renderCamera: (slot: CameraSlot) => ReactNode;
}

/** A photo for each pose. Each uploads as soon as it is chosen. */
export function PhotoQuestion(props: PhotoQuestionProps) {
  const { question, profile, dueOn, answer, photos, error, onPhoto, onUpload, renderCamera } =
    props;
  const poses = question.poses as readonly PhotoPose[];
  const ids = photosIn(answer);
  const [isCamera, setCamera] = useState(false);
  const uploads = usePhotoUploads({
    userId: profile.id,
    purpose: 'progress',
    max: 2 * poses.length,
    place: `weekly check-in ${dueOn} ${question.id}`,
    onSent: (photo) => photo.pose && onPhoto(photo.pose, photo),
  });
  const state = uploads.isSending ? 'sending' : uploads.hasFailed ? 'failed' : 'idle';
  const report = useRef(onUpload);
  report.current = onUpload;
  useEffect(() => report.current(state), [state]);

  function choose(files: readonly File[], pose: PhotoPose) {
    for (const one of uploads.photos) if (one.pose === pose) uploads.remove(one.key);
    uploads.add(files.slice(0, 1), { pose, takenOn: todayIn(profile.timezone) });
  }

  const missing = poses.find(
    (pose) => !ids[pose] && uploads.photos.every((one) => one.pose !== pose),
  );
  return (
    <FieldSet
      role="group"
      label={question.label}
      name={question.id}
      optional={!question.required}
      error={error}
    >
      <ul className={classes.poses}>
        {poses.map((pose) => (
          <PoseSlot
            key={pose}
            pose={pose}
            photo={photos.find(({ id }) => id === ids[pose])}
            upload={uploads.photos.find((one) => one.pose === pose)}
            onFiles={(files) => choose(files, pose)}
            onRemove={() => onPhoto(pose, undefined)}
            uploads={uploads}
          />
        ))}
      </ul>
      {typeof navigator.mediaDevices?.getUserMedia === 'function' && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconLayersIntersect size={20} aria-hidden="true" />}
          onClick={() => setCamera(true)}
        >
          Take photos with an overlay
        </Button>
      )}
      {isCamera &&
        renderCamera({
          ...{ profile, poses, onTaken: choose },
          startPose: missing ?? poses[0] ?? 'front',
          onClose: () => setCamera(false),
        })}
    </FieldSet>
  );
}

interface PoseSlotProps {
  pose: PhotoPose;
  /** The uploaded photo. */
  photo: PhotoRef | undefined;
  /** The photo on its way, which replaces the uploaded one. */
  upload: ChosenPhoto | undefined;
  uploads: Pick<ReturnType<typeof usePhotoUploads>, 'remove' | 'retry'>;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
}

function PoseSlot({ pose, photo, upload, uploads, onFiles, onRemove }: PoseSlotProps) {
  const name = poseText(pose);
  return (
    <li className={classes.pose}>
      <div className={classes.frame}>
        {upload ? (
          <img
            className={classes.preview}
            data-state={upload.state}
            src={upload.preview}
            alt={`Chosen: ${name}`}
          />
        ) : photo ? (
          <PhotoThumb photo={photo} alt={name} className={classes.thumb} />
        ) : (
          <FileButton
            label={`Choose a photo: ${name}`}
            Icon={IconCameraPlus}
            iconOnly
            className={classes.empty}
            onFiles={onFiles}
          />
        )}
        {(upload || photo) && (
          <IconButton
            className={classes.remove}
            aria-label={`Remove the photo: ${name}`}
            onClick={() => (upload ? uploads.remove(upload.key) : onRemove())}
          >
            <IconX size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <span className={classes.poseName}>{name}</span>
      <span role="status" className={classes.progress}>
        {upload?.state === 'sending' && 'Uploading…'}
      </span>
      {upload?.state === 'failed' && (
        <span role="alert" className={classes.failure}>
          {upload.failure}{' '}
          <UnstyledButton className={classes.retry} onClick={() => uploads.retry(upload.key)}>
            Upload again
          </UnstyledButton>
        </span>
      )}
      {photo && !upload && (
        <FileButton
          label={`Replace the photo: ${name}`}
          Icon={IconRefresh}
          iconOnly
          onFiles={onFiles}
        />
      )}
    </li>
  );
}
