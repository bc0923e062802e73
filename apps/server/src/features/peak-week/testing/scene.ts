import { and, eq, like } from 'drizzle-orm';
import { coachAlerts } from '../../../platform/db/schema/index.ts';
import { athleteBeforeShow } from '../../../testing/athlete-before-show.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';

export const putJson = (sender: TestBrowser, url: string, payload: object) =>
  sender.request({ method: 'PUT', url, payload });

/** The body of a draft request. */
export const draft = { conditions: [] as string[], isRehearsed: false };

/** A coach and athletes ready for their peak week, on a server shared by the file. */
export const peakWeekTest = pairTest.extend(
  'scene',
  { scope: 'file' },
  ({ server, coach, asCoach }) => {
    const readyAthlete = (change: Parameters<typeof athleteBeforeShow>[2] = {}) =>
      athleteBeforeShow(server, coach, change);

    /** An athlete with an approved peak week. */
    async function createFollowingAthlete() {
      const ready = await readyAthlete();
      const { show } = (await ready.browser.post(ready.url, draft)).json();
      await putJson(asCoach, `${ready.url}/approval`, { version: 0, approved: true });
      return { ...ready, competitionId: show.competitionId as string };
    }

    const alertsOf = ({ id }: Person) =>
      server.db
        .select()
        .from(coachAlerts)
        .where(and(eq(coachAlerts.clientId, id), like(coachAlerts.type, 'peak_week%')))
        .orderBy(coachAlerts.id);

    return { readyAthlete, createFollowingAthlete, alertsOf };
  },
);
