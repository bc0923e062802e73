import type { GuidanceMode } from '@posedown/coaching';
import type { OnboardingInput, PlanProposal } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { simulateSteadyWeeks } from '../../../testing/simulate-steady-weeks.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';

/** A self-registered athlete with their coach, and helpers to act as them. */
export interface LivingAthlete {
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
  server: TestApp,
  form: Partial<OnboardingInput> = {},
): Promise<LivingAthlete> {
  const coachPerson = await createPerson(server.db, { role: 'coach' });
  const logCoachIn = () => signIn(server, coachPerson);
  const coach = await logCoachIn();
  const browser = server.browser();
  const reply = await browser.post(
    '/api/users',
    signUpForm({ cardioPreference: 'light', ...form }),
  );
  const athlete: Person = reply.json().user;
  const { id: userId } = athlete;
  return {
    ...{ athlete, browser, coach, logCoachIn },
    live: (intakeKcal) => simulateSteadyWeeks(server, userId, intakeKcal),
    async guide(guidanceMode) {
      await server.db.update(users).set({ guidanceMode }).where(eq(users.id, userId));
    },
    proposals: async (reader) =>
      (await reader.get(`/api/users/${userId}/proposals`)).json().proposals,
    decide: (sender, id, body) => sender.post(`/api/proposals/${id}/decision`, body),
  };
}
