import { counted } from '@posedown/coaching';

/** How much of what the day's figures count waits on the device. */
interface Waiting {
  meals: number;
  cardio: number;
  supplements: number;
}

/** 'Kept on this device and not counted yet: 1 meal, 2 supplement ticks.'; null where nothing waits. */
export function waitingWords({ meals, cardio, supplements }: Waiting): string | null {
  const parts = [
    meals > 0 && counted(meals, 'meal'),
    cardio > 0 && counted(cardio, 'cardio session'),
    supplements > 0 && counted(supplements, 'supplement tick'),
  ].filter(Boolean);
  return parts.length > 0
    ? `Kept on this device and not counted yet: ${parts.join(', ')}. Sent as soon as the server can be reached.`
    : null;
}
