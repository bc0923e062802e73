import type { MessageExtras as Extras, MessagePhoto } from '@posedown/contract';
import { Suspense } from 'react';
import { Button } from '../parts/button.tsx';
import { lazyPart, RetrySilently } from '../parts/lazy-part.tsx';
import { PhotoThumb } from '../photo/photo-thumb.tsx';
import { VoiceNote } from '../voice/voice-note.tsx';
import classes from './message-photos.module.css';

const LinkCards = lazyPart(
  () => import('./link-cards.tsx').then(({ LinkCards }) => ({ default: LinkCards })),
  RetrySilently,
);

/* Here and not in a module of its own, which would be loaded with every page. */
const MarksLayer = lazyPart(
  () => import('../photo/marks/marks-layer.tsx').then((part) => ({ default: part.MarksLayer })),
  RetrySilently,
);

interface MessageExtrasProps {
  /** Whose thread it is. */
  athleteId: string;
  extras: Extras;
  /** The alt text of a photo. */
  altOf: (index: number, count: number) => string;
  /** Who sent it and drew on the photos: 'you' or 'your coach'. */
  by: string;
  /** The time above an enlarged photo. */
  intro: string;
  /** Draws on a photo, to send it back. */
  onDraw?: ((photo: MessagePhoto, alt: string) => void) | undefined;
}

/** The photos of a message, with drawings, its voice note, and what it links to. A tap enlarges a photo. */
export function MessageExtras(props: MessageExtrasProps) {
  const { athleteId, extras, altOf, by, intro, onDraw } = props;
  const { attachments: photos, deletedPhotos, links, voiceNote } = extras;
  return (
    <>
      {photos.length > 0 && (
        <ul className={classes.photos} data-several={photos.length > 1}>
          {photos.map((photo, index) => {
            const alt = altOf(index, photos.length);
            return (
              <li key={photo.id}>
                <PhotoThumb
                  className={classes.photo}
                  photo={photo}
                  alt={alt}
                  intro={intro}
                  size={photos.length > 1 ? 'thumb' : 'full'}
                  renderOver={(fit) => photo.marks.length > 0 && <Over {...{ photo, by, fit }} />}
                  renderFooter={
                    onDraw &&
                    ((close) => (
                      <Button
                        variant="default"
                        size="md"
                        onClick={() => {
                          close();
                          onDraw(photo, alt);
                        }}
                      >
                        Draw on it
                      </Button>
                    ))
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {deletedPhotos > 0 && (
        <p className={classes.deleted}>
          {deletedPhotos === 1 ? 'Photo deleted' : `${deletedPhotos} photos deleted`}
        </p>
      )}
      {voiceNote && <VoiceNote note={voiceNote} by={by} />}
      {links.length > 0 && (
        <Suspense fallback={<div className={classes.links} data-count={links.length} />}>
          <LinkCards athleteId={athleteId} links={links} />
        </Suspense>
      )}
    </>
  );
}

interface OverProps {
  photo: MessagePhoto;
  by: string;
  fit: 'cover' | 'contain';
}

/** The drawings on a photo. The space separates its name from that of the photo for screen readers. */
function Over({ photo, by, fit }: OverProps) {
  return (
    <>
      {' '}
      <Suspense fallback={null}>
        <MarksLayer photo={photo} marks={photo.marks} by={by} fit={fit} />
      </Suspense>
    </>
  );
}
