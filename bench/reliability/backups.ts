import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SeededRandom, seededRandom } from '@posedown/coaching';
import { restore } from '../../apps/server/src/commands/db-restore.ts';
import { fillDemoData } from '../../apps/server/src/features/demo/index.ts';
import { loadExerciseLibrary } from '../../apps/server/src/features/training/index.ts';
import { CLEARED_TABLES } from '../../apps/server/src/platform/db/dump/clear-restored.ts';
import { verifyBackup } from '../../apps/server/src/platform/db/dump/verify-backup.ts';
import { openEmbedded } from '../../apps/server/src/platform/db/embedded/open-embedded.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { openUploadsFolder } from '../../apps/server/src/platform/storage/open-file-store.ts';
import { readSettings, type Settings } from '../../apps/server/src/settings.ts';
import type { Figure } from '../figure.ts';

const ROWS = 2_000;

/**
 * Repeatedly backs up a demo gym with new rows and a new file, wipes everything and restores it.
 * All data must be identical, and everyone must be logged out. Also flips a bit of each backup,
 * and truncates one of its files.
 */
export async function backUpAndRestore(
  folder: string,
  rounds: number,
  seed: number,
): Promise<Figure[]> {
  const dataDir = join(folder, 'data');
  const settings = readSettings({ DATA_DIR: dataDir });
  await fillWithDemo(settings);
  let [equal, flipped, cut] = [0, 0, 0];
  let backedUp = '';
  for (let round = 0; round < rounds; round += 1) {
    await addMore(settings);
    const before = await lookAt(settings);
    const away = join(folder, 'backup');
    rmSync(away, { recursive: true, force: true });
    await backUpTo(settings, away);
    rmSync(dataDir, { recursive: true });
    const random = seededRandom(seed + round);
    flipped += (await isRefused(away, random, flipBit)) ? 1 : 0;
    cut += (await isRefused(away, random, cutOff)) ? 1 : 0;
    await restore(settings, away);
    const after = await lookAt(settings);
    const isEqual = after.fingerprint === before.fingerprint;
    equal += isEqual && before.cleared > 0 && after.cleared === 0 ? 1 : 0;
    backedUp = `${before.rows} rows of ${before.tables} tables and ${before.files} files`;
  }
  const beside = `of ${rounds}`;
  return [
    {
      name: 'restored equal after a wipe',
      value: equal,
      unit: 'times',
      beside: `${beside}, with ${backedUp}`,
    },
    { name: 'backups with a flipped bit refused', value: flipped, unit: 'times', beside },
    { name: 'backups with a cut file refused', value: cut, unit: 'times', beside },
  ];
}

async function fillWithDemo(settings: Settings) {
  const { db, close } = await openDatabase(settings, () => undefined);
  await loadExerciseLibrary(db);
  await fillDemoData({ db, settings, files: openUploadsFolder(settings), now: () => new Date() });
  await close();
}

/** Adds rows, a session, a link and a file missing from the last backup. */
async function addMore(settings: Settings) {
  const { pglite, close } = await openEmbedded(settings);
  await pglite.query(
    `insert into attempts select gen_random_uuid()::text, number, now() from generate_series(1, $1) number`,
    [ROWS],
  );
  await pglite.exec(
    `insert into sessions (id, token_hash, user_id, user_agent, address, expires_at)
     select gen_random_uuid(), gen_random_uuid()::text, id, '', '', now() from users limit 1;
     insert into password_links (id, token_hash, user_id, expires_at)
     select gen_random_uuid(), gen_random_uuid()::text, id, now() from users limit 1`,
  );
  await close();
  writeFileSync(join(settings.dataDir, 'uploads', `${randomUUID()}.jpg`), randomBytes(300_000));
}

/**
 * Hashes every row of every table and every file, independently of the backup code. Migration times are excluded,
 * since they differ in a recreated database. Credentials are counted separately: a restore omits them, because a
 * session may have been revoked in the meantime.
 */
async function lookAt(settings: Settings) {
  const { pglite, close } = await openEmbedded(settings);
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'drizzle')
     order by 1`,
  );
  const hash = createHash('sha256');
  let [rows, cleared] = [0, 0];
  for (const { name } of tables) {
    const found = await pglite.query<{ rows: number; hash: string | null }>(
      `select count(*)::int as rows, md5(string_agg(line, ',' order by line)) as hash
       from (select each::text as line from ${name} each) lines`,
    );
    const count = found.rows[0]?.rows ?? 0;
    rows += count;
    if (CLEARED_TABLES.some((table) => name === `public.${table}`)) cleared += count;
    else hash.update(`${name} ${found.rows[0]?.hash}\n`);
  }
  await close();
  const uploads = join(settings.dataDir, 'uploads');
  const files = filesIn(uploads);
  for (const name of files) hash.update(name).update(readFileSync(join(uploads, name)));
  const fingerprint = hash.digest('hex');
  return { fingerprint, rows, cleared, tables: tables.length, files: files.length };
}

/** Files in a folder, relative to it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

async function backUpTo(settings: Settings, away: string) {
  const { backup, close } = await openEmbedded(settings);
  const { path } = await backup();
  await close();
  cpSync(path, away, { recursive: true });
}

type Damage = (whole: Buffer, random: SeededRandom) => Buffer;

const flipBit: Damage = (whole, random) => {
  const flipped = Buffer.from(whole);
  const at = random.integer(0, whole.length - 1);
  flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << random.integer(0, 7)), at);
  return flipped;
};

const cutOff: Damage = (whole, random) => whole.subarray(0, random.integer(0, whole.length - 1));

/** Damages the list, the dump or an upload, checks that this is detected, and repairs it. */
async function isRefused(backup: string, random: SeededRandom, damage: Damage): Promise<boolean> {
  const upload = random.pick(filesIn(join(backup, 'uploads')));
  const name = random.pick(['SHA256SUMS', 'database.ndjson.gz', join('uploads', upload)]);
  const path = join(backup, name);
  const whole = readFileSync(path);
  writeFileSync(path, damage(whole, random));
  const refused = await verifyBackup(backup).then(
    () => false,
    () => true,
  );
  writeFileSync(path, whole);
  return refused;
}
