import type { BrowserContext } from '@playwright/test';
import { dayFromNow } from './days.ts';
import { signUpAthlete } from './people.ts';
import { done, send } from './send.ts';

/** An athlete with a drafted peak week for a show in three days. */
export async function athleteBeforeShow(context: BrowserContext, changes: Record<string, unknown>) {
  const id = await signUpAthlete(context, changes);
  for (const ago of [4, 3, 2]) {
    const felt = { weight: 80, energyLevel: 6, stressLevel: 4, mood: 'good' };
    await done(send(context, 'POST', '/api/progress', { date: dayFromNow(-ago), ...felt }));
  }
  const show = { name: 'Peak Open', date: dayFromNow(3), category: 'Figure' };
  await done(send(context, 'POST', '/api/competitions', show));
  const peak = `/api/users/${id}/peak-week`;
  await done(send(context, 'POST', peak, { conditions: [], isRehearsed: false }));
  return { id, peak };
}
