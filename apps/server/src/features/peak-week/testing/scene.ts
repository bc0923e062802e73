import { and, eq, like } from 'drizzle-orm';
import { coachAlerts } from '../../../platform/db/schema/index.ts';
import { athleteBeforeShow } from '../../../testing/athlete-before-show.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestBrowser } from '../../../testing/test-app.ts';

export const putJson = (sender: TestBrowser, url: string, payload: object) =>
  sender.request({ method: 'PUT', url, payload });

/** The body of a draft request. */
export const draft = { conditions: [] as string[], isRehearsed: false };

/** Opens a server with a coach and athletes ready for their peak week. */
export async function openScene() {
  const test = await openTestApp();
  const coach = await createPerson(test.db, { role: 'coach' });
  const coachBrowser = await signIn(test, coach);

  const readyAthlete = (change: Parameters<typeof athleteBeforeShow>[2] = {}) =>
    athleteBeforeShow(test, coach, change);

  /** An athlete with an approved peak week. */
  async function createFollowingAthlete() {
    const ready = await readyAthlete();
    const { show } = (await ready.browser.post(ready.url, draft)).json();
    await putJson(coachBrowser, `${ready.url}/approval`, { version: 0, approved: true });
    return { ...ready, competitionId: show.competitionId as string };
  }

  const alertsOf = ({ id }: Person) =>
    test.db
      .select()
      .from(coachAlerts)
      .where(and(eq(coachAlerts.clientId, id), like(coachAlerts.type, 'peak_week%')))
      .orderBy(coachAlerts.id);

  return { test, coach, coachBrowser, readyAthlete, createFollowingAthlete, alertsOf };
}
