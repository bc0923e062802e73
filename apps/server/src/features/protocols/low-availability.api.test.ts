import type { Protocol } from '@posedown/contract';
import { expect } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest as it } from '../../testing/fixtures.ts';
import { signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;

/** Drafts a protocol with one phase: two weeks at the given kcal a day. */
async function draftTwoWeeks(browser: TestBrowser, clientId: string, calories: number) {
  const request = { clientId, protocolType: 'cutting' };
  const made: Protocol = (await browser.post('/api/ai/protocol-recommendation', request)).json();
  const [first] = made.protocol.phases;
  const carbs = Math.round((calories - 4 * 100 - 9 * 50) / 4);
  const phase = { ...first, weeks: 2, calories, protein: 100, carbs, fats: 50, dailySteps: 8000 };
  const payload = { version: 0, bodyFatTarget: null, phases: [phase] };
  await browser.request({ method: 'PUT', url: `/api/protocols/${made.id}`, payload });
  return made.id;
}

it('adds up low-energy days across earlier plans', async ({ server, coach }) => {
  const athlete = server.browser();
  const form = signUpForm({
    ...{ sex: 'female', height: 170, weight: 68, targetWeight: 62, cardioPreference: 'none' },
  });
  const { user } = (await athlete.post('/api/users', form)).json();
  await athlete.post('/api/progress/stats', { weight: 68, bodyFat: 25.3 });
  // 50.8 kg of lean mass. The meals provide at least 30 kcal per kg of it.
  await athlete.post('/api/ai/nutrition-plan', { mealFrequency: 4 });
  /** Approves two weeks at about 28 kcal/kg, and lets some days pass. */
  const approve = async (daysAfter: number) => {
    const browser = await signIn(server, coach);
    const id = await draftTwoWeeks(browser, user.id, 1540);
    const approval = { version: 1, warningReason: 'Two weeks only, asked: healthy.' };
    const reply = await browser.post(`/api/protocols/${id}/approve`, approval);
    server.advance(daysAfter * DAY_MS);
    return [reply.statusCode, reply.json().error];
  };
  expect(await approve(14)).toEqual([200, undefined]);
  expect(await approve(7)).toEqual([409, expect.stringContaining('for over two weeks')]);
  // The meal plan alone applied in the week between.
  expect(await approve(0)).toEqual([200, undefined]);
});
