import { Suspense } from 'react';
import { MarksEditor } from '../photo/marks/lazy-marks.ts';
import { photoSrc } from '../photo/photo-src.ts';
import { type ChosenExtras, type ChosenPhotoRef, withPhoto } from './chosen-extras.ts';

interface DrawOnPhotoProps {
  /** The photo that is drawn on; undefined while there is none. */
  drawn: Pick<ChosenPhotoRef, 'photo' | 'alt'> | undefined;
  extras: ChosenExtras;
  onChange: (extras: ChosenExtras) => void;
  onClose: () => void;
}

/** Draws on a stored photo and attaches it. */
export function DrawOnPhoto({ drawn, extras, onChange, onClose }: DrawOnPhotoProps) {
  if (!drawn) return null;
  const { photo, alt } = drawn;
  const attached = extras.photos.find((one) => one.photo.id === photo.id);
  return (
    <Suspense fallback={null}>
      <MarksEditor
        photo={{ ...photo, src: photoSrc(photo) }}
        alt={alt}
        marks={attached?.marks ?? []}
        doneLabel="Attach"
        onDone={(marks) => {
          onClose();
          onChange(withPhoto(extras, { photo, alt, marks }));
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
