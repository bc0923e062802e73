import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coachAlerts } from '../../platform/db/schema/index.ts';
import { serverTest as it } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';

it('answers dizziness with advice and a low-urgency alert', async ({ server }) => {
  const coach = await createPerson(server.db, { role: 'coach' });
  const athlete = await createPerson(server.db, { coachId: coach.id });
  const browser = await signIn(server, athlete);
  const message = 'i get dizzy when i stand up';
  const body = { message, userId: athlete.id, conversationHistory: [] };
  expect((await browser.post('/api/ai/ask-ali', body)).json()).toMatchObject({
    handedToCoach: true,
    response: expect.stringMatching(/^Sit or lie down now[\s\S]*112 or 911[\s\S]*told your coach/),
  });
  const alerts = await server.db
    .select()
    .from(coachAlerts)
    .where(eq(coachAlerts.clientId, athlete.id));
  expect(alerts).toMatchObject([
    {
      coachId: coach.id,
      type: 'assistant_red_flag',
      severity: 'medium',
      message: expect.stringMatching(
        /mentioned dizziness or weakness to the assistant\. Ask how they are/,
      ),
    },
  ]);
});
