import type { ChosenPhoto } from '../../ui/photo/use-chosen-photos.ts';

/** What may be sent without another tap: only what somebody has asked to send, and that did not arrive. */
export const askedFor = (chosen: readonly ChosenPhoto[]): ChosenPhoto[] =>
  chosen.filter(({ state }) => state === 'failed');
