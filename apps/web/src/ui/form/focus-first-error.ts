import { announce } from '../announce/announce.ts';

export const COMPLAINT = '[aria-invalid="true"], [data-invalid]';

/** Moves the focus to the first field of a form that is complained about, if there is one. */
export function focusFirstError(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>(COMPLAINT);
  if (!invalid) return;
  const isGroup = invalid.matches('fieldset');
  const control = isGroup ? invalid.querySelector('input') : invalid;
  // A field is read with its complaint as the focus comes: one that has it already is not, a group may not be.
  if (isGroup || control === document.activeElement) announce(complaintOf(invalid));
  control?.focus({ preventScroll: true });
  // In the middle: the sentence under the control is in view with it.
  control?.scrollIntoView({ block: 'center' });
}

/** The words under a field: the last of what describes it. */
function complaintOf(field: Element): string {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(id)?.textContent ?? '';
}
