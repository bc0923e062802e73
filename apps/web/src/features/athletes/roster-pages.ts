/**
 * Page size by window width. The build reads it too, so that the prefetch in the page matches the
 * screen's request.
 */
export const ROSTER_PAGES = [
  { media: '(min-width: 48em)', limit: 50 },
  { media: 'not all and (min-width: 48em)', limit: 15 },
] as const;
