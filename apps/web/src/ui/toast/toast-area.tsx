import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';
import classes from './toast-area.module.css';
import { toastAreaMounted } from './toast-demand.ts';

/** No shortcut of its own: Ctrl-Z runs a toast's action. */
const NO_HOTKEY: string[] = [];

/** Sonner announces everything it shows. Ours are announced separately, see toast-card.tsx. */
const silence = (section: HTMLElement | null) => section?.setAttribute('aria-live', 'off');

/** Shows one toast at a time. Outside the root, so that it doesn't count as covering itself. */
export function ToastArea() {
  // Runs after sonner's effect that subscribes.
  useEffect(toastAreaMounted, []);
  return createPortal(
    <Toaster
      ref={silence}
      className={classes.area}
      customAriaLabel="Notifications"
      hotkey={NO_HOTKEY}
      // Not in the corner, where the next step's button is.
      position="bottom-center"
      visibleToasts={1}
    />,
    document.body,
  );
}
