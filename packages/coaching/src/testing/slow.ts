/** For a test that takes more than a second: `npm test` runs it, `npm run check` doesn't. */
export const SLOW = { tags: ['slow'] };
