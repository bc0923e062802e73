// npm run dev: server and web, which both reload when a file is saved.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';

await ensureInstalled();

const port = process.env.PORT || '3000';
const children = [
  // tsx waits for the old process to exit before it starts the new one, since they share a data folder.
  start(
    '.',
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    {
      PORT: port,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
  ),
  start('apps/web', [inRoot('node_modules/vite/bin/vite.js')], {
    API_URL: `http://127.0.0.1:${port}`,
  }),
];
console.log('Open the address that vite prints: it passes calls on to the server.');

let stopping = false;

/**
 * If one side exits, the other is stopped, too. Only once, since a second signal would interrupt the server's
 * shutdown.
 */
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function start(folder, args, env) {
  return spawn(process.execPath, args, {
    cwd: inRoot(folder),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}
