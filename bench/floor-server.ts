import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/* The baseline for request benchmarks: node:http and one row by key from PostgreSQL, with nothing in between. Runs
   in its own process: `floor-server.ts <database url>`. */
const [databaseUrl] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const { rows } = await pool.query('select id from users order by id limit 1');
const id: unknown = rows[0]?.id;

const server = createServer(async (_request, response) => {
  const found = await pool.query({
    name: 'floor',
    text: 'select id, name, email, weight from users where id = $1',
    values: [id],
  });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(found.rows[0]));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}`);
});
process.on('SIGTERM', () => process.exit(0));
