import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import { readSettings } from '../../../../settings.ts';
import { openDatabase } from '../../open-database.ts';
import { printLine } from './print-line.ts';

/**
 * Opens a folder's database like the product, which migrates it, and dies before the given database message or file
 * write of the migrations. If it survives, it prints how many there were.
 */
const [dataDir = '', kind = '', moment = ''] = process.argv.slice(2);
const FIRST_MESSAGE = 'CREATE SCHEMA IF NOT EXISTS "drizzle"';

const counted = { message: 0, write: 0 };
let isMigrating = false;

function count(what: keyof typeof counted) {
  if (!isMigrating) return;
  counted[what] += 1;
  if (what === kind && counted[what] === Number(moment)) process.kill(process.pid, 'SIGKILL');
}

const { execProtocolRawSync } = PGlite.prototype;
PGlite.prototype.execProtocolRawSync = function (message) {
  isMigrating ||= Buffer.from(message).includes(FIRST_MESSAGE);
  count('message');
  return execProtocolRawSync.call(this, message);
};
const { writeSync } = fs;
fs.writeSync = ((...written: Parameters<typeof writeSync>) => {
  count('write');
  return writeSync(...written);
}) as typeof writeSync;
syncBuiltinESMExports();

const { close } = await openDatabase(readSettings({ DATA_DIR: dataDir }), () => undefined);
isMigrating = false;
printLine(JSON.stringify(counted));
await close();
