import { type RefCallback, useCallback } from 'react';

const MAX_SCALE = 6;
const WHEEL_STEP = 0.0016;

/**
 * Zooms and moves everything inside an element alike, through its CSS variables: `--zoom`, `--pan-x` and `--pan-y` in
 * shares of a frame. No render is needed during the gesture.
 */
export function useZoom(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const view = { scale: 1, x: 0, y: 0 };
    const pointers = new Map<number, { x: number; y: number }>();

    function show() {
      const room = (view.scale - 1) / 2;
      view.x = Math.max(-room, Math.min(room, view.x));
      view.y = Math.max(-room, Math.min(room, view.y));
      element?.style.setProperty('--zoom', String(view.scale));
      element?.style.setProperty('--pan-x', `${view.x * 100}%`);
      element?.style.setProperty('--pan-y', `${view.y * 100}%`);
    }
    function scaleTo(scale: number) {
      view.scale = Math.max(1, Math.min(MAX_SCALE, scale));
      show();
    }
    const frameSize = () => element.firstElementChild?.getBoundingClientRect();
    const spread = () => {
      const [one, other] = [...pointers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };

    function wheel(event: WheelEvent) {
      // A plain wheel scrolls the page; zooming takes the same key as in the browser, or a pinch on a touchpad.
      if (!event.ctrlKey && view.scale === 1 && !event.shiftKey) return;
      event.preventDefault();
      scaleTo(view.scale * (1 - event.deltaY * WHEEL_STEP * (event.ctrlKey ? 6 : 1)));
    }
    function down(event: PointerEvent) {
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (view.scale > 1 || pointers.size > 1) element?.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent) {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const spreadBefore = spread();
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.size === 2 && spreadBefore > 0) {
        scaleTo((view.scale * spread()) / spreadBefore);
        return;
      }
      const size = frameSize();
      if (!size || view.scale === 1) return;
      view.x += (event.clientX - before.x) / size.width;
      view.y += (event.clientY - before.y) / size.height;
      show();
    }
    const up = (event: PointerEvent) => pointers.delete(event.pointerId);
    const toggle = () => scaleTo(view.scale > 1 ? 1 : 2.5);

    const off = new AbortController();
    const { signal } = off;
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('dblclick', toggle, { signal });
    return () => off.abort();
  }, []);
}
