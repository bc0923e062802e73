import { useEffect } from 'react';
import { whenIdle } from '../after-first-paint.ts';
import { prepareSound, unlockSoundByGesture } from './sound.ts';

/** Unlocks the timer's sound on any tap or key while the screen is open. */
export function useUnlockedSound(): void {
  useEffect(() => whenIdle(prepareSound), []);
  useEffect(unlockSoundByGesture, []);
}
