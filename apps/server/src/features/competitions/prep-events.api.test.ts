import { describe, expect } from 'vitest';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { sceneTest as it } from '../../testing/fixtures.ts';
import { competitionPermissions } from '../../testing/permissions/competitions.ts';
import { sendPayload } from '../../testing/permissions/writes.ts';

/** Prep routes that both athlete and coach may write to. */
const shared = competitionPermissions
  .filter(({ endpoint, statuses }) => endpoint.method !== 'GET' && statuses.coach < 300)
  .map((row) => ({ row, name: `${row.endpoint.method} ${row.endpoint.path}` }));

describe.each(shared)('$name', ({ row }) => {
  it.for([
    ['athlete', 'coach'],
    ['coach', 'athlete'],
  ] as const)(
    'by the %s notifies the open page of the %s',
    async ([writer, reader], { scene, server }) => {
      const cargo = (await row.prepare?.(scene, writer)) ?? {};
      const browser = await scene.browserOf(writer);
      const events = await eventsReceivedBy(server, scene.people[reader], async () => {
        expect((await sendPayload(row, browser, cargo)).statusCode).toBe(row.endpoint.status);
      });
      expect(events).toContainEqual({ type: 'athlete', athleteId: scene.people.athlete.id });
    },
  );
});
