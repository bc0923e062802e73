/**
 * How many athletes are read at a time, by the window: a phone's page ends where a thumb gives up. The
 * build reads it too, so that a page asks for what its screen will.
 */
export const ROSTER_PAGES = [
  { media: '(min-width: 48em)', limit: 50 },
  { media: 'not all and (min-width: 48em)', limit: 15 },
] as const;
