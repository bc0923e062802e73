/** For a test that generates hundreds of plans: `npm test` runs it, `npm run check` doesn't. */
export const SLOW = { tags: ['slow'] };
