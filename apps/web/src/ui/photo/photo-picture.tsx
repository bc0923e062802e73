import type { PhotoRef } from '@posedown/contract';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './photo.module.css';
import { photoSrc } from './photo-src.ts';

interface PhotoPictureProps {
  photo: PhotoRef;
  /** Alt text: 'Front, 21 Nov 2026'. */
  alt: string;
  size?: 'full' | 'thumb';
}

/** A stored photo in a frame of its final shape, so that nothing jumps when it arrives. */
export function PhotoPicture({ photo, alt, size = 'full' }: PhotoPictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing) {
    return (
      <span className={classes.missing} role="img" aria-label={`${alt}: couldn’t be loaded`}>
        <IconPhotoOff size={28} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className={classes.picture}
      src={photoSrc(photo, size)}
      alt={alt}
      width={photo.width}
      height={photo.height}
      loading={size === 'thumb' ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
