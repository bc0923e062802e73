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
  /** Drawn over the photo, which fills its frame like this. */
  renderOver?: (fit: 'cover' | 'contain') => ReactNode;
  /** Buttons of the large view, with a function that closes it. */
  renderFooter?: ((close: () => void) => ReactNode) | undefined;
}

export function PhotoThumb(props: PhotoThumbProps) {
  const [isOpen, setOpen] = useState(false);
  const { photo, alt, intro, className = classes.thumb, size = 'thumb' } = props;
  const { renderOver, renderFooter } = props;
  const close = () => setOpen(false);
  return (
    <>
      <UnstyledButton className={className} onClick={() => setOpen(true)}>
        <PhotoPicture photo={photo} size={size} alt={alt} />
        {renderOver?.('cover')}
      </UnstyledButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoDialog
            {...{ intro, photo }}
            title={alt}
            over={renderOver?.('contain')}
            footer={renderFooter?.(close)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
