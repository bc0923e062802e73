import type { BrowserContext } from '@playwright/test';
import type { Role } from './screens.ts';

const MARK = '$athlete';

/**
 * Fills `$athlete` in an address with the athlete who heads the coach's roster, so that pages about
 * one athlete are seen filled.
 */
export async function addressFor(role: Role, context: BrowserContext) {
  const id = role === 'coach' ? await firstAthlete(context) : '';
  return (visit: string) => visit.replace(MARK, id);
}

async function firstAthlete(context: BrowserContext): Promise<string> {
  const reply = await context.request.get('/api/clients?limit=1');
  const { clients } = (await reply.json()) as { clients: { id: string }[] };
  const [athlete] = clients;
  if (!athlete) throw new Error('The coach has no athlete to look at.');
  return athlete.id;
}
