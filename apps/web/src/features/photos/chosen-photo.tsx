import type { PhotoPose } from '@posedown/contract';
import { IconX } from '@tabler/icons-react';
import { POSE_CHOICES } from '../../lib/pose-text.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import type { ChosenPhoto as Upload } from '../../ui/photo/use-chosen-photos.ts';
import classes from './photos.module.css';

interface ChosenPhotoProps {
  upload: Upload;
  disabled: boolean;
  onPose: (pose: PhotoPose) => void;
  onRemove: () => void;
}

/** A photo before it is sent: its preview, pose and status. */
export function ChosenPhoto({ upload, disabled, onPose, onRemove }: ChosenPhotoProps) {
  const { file, preview, pose, state, failure } = upload;
  return (
    <li className={classes.choice}>
      <img className={classes.preview} src={preview} alt={`Chosen: ${file.name}`} />
      <div className={classes.choiceFields}>
        <SelectField
          name={`pose-${upload.key}`}
          label={
            <>
              Pose<VisuallyHidden> of {file.name}</VisuallyHidden>
            </>
          }
          choices={POSE_CHOICES}
          value={pose}
          onChange={onPose}
          placeholder="No pose"
        />
        {/* Progress is announced politely, failures immediately. */}
        <p role="status" className={classes.state}>
          {state === 'sending' && 'Sending…'}
        </p>
        {state === 'failed' && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
      </div>
      <UnstyledButton
        className={classes.remove}
        aria-label={`Remove ${file.name}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <IconX size={20} aria-hidden="true" />
      </UnstyledButton>
    </li>
  );
}
