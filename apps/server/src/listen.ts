import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * Listens where the settings say. Where they leave the port to the system, the settings hold it from
 * then on: links in mails lead there.
 * @returns the address
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
