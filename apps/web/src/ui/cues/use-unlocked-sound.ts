import { useEffect } from 'react';
import { unlockSoundByGesture } from './sound.ts';

/** Any tap or key while the screen is open lets its timer sound. */
export const useUnlockedSound = (): void => useEffect(unlockSoundByGesture, []);
