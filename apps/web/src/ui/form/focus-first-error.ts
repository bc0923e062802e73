/** Puts the focus on the first control of the form that is complained about, if there is one. */
export function focusFirstError(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (!invalid) return;
  const control = invalid.matches('fieldset') ? invalid.querySelector('input') : invalid;
  control?.focus({ preventScroll: true });
  // In the middle: the sentence under the control is in view with it.
  control?.scrollIntoView({ block: 'center' });
}
