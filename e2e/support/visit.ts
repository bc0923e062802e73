import type { BrowserContext } from '@playwright/test';
import type { Role } from './screens.ts';

/** The values of URL placeholders: see `screens.ts`. */
type Marks = Record<'$athlete' | '$client' | '$exercise' | '$session', string>;

/** Replaces the placeholders of a URL, so that detail pages are shown with data. */
export async function addressFor(role: Role, context: BrowserContext) {
  const marks = role === 'stranger' ? undefined : await marksFor(role, context);
  return (visit: string) =>
    visit.replace(/\$\w+/g, (mark) => marks?.[mark as keyof Marks] || 'nothing');
}

async function marksFor(role: Role, context: BrowserContext): Promise<Marks> {
  async function read<Reply>(path: string): Promise<Reply> {
    const reply = await context.request.get(path);
    if (!reply.ok()) throw new Error(`${path} answered ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }
  type Clients = { clients: { id: string }[] };
  const first = async (search: string) =>
    (await read<Clients>(`/api/clients?${search}`)).clients[0]?.id ?? '';
  const own = async () => (await read<{ user: { id: string } }>('/api/auth/me')).user.id;
  const client = role === 'coach' ? await first(`limit=1&search=${CLIENT}`) : await own();
  const { exercises } = await read<{ exercises: { id: string }[] }>('/api/exercises');
  const { sessions } = await read<{ sessions: { id: string }[] }>(
    `/api/users/${client}/workout-sessions?limit=1`,
  );
  return {
    $athlete: role === 'coach' ? await first('limit=1') : '',
    $client: client,
    $exercise: exercises[0]?.id ?? '',
    $session: sessions[0]?.id ?? '',
  };
}

/** The name of the athlete whose demo account is on the login page. */
const CLIENT = 'Omar';
