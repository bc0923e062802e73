import { announce } from '../announce/announce.ts';

export const COMPLAINT = '[aria-invalid="true"], [data-invalid]';

/** Moves the focus to the first field with an error. */
export function focusFirstError(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>(COMPLAINT);
  if (!invalid) return;
  const isGroup = invalid.matches('fieldset');
  const control = isGroup ? invalid.querySelector('input') : invalid;
  // A field is read with its error as the focus comes: one that has it already is not, a group may not be.
  if (isGroup || control === document.activeElement) announce(fieldErrorOf(invalid));
  control?.focus({ preventScroll: true });
  // Centered, so that the error below the field is visible too.
  control?.scrollIntoView({ block: 'center' });
}

/** The words under a field: the last of what describes it. */
function fieldErrorOf(field: Element): string {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(id)?.textContent ?? '';
}
