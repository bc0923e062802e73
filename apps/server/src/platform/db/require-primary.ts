import type pg from 'pg';

/** The other end of a new connection is a standby, which serves outdated rows and saves nothing. */
class StandbyError extends Error {
  override name = 'StandbyError';
  /** PostgreSQL's code for a server that can't be used yet. */
  readonly code = '57P03';
}

/**
 * Rejects a new connection to a standby: after a failover, an address may lead to the former primary for a while. A
 * primary can only become a standby by a restart, which ends its connections, so older ones need no check.
 * @throws StandbyError
 */
export async function requirePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>(
    'select pg_is_in_recovery() as "isStandby"',
  );
  if (rows[0]?.isStandby) throw new StandbyError('The PostgreSQL at this address is a standby.');
}
