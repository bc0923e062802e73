import { openEmbedded } from '../open-embedded.ts';
import { printLine } from './print-line.ts';

/** Opens the given folder, commits the given number of times, and closes. */
const [dataDir = '', commits = '0'] = process.argv.slice(2);
const { pglite, close } = await openEmbedded({ dataDir });
await pglite.exec('create table committed (id int)');
printLine('commits begin');
for (let id = 0; id < Number(commits); id += 1) {
  await pglite.query('insert into committed values ($1)', [id]);
  printLine('acknowledged');
}
await close();
