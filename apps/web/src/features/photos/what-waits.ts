import type { CalendarDay } from '@posedown/coaching';
import type { ChosenPhoto } from '../../ui/photo/use-chosen-photos.ts';

/** What may be sent without another tap: only what somebody has asked to send, and that did not arrive. */
export const askedFor = <Photo extends Pick<ChosenPhoto, 'askedOn'>>(chosen: readonly Photo[]) =>
  chosen.filter(({ askedOn }) => askedOn !== undefined);

/** The day that a photo is of, unless its person says another: for which it was asked, or on which it was chosen. */
export const dayOf = (
  { askedOn, takenOn }: Pick<ChosenPhoto, 'askedOn' | 'takenOn'>,
  today: CalendarDay,
): CalendarDay => askedOn ?? (takenOn || today);
