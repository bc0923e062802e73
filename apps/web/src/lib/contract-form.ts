import type { ReactNode } from 'react';

/** The errors of a form, by field. */
export type FormErrors = Record<string, ReactNode>;

/** The part of a contract schema needed for validation. */
interface Schema {
  safeParse(values: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/**
 * Loads a contract schema: `() => import('@posedown/contract').then((c) => c.loginBodySchema)`.
 */
export type SchemaLoader = () => Promise<Schema>;

/**
 * The `validate` function of a form, by a contract schema. The schema is loaded on the first
 * validation, because it is too large for the first scripts of a page. Each field shows its first
 * error. If the schema can't be loaded there are no errors: the server validates too, and sending
 * reports that there is no network.
 */
export function validateBy(load: SchemaLoader) {
  return async (values: unknown): Promise<FormErrors> => {
    const schema = await load().catch(() => undefined);
    const errors: FormErrors = {};
    for (const issue of schema?.safeParse(values).error?.issues ?? []) {
      errors[issue.path.join('.')] ??= issue.message;
    }
    return errors;
  };
}
