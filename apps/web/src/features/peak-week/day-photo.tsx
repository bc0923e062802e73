import type { PhotoRef } from '@posedown/contract';
import { userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import { PhotoThumb } from '../../ui/photo/photo-thumb.tsx';
import { usePhotoUploads } from '../../ui/photo/use-photo-uploads.ts';
import { type PeakPlace, useLogPeakWeek } from './api.ts';

interface DayPhotoProps extends PeakPlace {
  date: string;
  photo: PhotoRef | null;
  /** Whether the athlete looks at it, on a day that can be confirmed. */
  mayLog: boolean;
}

/** How the athlete looks on a day: kept as soon as it is chosen, like the ticks. */
export function DayPhoto({ userId, competitionId, date, photo, mayLog }: DayPhotoProps) {
  const log = useLogPeakWeek({ userId, competitionId });
  const uploads = usePhotoUploads({
    userId,
    purpose: 'peak_week',
    most: 1,
    place: `peak week ${date}`,
    onSent: (photoId) => log.mutateAsync({ date, photoId }),
  });
  if (!mayLog) return photo && <PhotoThumb photo={photo} alt="Photo of the day" />;
  return (
    <>
      <PhotoField
        label="Photo of the day"
        uploads={uploads}
        stored={photo}
        onRemoveStored={() => log.mutate({ date, photoId: null })}
        disabled={log.isPending}
      />
      {log.isError && uploads.photos.length === 0 && (
        <FormNotice>
          {userMessageOf(
            log.error,
            'Perhaps the photo was not changed: no answer came. Please try again.',
          )}
        </FormNotice>
      )}
    </>
  );
}
