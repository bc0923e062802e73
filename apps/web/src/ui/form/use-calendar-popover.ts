import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';

/**
 * The maximum size of the calendar, with six weeks, and its distance from the field and the
 * window's edges.
 */
const WIDTH_PX = 340;
const HEIGHT_PX = 420;
const GAP_PX = 8;

/** Positions the popover below the button, above it, or as low as it fits. */
function place(button: HTMLElement, { style }: HTMLElement): void {
  const { top, bottom, left } = button.getBoundingClientRect();
  const rightmost = window.innerWidth - WIDTH_PX - GAP_PX;
  style.left = `${Math.max(GAP_PX, Math.min(left, rightmost))}px`;
  const fits = bottom + HEIGHT_PX + GAP_PX <= window.innerHeight;
  const fitsAbove = top - HEIGHT_PX - GAP_PX >= 0;
  const lowest = Math.max(GAP_PX, window.innerHeight - HEIGHT_PX - GAP_PX);
  style.top = fits ? `${bottom + GAP_PX / 2}px` : fitsAbove ? 'auto' : `${lowest}px`;
  style.bottom = fitsAbove && !fits ? `${window.innerHeight - top + GAP_PX / 2}px` : 'auto';
}

/** Opens the calendar in a native popover: above dialogs, and Escape closes it without closing the dialog. */
export function useCalendarPopover(
  button: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = () => {
      if (button.current && popover.current) place(button.current, popover.current);
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [isOpen, button, popover]);

  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
    if (newState === 'open' && button.current) place(button.current, currentTarget);
    // Safari doesn't focus a clicked button, so there would be no focus to return.
    else if (currentTarget.contains(document.activeElement)) button.current?.focus();
  }

  // Renders the calendar only while the popover is open, when it can take the focus.
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => setIsOpen(newState === 'open');

  return { isOpen, handlers: { onBeforeToggle, onToggle } };
}
