import { PAYLOADS } from './support/corpus/payloads.ts';
import { tryScripts } from './support/corpus/try-scripts.ts';
import { findPlanted, watch } from './support/corpus/watch.ts';
import { expect, test } from './support/test.ts';

/** Texts that the corpus doesn't fill, each with its reason. */
const UNFILLED = [
  // Secrets, which are never shown, and what is sent instead of them.
  'DELETE /api/account password',
  'POST /api/auth/change-password currentPassword',
  'POST /api/auth/change-password newPassword',
  'POST /api/auth/login password',
  'POST /api/auth/set-password password',
  'POST /api/auth/set-password token',
  'POST /api/users password',
  // Formatted values that the schema can't describe: URLs, zones, foods and reps.
  'PATCH /api/users/:userId timezone',
  'POST /api/auth/login email',
  'POST /api/auth/password-link email',
  'POST /api/invitations email',
  'POST /api/nutrition-plans/:planId/swap foodId',
  'POST /api/nutrition-plans/:planId/swap substituteId',
  'POST /api/team email',
  'POST /api/training-plans workouts.0.exercises.0.reps',
  'POST /api/users email',
  'POST /api/users timezone',
  'POST /api/users/:userId/nutrition-logs foodId',
  // Why a weekly proposal was declined. Proposals need weeks of diary entries and weigh-ins.
  'POST /api/proposals/:proposalId/decision reason',
  // Why a program is saved despite its warnings. Required only if it has some.
  'POST /api/training-plans warningReason',
  'POST /api/training-plans/:planId/assign warningReason',
  // Why a program was regenerated, which would replace the program above. The same list shows the
  // reason for new targets.
  'POST /api/users/:userId/training-plan/regenerate reason',
  'PUT /api/notices/push endpoint',
  // Searches, which are not stored. A URL with payloads searches for them anyway.
  'GET /api/audit person',
  'GET /api/clients search',
  'GET /api/former-athletes search',
  'GET /api/messages/search q',
  'GET /api/messages/threads search',
  'GET /api/users/:userId/coach-notes search',
  // Existing tags, as filters and targets.
  'GET /api/check-in-inbox tag',
  'GET /api/clients tag',
  'POST /api/check-in-forms/assign to.tag',
].sort();

/** Accepted, but shown on no screen. */
const NOT_SHOWN = [
  'POST /api/ai/ask-ali conversationHistory.0.content',
  'POST /api/ai/nutrition-plan userProfile.experience',
  'POST /api/ai/nutrition-plan userProfile.goal',
  'POST /api/ai/nutrition-plan userProfile.name',
  'POST /api/pose-practice-sessions poses.0.name',
  // The library's own name of the exercise is shown instead.
  'POST /api/training-plans workouts.0.exercises.0.exerciseName',
  // A partner that isn't in the workout; the next exercise is used instead.
  'POST /api/training-plans workouts.0.exercises.0.supersetWith',
  // Stored with the hold, and in the athlete's export.
  'POST /api/users/:userId/holds/:holdId/lift reason',
  // The reason for the following change is shown instead.
  'PUT /api/users/:userId/peak-week/approval warningReason',
];

test('user text is shown as text on every screen, and never runs', async ({
  browser,
  ownProduct,
}) => {
  test.setTimeout(600_000);
  const { unfilled, unseen, harm, ...tried } = await tryScripts(browser, ownProduct);
  expect(harm).toEqual([]);
  expect(unfilled).toEqual(UNFILLED);
  expect(unseen.sort()).toEqual(NOT_SHOWN);
  // Many combinations were tried: each payload in one field or another.
  const payloads = new Set([...tried.pairs].map((pair) => pair.split(' ', 1)[0]));
  expect(payloads.size).toBe(PAYLOADS.length);
  expect(tried.pairs.size).toBeGreaterThan(1000);
  expect(tried.screens).toBeGreaterThan(80);
  expect(tried.pressed).toBeGreaterThan(20);
});

test('the watch detects a script planted in a page', async ({
  context,
  page,
  product,
  strangers,
}) => {
  const detected = await watch(context, product.url);
  await page.goto('/');
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
  }, '<img src=x onerror=ran(1)><a href="javascript:ran(2)">x</a>');
  expect(await findPlanted(page)).toHaveLength(2);
  await expect.poll(() => detected.map(({ kind }) => kind)).toContain('policy');
  await page.evaluate(() => (window as unknown as { ran: (number: number) => void }).ran(3));
  await expect.poll(() => detected.map(({ what }) => what)).toContain('payload 3');
  const next = await context.newPage();
  await next.goto('/');
  await next.evaluate(() => window.open('about:blank'));
  await expect.poll(() => detected.map(({ what }) => what)).toContain('another window');
  // The content policy blocked it, as it should. In other journeys this is a failure.
  strangers.length = 0;
});
