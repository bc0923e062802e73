import { openEmbedded } from '../open-embedded.ts';
import { printLine } from './print-line.ts';

/**
 * Prints the existing rows, then inserts rows in transactions of one to three. Prints each number once its commit is
 * acknowledged, until it is killed.
 */
const { pglite } = await openEmbedded({ dataDir: process.argv[2] ?? '' });
await pglite.exec('create table if not exists written (id int primary key, filling text)');
const { rows } = await pglite.query<{ id: number }>('select id from written');
printLine(`found ${JSON.stringify(rows.map((row) => row.id))}`);

let next = Math.max(0, ...rows.map((row) => row.id)) + 1;
for (;;) {
  const ids = Array.from({ length: 1 + (next % 3) }, (_, index) => next + index);
  await pglite.transaction(async (transaction) => {
    for (const id of ids) {
      await transaction.query('insert into written values ($1, repeat($2, 300))', [id, String(id)]);
    }
  });
  for (const id of ids) printLine(String(id));
  next += ids.length;
  // Occasionally, so that some kills hit a checkpoint.
  if (next % 50 < 3) await pglite.exec('checkpoint');
}
