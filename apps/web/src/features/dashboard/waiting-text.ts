import { counted } from '@posedown/coaching';

/** The number of unsynced entries, which the day's figures don't include. */
export interface Waiting {
  cardio: number;
  /** Rejected by the server, until the athlete handles them. */
  refusedCardio: number;
  supplements: number;
}

/**
 * Text such as 'Saved on this device, not synced yet: 1 cardio session, 2 supplements.'; null
 * if everything is synced.
 */
export function waitingText({ cardio, refusedCardio, supplements }: Waiting): string | null {
  const parts = [
    cardio > 0 && counted(cardio, 'cardio session'),
    supplements > 0 && counted(supplements, 'supplement'),
  ].filter(Boolean);
  const sentences = [
    parts.length > 0 &&
      `Saved on this device, not synced yet: ${parts.join(', ')}. It will sync when you’re online.`,
    refusedCardio > 0 &&
      `Couldn’t be saved: ${counted(refusedCardio, 'cardio session')}. Check your cardio plan under Progress Tracking.`,
  ].filter(Boolean);
  return sentences.join(' ') || null;
}
