import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';
import classes from './toast-area.module.css';
import { toastAreaMounted } from './toast-demand.ts';

/** No shortcut of its own: Ctrl-Z does what a toast offers. */
const NO_HOTKEY: string[] = [];

/** Sonner announces all it shows. Ours say what is to be heard themselves, see toast-card.tsx. */
const silence = (section: HTMLElement | null) => section?.setAttribute('aria-live', 'off');

/** Shows toasts, one at a time. It is outside of the root, so that it never counts as covered by itself. */
export function ToastArea() {
  // Runs after the effect in which sonner subscribes.
  useEffect(toastAreaMounted, []);
  return createPortal(
    <Toaster
      ref={silence}
      className={classes.area}
      customAriaLabel="Notifications"
      hotkey={NO_HOTKEY}
      // Not in the corner, where the button for the next step is.
      position="bottom-center"
      visibleToasts={1}
    />,
    document.body,
  );
}
