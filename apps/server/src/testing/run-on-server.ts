import pg from 'pg';

/** Runs one statement on a PostgreSQL server, on a connection of its own. */
export async function runOnServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
