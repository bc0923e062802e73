/* Typed as string, because only `app` knows the routes. */
export const FORMS_PATH: string = '/check-in-forms';
export const NEW_FORM_PATH: string = '/check-in-forms/new';
export const formPath = (formId: string): string => `/check-in-forms/${formId}`;

/** The built-in form in an address. */
export const STANDARD = 'standard';
