import { announce } from '../announce/announce.ts';

export const INVALID_SELECTOR = '[aria-invalid="true"], [data-invalid]';

/** Moves the focus to the first field with an error. */
export function focusFirstError(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>(INVALID_SELECTOR);
  if (!invalid) return;
  const isGroup = invalid.matches('fieldset');
  const control = isGroup ? invalid.querySelector('input') : invalid;
  // A field's error is announced when it receives the focus. A field that already has the focus,
  // and a group, need an announcement.
  if (isGroup || control === document.activeElement) announce(fieldErrorOf(invalid));
  control?.focus({ preventScroll: true });
  // Centered, so that the error below the field is visible too.
  control?.scrollIntoView({ block: 'center' });
}

/** The error text below a field: the last element that describes it. */
function fieldErrorOf(field: Element): string {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(id)?.textContent ?? '';
}
