import { useEffect, useState } from 'react';
import { openPalette } from './open-palette.ts';

/**
 * Opens the command palette by Ctrl-K, or Cmd-K, from the moment the page stands.
 * @returns whether it was pressed before the palette was there: then nothing is to be waited for
 */
export function usePaletteKey(): boolean {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!openPalette()) setAwaited(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return isAwaited;
}
