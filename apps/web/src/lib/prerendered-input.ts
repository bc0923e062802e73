/*
 * What a person, or their password manager, has filled into a prerendered page before its code
 * arrived. Taking the page over would empty the fields, so their form starts with it.
 */
const typed = new Map<string, string>();

/** Notes the text fields of the page, by their names. */
export function rememberPrerenderedInput(
  fields: Iterable<{ name: string; type: string; value: string }>,
): void {
  for (const { name, type, value } of fields) {
    if (name !== '' && value !== '' && type !== 'radio' && type !== 'checkbox') {
      typed.set(name, value);
    }
  }
}

/** The values a form starts with: the given ones, or what has been typed already. */
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

/** To be called once a form has taken it over: it must not fill in a form shown later. */
export function clearPrerenderedInput(): void {
  typed.clear();
}
