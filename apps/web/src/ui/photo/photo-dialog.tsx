import type { PhotoRef } from '@posedown/contract';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import classes from './photo.module.css';
import { PhotoPicture } from './photo-picture.tsx';

interface PhotoDialogProps {
  title: ReactNode;
  intro?: ReactNode;
  photo: PhotoRef;
  /** Alt text, if the title doesn’t describe it. */
  alt?: string;
  /** Drawn over the photo. */
  over?: ReactNode;
  /** Sticky buttons. */
  footer?: ReactNode;
  onClose: () => void;
}

export function PhotoDialog(props: PhotoDialogProps) {
  const { title, intro, photo, alt, over, footer, onClose } = props;
  return (
    <Dialog title={title} intro={intro} footer={footer} onClose={onClose}>
      <div className={classes.large}>
        <PhotoPicture photo={photo} alt={alt ?? (typeof title === 'string' ? title : 'Photo')} />
        {over}
      </div>
    </Dialog>
  );
}
