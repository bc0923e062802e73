import type { PhotoMark } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../parts/button.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { ChosenPhoto } from '../use-chosen-photos.ts';
import type { PhotoSize } from './mark-shapes.ts';

const MarksEditor = lazyPart(() =>
  import('./marks-editor.tsx').then((part) => ({ default: part.MarksEditor })),
);

interface DrawOnUploadProps {
  photo: ChosenPhoto;
  marks: readonly PhotoMark[];
  onMarks: (marks: PhotoMark[]) => void;
}

/** Draws on a photo of this device that goes with a message. */
export function DrawOnUpload({ photo: { file, preview }, marks, onMarks }: DrawOnUploadProps) {
  const [size, setSize] = useState<PhotoSize>();
  async function open() {
    const picture = new Image();
    picture.src = preview;
    // A picture that the browser can't show can't be drawn on.
    await picture.decode().catch(() => undefined);
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (width > 0) setSize({ width, height });
  }
  const count = marks.length;
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={`Draw on it: ${file.name}`}
        onClick={() => void open()}
      >
        Draw on it
      </Button>
      {count > 0 && <span>{count === 1 ? '1 mark' : `${count} marks`}</span>}
      {size &&
        createPortal(
          <Suspense fallback={null}>
            <MarksEditor
              photo={{ ...size, src: preview }}
              alt={file.name}
              marks={marks}
              doneLabel="Save drawing"
              onDone={(drawn) => {
                setSize(undefined);
                onMarks(drawn);
              }}
              onClose={() => setSize(undefined)}
            />
          </Suspense>,
          // Its buttons can't be inside the form of the message.
          document.body,
        )}
    </>
  );
}
