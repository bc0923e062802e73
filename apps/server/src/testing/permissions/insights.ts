import { alertEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const coachOfAthlete = { ...coachesOnly(200), otherCoach: 404 };

/** An open alert about the athlete, raised by a warning sign in a message. */
async function openAlert({ browserOf, people }: Scene) {
  const athlete = await browserOf('athlete');
  await athlete.post(`/api/users/${people.athlete.id}/messages`, { content: 'I fainted today.' });
  const { alerts } = (await (await browserOf('coach')).get('/api/alerts')).json();
  return { params: { alertId: alerts[0].id } };
}

export const insightPermissions: PermissionRow[] = [
  { endpoint: alertEndpoints.alerts, statuses: coachesOnly(200) },
  { endpoint: alertEndpoints.readAlert, statuses: coachOfAthlete, prepare: openAlert },
  { endpoint: alertEndpoints.resolveAlert, statuses: coachOfAthlete, prepare: openAlert },
  { endpoint: alertEndpoints.reopenAlert, statuses: coachOfAthlete, prepare: openAlert },
];
