import { eq } from 'drizzle-orm';
import { describe, expect, vi } from 'vitest';
import { users } from '../platform/db/schema/index.ts';
import { sceneTest } from './fixtures.ts';
import type { CallPayload, PermissionRow } from './permissions/row.ts';
import { sendPayload, WRITES } from './permissions/writes.ts';

const it = sceneTest
  .extend('settings', { limits: { writePerPerson: 1_000_000 } })
  .extend('api', ({ scene, server }) => {
    const handOverTo = (coachId: string, athleteId = scene.people.athlete.id) =>
      server.db.update(users).set({ coachId }).where(eq(users.id, athleteId));
    /** Sends the coach's call and hands the athlete over just before its first transaction. */
    async function sendWhileHandingOver(
      row: PermissionRow,
      change: Pick<CallPayload, 'body'> = {},
    ) {
      const { coach, otherCoach } = scene.people;
      const cargo = { ...(await row.prepare?.(scene, 'coach')), ...change };
      const athleteId = cargo.params?.userId;
      const browser = await scene.browserOf('coach');
      const begin = server.db.transaction;
      const spy = vi.spyOn(server.db, 'transaction').mockImplementationOnce(async (...work) => {
        await handOverTo(otherCoach.id, athleteId);
        return begin(...work);
      });
      const response = await sendPayload(row, browser, cargo);
      const started = spy.mock.calls.length;
      spy.mockRestore();
      await handOverTo(coach.id, athleteId);
      expect(started).toBeGreaterThan(0);
      return response;
    }
    return { sendWhileHandingOver };
  });

/** Calls about the coach's own data, or that check the handover themselves. */
const OTHERS = [
  'POST /api/users/:userId/messages/read',
  'POST /api/users/:userId/messages/typing',
  // Only reads.
  'POST /api/messages/recipients',
  // Hidden until its message is sent.
  'POST /api/users/:userId/photos',
  'POST /api/users/:userId/coach',
  // About an athlete who has no coach.
  'PUT /api/former-athletes/:userId',
  'DELETE /api/training-plans/:planId',
  'PUT /api/check-in-forms/:formId',
  'DELETE /api/check-in-forms/:formId',
  'POST /api/check-in-forms/:formId/restore',
  'PUT /api/snippets/:snippetId',
  'DELETE /api/snippets/:snippetId',
  // A coach may cancel what they wrote to an athlete who has left.
  'DELETE /api/users/:userId/scheduled-messages/:scheduledId',
  'POST /api/users/:userId/scheduled-messages/:scheduledId/restore',
  'PUT /api/tasks/:taskId/done',
  'DELETE /api/tasks/:taskId',
  'POST /api/tasks/:taskId/restore',
  'POST /api/invitations/:invitationId/resend',
  'POST /api/invitations/:invitationId/revoke',
];

/** Writes about an athlete that only their coach may make. */
const ABOUT_ATHLETES = WRITES.filter(
  ({ name, row: { endpoint, statuses } }) =>
    statuses.coach === endpoint.status && statuses.otherCoach === 404 && !OTHERS.includes(name),
);

it('lists its exceptions', () => {
  expect(WRITES.map(({ name }) => name)).toEqual(expect.arrayContaining(OTHERS));
});

/** Drafts a peak week, which stores named conditions first in a separate transaction. */
const PEAK_WEEK = 'POST /api/users/:userId/peak-week';

describe.each(ABOUT_ATHLETES)('$name', ({ row }) => {
  it('is rejected if the athlete was handed over in the meantime', async ({ api }) => {
    const response = await api.sendWhileHandingOver(row);
    expect(response.statusCode, response.body).toBe(404);
  });
});

it('records no condition after a handover', async ({ api, server, scene }) => {
  const peakWeek = ABOUT_ATHLETES.find(({ name }) => name === PEAK_WEEK);
  if (!peakWeek) throw new Error('no such call');
  const body = { conditions: ['Regular medication'], isRehearsed: false };
  const response = await api.sendWhileHandingOver(peakWeek.row, { body });
  expect(response.statusCode, response.body).toBe(404);
  const [athlete] = await server.db
    .select({ conditions: users.healthConditions })
    .from(users)
    .where(eq(users.id, scene.people.athlete.id));
  expect(athlete).toEqual({ conditions: [] });
});
