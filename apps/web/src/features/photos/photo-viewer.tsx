import type { Photo } from '@posedown/contract';
import { useState } from 'react';
import { formatDay } from '../../lib/days.ts';
import { photoText, poseText } from '../../lib/pose-text.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { PhotoDialog } from '../../ui/photo/lazy-photo-dialog.ts';
import classes from './photos.module.css';

interface PhotoViewerProps {
  photo: Photo;
  busy: boolean;
  /** Why deleting it failed. */
  failure: string | undefined;
  /** Absent for coaches. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** A photo in full size. Deleting asks for confirmation. */
export function PhotoViewer({ photo, busy, failure, onDelete, onClose }: PhotoViewerProps) {
  const [asking, setAsking] = useState(false);
  return (
    <PhotoDialog
      photo={photo}
      alt={photoText(photo)}
      title={poseText(photo.pose)}
      intro={formatDay(photo.date)}
      onClose={onClose}
      footer={
        !onDelete ? undefined : asking ? (
          <>
            {failure && (
              <div className={classes.notDeleted}>
                <FormNotice>{failure}</FormNotice>
              </div>
            )}
            <p className={classes.question} role="alert">
              Permanently delete this photo?
            </p>
            <Button variant="default" size="md" autoFocus onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button size="md" color="behind" loading={busy} onClick={onDelete}>
              Delete
            </Button>
          </>
        ) : (
          <Button variant="default" size="md" onClick={() => setAsking(true)}>
            Delete photo
          </Button>
        )
      }
    />
  );
}
