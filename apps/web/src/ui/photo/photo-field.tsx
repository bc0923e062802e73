import type { PhotoRef } from '@posedown/contract';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FieldSet } from '../form/field-set.tsx';
import { Row } from '../layout/layout.tsx';
import { Button } from '../parts/button.tsx';
import { ChosenPhotos } from './chosen-photos.tsx';
import { FileButton } from './file-button.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface PhotoFieldProps {
  label: string;
  uploads: PhotoUploads;
  /** The stored photo, until another is chosen. */
  stored?: PhotoRef | null;
  onRemoveStored?: () => void;
  error?: ReactNode;
  disabled?: boolean;
}

/** A form field for one photo: choose or take it, preview it, remove it. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, uploads, stored, onRemoveStored, error, disabled = false } = props;
  const showsStored = stored && uploads.photos.length === 0;
  return (
    <FieldSet label={label} name="photo" optional error={error}>
      <ChosenPhotos uploads={uploads} disabled={disabled} />
      {showsStored && (
        <Row gap="sm">
          <PhotoThumb photo={stored} alt={label} />
          <Button variant="default" size="md" disabled={disabled} onClick={onRemoveStored}>
            Remove the photo
          </Button>
        </Row>
      )}
      {!uploads.isFull && (
        <Row gap="sm">
          <FileButton
            label={showsStored ? 'Choose another photo' : 'Choose a photo'}
            Icon={IconPhotoPlus}
            disabled={disabled}
            onFiles={uploads.add}
          />
          <FileButton
            label="Take a photo"
            Icon={IconCamera}
            camera
            disabled={disabled}
            onFiles={uploads.add}
          />
        </Row>
      )}
    </FieldSet>
  );
}
