import { authEndpoints } from '@posedown/contract';
import { sendPasswordLink } from '../../features/auth/index.ts';
import { createPerson, signIn } from '../people.ts';
import { athleteAlone, everyone, type PermissionRow, signedIn } from './row.ts';
import { PASSWORD, type Scene } from './scene.ts';

/** A person outside the scene, so that their logins don't affect the other tests. */
const stranger = ({ test }: Scene) => createPerson(test.db, { password: PASSWORD });

/** The token of a link just mailed to a stranger. */
async function linkToken(scene: Scene): Promise<string> {
  const { test } = scene;
  const mailer = {
    check: async () => {},
    send: async ({ text }: { text: string }) => {
      token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    },
  };
  let token = '';
  const services = { db: test.db, settings: test.settings, now: test.now, mailer };
  await sendPasswordLink(services, await stranger(scene), 'reset');
  return token;
}

/** The id of the athlete's session on another device. */
async function sessionOfAthlete({ test, people }: Scene): Promise<string> {
  const browser = await signIn(test, people.athlete);
  const { sessions } = (await browser.get('/api/auth/sessions')).json();
  return sessions.find((session: { current: boolean }) => session.current).id;
}

export const authPermissions: PermissionRow[] = [
  { endpoint: authEndpoints.me, statuses: signedIn(200) },
  {
    endpoint: authEndpoints.login,
    statuses: everyone(200),
    prepare: async (scene) => ({
      body: { email: (await stranger(scene)).email, password: PASSWORD },
    }),
  },
  { endpoint: authEndpoints.logout, statuses: everyone(204) },
  {
    endpoint: authEndpoints.requestPasswordLink,
    statuses: everyone(204),
    prepare: (_scene, caller) => ({ body: { email: `nobody-${caller}@test.example` } }),
  },
  {
    endpoint: authEndpoints.setPassword,
    statuses: everyone(200),
    prepare: async (scene) => ({
      body: { token: await linkToken(scene), password: 'quarter turns to the right' },
    }),
  },
  {
    endpoint: authEndpoints.changePassword,
    statuses: signedIn(204),
    prepare: () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } }),
  },
  { endpoint: authEndpoints.listSessions, statuses: signedIn(200) },
  {
    endpoint: authEndpoints.revokeSession,
    statuses: athleteAlone(204),
    prepare: async (scene) => ({ params: { sessionId: await sessionOfAthlete(scene) } }),
  },
];
