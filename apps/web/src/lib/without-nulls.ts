type WithoutNulls<Body> = {
  [Key in keyof Body]: null extends Body[Key] ? Exclude<Body[Key], null> | undefined : Body[Key];
};

/** Converts a reply to a request body by omitting null fields. */
export function withoutNulls<Body extends object>(body: Body): WithoutNulls<Body> {
  const filled = Object.entries(body).map(([key, value]) => [key, value ?? undefined]);
  return Object.fromEntries(filled) as WithoutNulls<Body>;
}
