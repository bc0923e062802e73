import { counted } from '@posedown/coaching';

/** How much waits on the device that the day's figures do not count. */
export interface Waiting {
  cardio: number;
  /** What the server did not take, until its person has dealt with it. */
  refusedCardio: number;
  supplements: number;
}

/** 'Kept on this device and not counted yet: 1 cardio session, 2 supplement ticks.'; null where nothing waits. */
export function waitingWords({ cardio, refusedCardio, supplements }: Waiting): string | null {
  const parts = [
    cardio > 0 && counted(cardio, 'cardio session'),
    supplements > 0 && counted(supplements, 'supplement tick'),
  ].filter(Boolean);
  const sentences = [
    parts.length > 0 &&
      `Kept on this device and not counted yet: ${parts.join(', ')}. Sent as soon as the server can be reached.`,
    refusedCardio > 0 &&
      `Not taken by the server: ${counted(refusedCardio, 'cardio session')}. Look in your cardio plan, under Progress Tracking.`,
  ].filter(Boolean);
  return sentences.join(' ') || null;
}
