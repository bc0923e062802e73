// npm run db:backup, db:restore, db:move and files:move: runs one of the built server's commands.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';

const [, , command, ...args] = process.argv;
await ensureInstalled();
await ensureBuilt('server');
const { status } = spawnSync(
  process.execPath,
  [inRoot(`apps/server/dist/${command}.js`), ...args],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
