import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Row } from '../layout/layout.tsx';
import { UnstyledButton } from '../parts/button.tsx';
import classes from './photo.module.css';
import type { ChosenPhoto } from './use-chosen-photos.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface ChosenPhotosProps {
  uploads: Pick<PhotoUploads, 'photos' | 'remove' | 'retry'>;
  disabled?: boolean;
  /** What else can be done with an uploaded photo. */
  renderAction?: ((photo: ChosenPhoto) => ReactNode) | undefined;
}

/** Chosen photos with their upload state; each can be removed or retried. */
export function ChosenPhotos({ uploads, disabled = false, renderAction }: ChosenPhotosProps) {
  const { photos, remove, retry } = uploads;
  if (photos.length === 0) return null;
  return (
    <Row as="ul" gap="sm" aria-label="Chosen photos">
      {photos.map((photo) => (
        <Chosen
          key={photo.key}
          photo={photo}
          disabled={disabled}
          onRemove={() => remove(photo.key)}
          onRetry={() => retry(photo.key)}
          action={photo.state === 'sent' && renderAction?.(photo)}
        />
      ))}
    </Row>
  );
}

interface ChosenProps {
  photo: ChosenPhoto;
  disabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
  action: ReactNode;
}

function Chosen({ photo, disabled, onRemove, onRetry, action }: ChosenProps) {
  const { file, preview, state, failure } = photo;
  return (
    <li className={classes.photo}>
      <span className={classes.frame}>
        <img
          className={classes.preview}
          data-state={state}
          src={preview}
          alt={`Chosen: ${file.name}`}
        />
        <span className={classes.state} role="status">
          {state === 'sending' && 'Sending…'}
        </span>
        <UnstyledButton
          className={classes.remove}
          aria-label={`Remove ${file.name}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden="true" />
        </UnstyledButton>
      </span>
      {state === 'failed' && (
        <span className={classes.failure} role="alert">
          {failure}{' '}
          <UnstyledButton className={classes.retry} disabled={disabled} onClick={onRetry}>
            Send it again
          </UnstyledButton>
        </span>
      )}
      {action}
    </li>
  );
}
