/* Text that a user or their password manager entered into a prerendered page before its code
   loaded. Hydration would clear the fields, so their form starts with this text. */
const typed = new Map<string, string>();

/** Records the text fields of the page by name. */
export function rememberPrerenderedInput(
  fields: Iterable<{ name: string; type: string; value: string }>,
): void {
  for (const { name, type, value } of fields) {
    if (name !== '' && value !== '' && type !== 'radio' && type !== 'checkbox') {
      typed.set(name, value);
    }
  }
}

/** The initial values of a form: the given ones, or what has been typed already. */
export function withPrerenderedInput<Values extends Record<string, unknown>>(
  initialValues: Values,
): Values {
  const values = { ...initialValues };
  for (const name of Object.keys(values)) {
    const value = typed.get(name);
    if (value !== undefined) Object.assign(values, { [name]: value });
  }
  return values;
}

/** Call this once a form has used it, so that it doesn't fill in another form later. */
export function clearPrerenderedInput(): void {
  typed.clear();
}
