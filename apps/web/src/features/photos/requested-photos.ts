import type { CalendarDay } from '@posedown/coaching';
import type { ChosenPhoto } from '../../ui/photo/use-chosen-photos.ts';

/** The photos that may be sent without another tap, because sending was requested. */
export const requestedPhotos = <Photo extends Pick<ChosenPhoto, 'askedOn'>>(
  chosen: readonly Photo[],
) => chosen.filter(({ askedOn }) => askedOn !== undefined);

/** A photo's day: as requested, else when it was chosen. */
export const dayOf = (
  { askedOn, takenOn }: Pick<ChosenPhoto, 'askedOn' | 'takenOn'>,
  today: CalendarDay,
): CalendarDay => askedOn ?? (takenOn || today);
