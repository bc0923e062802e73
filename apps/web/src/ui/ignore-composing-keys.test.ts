import { expect, it } from 'vitest';
import { ignoreComposingKeys } from './ignore-composing-keys.ts';

/** Whether the page receives a key, and whether the browser's default action follows. */
function press(key: string, how: { isComposing?: boolean; keyCode?: number }) {
  const page = new EventTarget();
  ignoreComposingKeys(page);
  let isReceived = false;
  page.addEventListener('keydown', () => {
    isReceived = true;
  });
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...how });
  page.dispatchEvent(event);
  return { isHeard: isReceived, isSent: !event.defaultPrevented };
}

it('hides input-method keys from the page and their Enter from forms', () => {
  const composing = { isComposing: true };
  expect(press('Enter', composing)).toEqual({ isHeard: false, isSent: false });
  expect(press('ArrowDown', composing)).toMatchObject({ isHeard: false });
  expect(press('Escape', composing)).toMatchObject({ isHeard: false });
  expect(press('Enter', { keyCode: 229 })).toEqual({ isHeard: false, isSent: false });
});

it('leaves all other keys alone', () => {
  expect(press('Enter', { isComposing: false, keyCode: 13 })).toEqual({
    isHeard: true,
    isSent: true,
  });
});
