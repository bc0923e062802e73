import { openEmbedded } from '../open-embedded.ts';
import { say } from './say.ts';

/**
 * Prints the rows it found, then inserts rows in transactions of one to three and prints each number once its commit is
 * acknowledged, until killed.
 */
const { pglite } = await openEmbedded({ dataDir: process.argv[2] ?? '' });
await pglite.exec('create table if not exists written (id int primary key, filling text)');
const { rows } = await pglite.query<{ id: number }>('select id from written');
say(`found ${JSON.stringify(rows.map((row) => row.id))}`);

let next = Math.max(0, ...rows.map((row) => row.id)) + 1;
for (;;) {
  const ids = Array.from({ length: 1 + (next % 3) }, (_, index) => next + index);
  await pglite.transaction(async (transaction) => {
    for (const id of ids) {
      await transaction.query('insert into written values ($1, repeat($2, 300))', [id, String(id)]);
    }
  });
  for (const id of ids) say(String(id));
  next += ids.length;
  // Now and then, so that some kills land in the middle of a checkpoint.
  if (next % 50 < 3) await pglite.exec('checkpoint');
}
