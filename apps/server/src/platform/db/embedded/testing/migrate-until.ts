import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import { readSettings } from '../../../../settings.ts';
import { openDatabase } from '../../open-database.ts';
import { say } from './say.ts';

/**
 * Opens the database of a folder as the product does, which brings it up to date, and dies before a
 * message to the database, or before a write to a file, of those that the migrations make. Where it
 * lives it says how many there were.
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
say(JSON.stringify(counted));
await close();
