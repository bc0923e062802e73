import { IconBell, IconBellOff } from '@tabler/icons-react';
import { Button } from '../parts/button.tsx';
import { setMuted, useMuted } from './mute.ts';
import { unlockSound } from './sound.ts';

/** Toggles the timers' beeps and vibration. */
export function MuteButton() {
  const muted = useMuted();
  const Icon = muted ? IconBellOff : IconBell;

  function toggle() {
    if (muted) unlockSound();
    setMuted(!muted);
  }
  return (
    <Button
      variant="default"
      size="md"
      aria-pressed={muted}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={toggle}
    >
      Mute
    </Button>
  );
}
