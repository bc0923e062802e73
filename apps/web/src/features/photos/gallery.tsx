import type { Photo } from '@posedown/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/days.ts';
import { photoText, poseText } from '../../lib/pose-text.ts';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { PhotoPicture } from '../../ui/photo/photo-picture.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useDeletePhoto, type usePhotos } from './api.ts';
import { photoDays } from './photo-days.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import classes from './photos.module.css';

const UNSURE = 'We didn’t get a response, so it may not have been deleted. Please try again.';

interface GalleryProps {
  photos: readonly Photo[];
  userId: string;
  /** The paginated list, to load older photos. */
  list: ReturnType<typeof usePhotos>;
  /** Shown above all photos. */
  intro?: ReactNode;
  /** Shown below the photos of a day. */
  below: (date: string) => ReactNode;
  /** For coaches, who can't delete photos. */
  isReadOnly?: boolean;
}

/** All photos by day. Each opens in a viewer, where it can be deleted. */
export function Gallery(props: GalleryProps) {
  const { photos, userId, list, intro, below, isReadOnly = false } = props;
  const [shown, setShown] = useState<Photo>();
  const remove = useDeletePhoto(userId);

  function open(photo: Photo) {
    remove.reset();
    setShown(photo);
  }

  function deleteShown(photo: Photo) {
    remove.mutate(photo.id, {
      onSuccess: () => {
        setShown(undefined);
        void showToast({ title: 'Photo Deleted', message: `${photoText(photo)} is gone.` });
      },
    });
  }

  return (
    <section className={classes.gallery} aria-labelledby="all-photos">
      <SectionHeader id="all-photos" title="All photos" />
      {intro}
      {photos.length === 0 ? (
        <EmptyState title="No photos yet">
          {isReadOnly
            ? 'Later photos are compared with the first three: front, side and back.'
            : 'Later photos are compared with your first three: front, side and back. Add them above.'}
        </EmptyState>
      ) : (
        photoDays(photos).map((day) => (
          <section key={day.date} aria-label={formatDay(day.date)}>
            <h3 className={classes.day}>{formatDay(day.date)}</h3>
            <ul className={classes.grid}>
              {day.photos.map((photo) => (
                <li key={photo.id}>
                  <UnstyledButton
                    className={classes.thumb}
                    data-print="yes"
                    onClick={() => open(photo)}
                  >
                    <PhotoPicture photo={photo} size="thumb" alt={photoText(photo)} />
                    <span className={classes.caption} aria-hidden="true">
                      {poseText(photo.pose)}
                    </span>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
            {below(day.date)}
          </section>
        ))
      )}
      <MoreButton list={list}>Show older photos</MoreButton>
      {shown && (
        <Suspense fallback={null}>
          <PhotoViewer
            photo={shown}
            busy={remove.isPending}
            failure={remove.isError ? userMessageOf(remove.error, UNSURE) : undefined}
            onDelete={isReadOnly ? undefined : () => deleteShown(shown)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
