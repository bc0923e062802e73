import { capture } from './run.mjs';

/** @typedef {import('./tally.mjs').Part} Part */

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

/** Each project with its own rules, and the root project, which includes tests, journeys and scripts. */
const TYPE_PROJECTS = ['packages/coaching', 'packages/contract', 'apps/server', 'apps/web', '.'];

/** One checker per project: several would compute the same types, and the projects already keep the cores busy. */
const ONE_CHECKER = ['--checkers', '1', '--pretty', 'false'];
/** Less frequent garbage collection in the compiler, a Go program: 0.1 GB more memory, a third less time. */
const FEWER_COLLECTIONS = { GOGC: '300' };
/** Results of the last run, so that the compiler only checks what changed. Deleted by `npm ci`. */
const CACHE = 'node_modules/.cache/types';

/**
 * The longest first, so that none of them runs alone at the end.
 * @type {Part[]}
 */
export const checks = [
  { name: 'boundaries', run: () => check('scripts/checks/boundaries.mjs') },
  { name: 'types', run: checkTypes },
  {
    name: 'lint and format',
    run: () => check(bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings']),
  },
  { name: 'sizes', run: () => check('scripts/checks/sizes.mjs') },
  { name: 'wording', run: () => check('scripts/checks/words.mjs') },
  { name: 'style classes', run: () => check('scripts/checks/classes.mjs') },
  { name: 'table owners', run: () => check('scripts/checks/tables.mjs') },
  {
    name: 'unused code',
    run: () => check(bin('knip/bin/knip.js'), ['--no-config-hints', '--cache']),
  },
  { name: 'schema and migrations', run: () => check('scripts/checks/schema.mjs') },
  { name: 'specification coverage', run: checkCoverage },
];

/** Open statements are reported but don't fail the check. */
async function checkCoverage() {
  const result = await check('scripts/checks/coverage.mjs');
  return { ...result, note: result.output.trim().split('\n').at(-1) };
}

async function checkTypes() {
  const outcomes = await Promise.all(
    TYPE_PROJECTS.map((project) =>
      capture(
        process.execPath,
        [bin('typescript-native/bin/tsc'), '-p', project, ...ONE_CHECKER, ...incremental(project)],
        FEWER_COLLECTIONS,
      ),
    ),
  );
  // A project and the root project may report the same error.
  const lines = new Set(outcomes.flatMap(({ output }) => output.split('\n')));
  return toResult(
    outcomes.every(({ code }) => code === 0),
    [...lines].join('\n'),
  );
}

const incremental = (/** @type {string} */ project) => [
  '--incremental',
  '--tsBuildInfoFile',
  `${CACHE}/${project.replaceAll(/[^a-z]/g, '-')}.tsbuildinfo`,
];

/**
 * @param {string} script
 * @param {string[]} [args]
 */
async function check(script, args = []) {
  const { code, output } = await capture(process.execPath, [script, ...args]);
  return toResult(code === 0, output);
}

/**
 * @param {boolean} ok
 * @param {string} output
 */
function toResult(ok, output) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}
