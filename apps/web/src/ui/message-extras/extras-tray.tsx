import { IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { UnstyledButton } from '../parts/button.tsx';
import { lazyPart, RetrySilently } from '../parts/lazy-part.tsx';
import { PhotoPicture } from '../photo/photo-picture.tsx';
import type { ChosenExtras, ChosenPhotoRef } from './chosen-extras.ts';
import classes from './extras-tray.module.css';
import { LinkWords } from './link-cards.tsx';

const DrawOnPhoto = lazyPart(() =>
  import('./draw-on-photo.tsx').then((part) => ({ default: part.DrawOnPhoto })),
);

const MarksLayer = lazyPart(
  () => import('../photo/marks/marks-layer.tsx').then((part) => ({ default: part.MarksLayer })),
  RetrySilently,
);

interface ExtrasTrayProps {
  extras: ChosenExtras;
  onChange: (extras: ChosenExtras) => void;
}

/** The photos and links of an unsent message. A photo can be drawn on, and each can be removed. */
export function ExtrasTray({ extras, onChange }: ExtrasTrayProps) {
  const [drawn, setDrawn] = useState<ChosenPhotoRef>();
  const { photos, links } = extras;
  return (
    <div className={classes.tray}>
      {photos.length > 0 && (
        <ul className={classes.list} aria-label="Attached photos">
          {photos.map((chosen) => (
            <li key={chosen.photo.id} className={classes.item}>
              <span className={classes.picture}>
                <PhotoPicture photo={chosen.photo} size="thumb" alt={chosen.alt} />
                {chosen.marks.length > 0 && (
                  <Suspense fallback={null}>
                    <MarksLayer photo={chosen.photo} marks={chosen.marks} by="you" fit="cover" />
                  </Suspense>
                )}
              </span>
              <UnstyledButton
                className={classes.draw}
                aria-label={`Draw on it: ${chosen.alt}`}
                onClick={() => setDrawn(chosen)}
              >
                Draw on it
              </UnstyledButton>
              <RemoveButton
                name={chosen.alt}
                onRemove={() =>
                  onChange({ ...extras, photos: photos.filter((one) => one !== chosen) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={classes.list} aria-label="Links">
          {links.map((link) => (
            <li key={link.id} className={classes.item}>
              <LinkWords link={link} />
              <RemoveButton
                name={link.title ?? 'link'}
                onRemove={() => onChange({ ...extras, links: links.filter((one) => one !== link) })}
              />
            </li>
          ))}
        </ul>
      )}
      {drawn &&
        createPortal(
          <Suspense fallback={null}>
            <DrawOnPhoto
              {...{ drawn, extras, onChange }}
              doneLabel="Save drawing"
              onClose={() => setDrawn(undefined)}
            />
          </Suspense>,
          // Its buttons can't be inside the form of the message.
          document.body,
        )}
    </div>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <UnstyledButton className={classes.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
      <IconX size={16} aria-hidden="true" />
    </UnstyledButton>
  );
}
