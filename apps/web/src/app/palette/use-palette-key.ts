import { useEffect } from 'react';
import { openPalette } from './open-palette.ts';

/** Opens the command palette by Ctrl-K, or Cmd-K. */
export function usePaletteKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      openPalette();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
