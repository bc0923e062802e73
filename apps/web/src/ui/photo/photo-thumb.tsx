import type { PhotoRef } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { UnstyledButton } from '../parts/button.tsx';
import { PhotoDialog } from './lazy-photo-dialog.ts';
import classes from './photo.module.css';
import { PhotoPicture } from './photo-picture.tsx';

interface PhotoThumbProps {
  photo: PhotoRef;
  /** Alt text, and the title of the large view. */
  alt: string;
  /** One line under the title: when, of what. */
  intro?: ReactNode;
  /** The shape, if not a small square. */
  className?: string;
  /** The stored size to show. */
  size?: 'full' | 'thumb';
}

export function PhotoThumb(props: PhotoThumbProps) {
  const { photo, alt, intro, className = classes.thumb, size = 'thumb' } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton className={className} onClick={() => setOpen(true)}>
        <PhotoPicture photo={photo} size={size} alt={alt} />
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoDialog title={alt} intro={intro} photo={photo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
