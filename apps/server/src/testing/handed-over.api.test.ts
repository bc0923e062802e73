import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../platform/db/schema/index.ts';
import { openScene, type Scene } from './permissions/scene.ts';
import { sendCargo, WRITES } from './permissions/writes.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await openTestApp({ limits: { writePerPerson: 1_000_000 } });
  scene = await openScene(test);
});
afterAll(() => test.close());

/** What is the coach's own, or says nothing of the athlete; who hands over judges that by itself. */
const OTHERS = [
  'POST /api/users/:userId/messages/read',
  'POST /api/users/:userId/messages/typing',
  // Nobody sees it until the message comes that it is for.
  'POST /api/users/:userId/photos',
  'POST /api/users/:userId/coach',
  'DELETE /api/training-plans/:planId',
  'POST /api/invitations/:invitationId/resend',
  'POST /api/invitations/:invitationId/revoke',
];

/** What a coach may write about an athlete of theirs, and no other coach. */
const ABOUT_ATHLETES = WRITES.filter(
  ({ name, row: { endpoint, statuses } }) =>
    statuses.coach === endpoint.status && statuses.otherCoach === 404 && !OTHERS.includes(name),
);

it('knows by name what it leaves out', () => {
  expect(WRITES.map(({ name }) => name)).toEqual(expect.arrayContaining(OTHERS));
});

const giveTo = (coachId: string) =>
  test.db.update(users).set({ coachId }).where(eq(users.id, scene.people.athlete.id));

describe.each(ABOUT_ATHLETES)('$name', ({ row }) => {
  it('is refused to who has handed the athlete over since it was judged whose they are', async () => {
    const { coach, otherCoach } = scene.people;
    const cargo = (await row.prepare?.(scene, 'coach')) ?? {};
    const browser = await scene.browserOf('coach');
    const begin = test.db.transaction;
    const spy = vi.spyOn(test.db, 'transaction').mockImplementationOnce(async (...work) => {
      await giveTo(otherCoach.id);
      return begin(...work);
    });
    const response = await sendCargo(row, browser, cargo);
    const begun = spy.mock.calls.length;
    spy.mockRestore();
    await giveTo(coach.id);
    expect(begun).toBeGreaterThan(0);
    expect(response.statusCode, response.body).toBe(404);
  });
});
