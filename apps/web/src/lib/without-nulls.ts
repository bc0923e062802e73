type WithoutNulls<Body> = {
  [Key in keyof Body]: null extends Body[Key] ? Exclude<Body[Key], null> | undefined : Body[Key];
};

/** A reply as a body: what the server says by null is left out of what it is sent. */
export function withoutNulls<Body extends object>(body: Body): WithoutNulls<Body> {
  const filled = Object.entries(body).map(([key, value]) => [key, value ?? undefined]);
  return Object.fromEntries(filled) as WithoutNulls<Body>;
}
