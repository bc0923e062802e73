import type { PhotoRef } from '@posedown/contract';
import { useEffect } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { movePhotos } from '../../lib/pending-photos.ts';
import { placeInTab } from '../../lib/place-in-tab.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { PhotoField } from '../../ui/photo/photo-field.tsx';
import { PhotoThumb } from '../../ui/photo/photo-thumb.tsx';
import { usePhotoUploads } from '../../ui/photo/use-photo-uploads.ts';
import { type PeakWeekKey, useLogPeakWeek } from './api.ts';

interface DayPhotoProps extends PeakWeekKey {
  date: string;
  photo: PhotoRef | null;
  /** Whether the viewer may log this day. */
  mayLog: boolean;
  /** Whether this is the default peak week. */
  isOfToday: boolean;
}

/** The photo of a day, saved as soon as it is chosen. */
export function DayPhoto(props: DayPhotoProps) {
  const { userId, competitionId, date, photo, mayLog, isOfToday } = props;
  // Two shows within two weeks share days.
  const place = `peak week ${competitionId} ${date}`;
  // Photos pending from an older version are stored without the show's id. They are moved before pending ones are loaded.
  useEffect(() => {
    if (isOfToday) void movePhotos(userId, placeInTab(`peak week ${date}`), placeInTab(place));
  }, [isOfToday, userId, date, place]);
  const log = useLogPeakWeek({ userId, competitionId });
  const uploads = usePhotoUploads({
    userId,
    purpose: 'peak_week',
    max: 1,
    place,
    onSent: ({ id: photoId }) => log.mutateAsync({ date, photoId }),
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
            'We didn’t get a response, so the photo may not have changed. Please try again.',
          )}
        </FormNotice>
      )}
    </>
  );
}
