import type { ReactNode } from 'react';

/** What is wrong with a form, by field. */
export type FormErrors = Record<string, ReactNode>;

/** As much of a schema of the contract as checking takes. */
interface Schema {
  safeParse(values: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** Loads a schema of the contract: `() => import('@posedown/contract').then((c) => c.loginBodySchema)`. */
export type SchemaLoader = () => Promise<Schema>;

/**
 * The `validate` of a form, by a schema of the contract. The schema is loaded when a form is first
 * checked, because it is too heavy for the first scripts of a page. The first error about a field
 * is shown. Where the schema does not come nothing has an error: the server checks by the same, and
 * sending says that there is no network.
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
