import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * Listens on the configured address. If the system assigns the port, it is written back to the settings, because links
 * in mails use it. @returns the address
 */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  settings: Pick<Settings, 'host' | 'port'>,
): Promise<string> {
  const { host, port } = settings;
  const address = await app.listen({ host, port });
  if (port === 0) settings.port = Number(new URL(address).port);
  return address;
}
