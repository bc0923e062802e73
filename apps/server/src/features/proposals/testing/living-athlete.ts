import { addDays, calendarDayIn, type GuidanceMode } from '@posedown/coaching';
import type { OnboardingInput, PlanProposal } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { nutritionLogs, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { insertEntries } from '../../../testing/insert-entries.ts';
import { createPerson, type Person, signIn as signInPerson } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

export const DAY_MS = 86_400_000;
const LIVED_DAYS = 28;

/** A self-registered athlete with their coach, and helpers to act as them. */
export interface LivingAthlete {
  test: TestApp;
  athlete: Person;
  browser: TestBrowser;
  coach: TestBrowser;
  /** Simulates four weeks of stable weight at this intake. */
  live(intakeKcal: number): Promise<void>;
  guide(mode: GuidanceMode): Promise<void>;
  /** Logs the coach in again, because a session doesn’t survive a year. */
  logCoachIn(): Promise<TestBrowser>;
  proposals(sender: TestBrowser): Promise<PlanProposal[]>;
  decide(sender: TestBrowser, id: string, body: object): ReturnType<TestBrowser['post']>;
}

export async function openLivingAthlete(
  form: Partial<OnboardingInput> = {},
): Promise<LivingAthlete> {
  const test = await openTestApp();
  const coachPerson = await createPerson(test.db, { role: 'coach' });
  const logCoachIn = () => signInPerson(test, coachPerson);
  const coach = await logCoachIn();
  const browser = test.browser();
  const reply = await browser.post(
    '/api/users',
    signUpForm({ cardioPreference: 'light', ...form }),
  );
  const athlete: Person = reply.json().user;
  const { id: userId } = athlete;
  return {
    ...{ test, athlete, browser, coach, logCoachIn },
    async live(intakeKcal) {
      test.advance(LIVED_DAYS * DAY_MS);
      const today = calendarDayIn(test.now(), 'UTC');
      const days = Array.from({ length: LIVED_DAYS }, (_, ago) => addDays(today, -ago - 1));
      const food = { mealType: 'Lunch', foodName: 'All of it', quantity: 1, unit: 'g' as const };
      const macros = { calories: intakeKcal, protein: 160, carbs: 200, fats: 60 };
      const weigh = (date: string, place: number) => ({
        ...{ userId, date },
        weight: 84 + (place % 2 ? 0.2 : -0.2),
      });
      await insertEntries(test.db, days.map(weigh));
      await test.db
        .insert(nutritionLogs)
        .values(days.map((date) => ({ userId, date, ...food, ...macros })));
    },
    async guide(guidanceMode) {
      await test.db.update(users).set({ guidanceMode }).where(eq(users.id, userId));
    },
    proposals: async (reader) =>
      (await reader.get(`/api/users/${userId}/proposals`)).json().proposals,
    decide: (sender, id, body) => sender.post(`/api/proposals/${id}/decision`, body),
  };
}
