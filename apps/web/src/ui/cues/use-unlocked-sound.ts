import { useEffect } from 'react';
import { whenIdle } from '../after-first-paint.ts';
import { prepareSound, unlockSoundByGesture } from './sound.ts';

/** Any tap or key while the screen is open lets its timer sound. */
export function useUnlockedSound(): void {
  useEffect(() => whenIdle(prepareSound), []);
  useEffect(unlockSoundByGesture, []);
}
