import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coachAlerts } from '../../platform/db/schema/index.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('says what to do when dizzy and when to call for help, and tells the coach without alarm', async () => {
  const coach = await createPerson(test.db, { role: 'coach' });
  const athlete = await createPerson(test.db, { coachId: coach.id });
  const browser = await signIn(test, athlete);
  const message = 'i get dizzy when i stand up';
  const body = { message, userId: athlete.id, conversationHistory: [] };
  expect((await browser.post('/api/ai/ask-ali', body)).json()).toMatchObject({
    handedToCoach: true,
    response: expect.stringMatching(/^Sit or lie down now[\s\S]*112 or 911[\s\S]*told your coach/),
  });
  const alerts = await test.db
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
