import { Suspense } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { photoSrc } from '../photo/photo-src.ts';
import { type ChosenExtras, type ChosenPhotoRef, withPhoto } from './chosen-extras.ts';

const MarksEditor = lazyPart(() =>
  import('../photo/marks/marks-editor.tsx').then((part) => ({ default: part.MarksEditor })),
);

interface DrawOnPhotoProps {
  drawn: Pick<ChosenPhotoRef, 'photo' | 'alt'>;
  extras: ChosenExtras;
  /** The label of the button that ends the drawing. */
  doneLabel?: string;
  onChange: (extras: ChosenExtras) => void;
  onClose: () => void;
}

/** Draws on a stored photo and attaches it. */
export function DrawOnPhoto(props: DrawOnPhotoProps) {
  const { drawn, extras, doneLabel = 'Attach', onChange, onClose } = props;
  const { photo, alt } = drawn;
  const attached = extras.photos.find((one) => one.photo.id === photo.id);
  return (
    <Suspense fallback={null}>
      <MarksEditor
        photo={{ ...photo, src: photoSrc(photo) }}
        alt={alt}
        marks={attached?.marks ?? []}
        doneLabel={doneLabel}
        onDone={(marks) => {
          onClose();
          onChange(withPhoto(extras, { photo, alt, marks }));
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
