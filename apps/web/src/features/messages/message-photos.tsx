import type { PhotoRef } from '@posedown/contract';
import { formatTime } from '../../lib/days.ts';
import { PhotoThumb } from '../../ui/photo/photo-thumb.tsx';
import classes from './message-photos.module.css';

interface MessagePhotosProps {
  photos: readonly PhotoRef[];
  /** Who sent them. */
  author: string;
  createdAt: string;
}

/** The photos of a message; each opens large. */
export function MessagePhotos({ photos, author, createdAt }: MessagePhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={classes.photos} data-several={photos.length > 1}>
      {photos.map((photo, place) => (
        <li key={photo.id}>
          <PhotoThumb
            className={classes.photo}
            photo={photo}
            alt={altOf(author, place, photos.length)}
            intro={formatTime(createdAt)}
            size={photos.length > 1 ? 'thumb' : 'full'}
          />
        </li>
      ))}
    </ul>
  );
}

function altOf(author: string, place: number, count: number): string {
  const which = count > 1 ? `Photo ${place + 1} of ${count}` : 'Photo';
  return author === 'You' ? `${which} that you sent` : `${which} from ${author}`;
}
