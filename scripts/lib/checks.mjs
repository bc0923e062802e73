import { capture } from './run.mjs';

/** @typedef {import('./tally.mjs').Part} Part */

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

/** Each project by its own rules, then everything at once: tests, journeys and scripts too. */
const TYPE_PROJECTS = ['packages/coaching', 'packages/contract', 'apps/server', 'apps/web', '.'];

/** Several checkers each work out the same types, and the projects keep the cores busy as it is: one is quicker. */
const IN_ONE = ['--checkers', '1', '--pretty', 'false'];
/** The compiler, which is written in Go, then sweeps its memory less often: 0.1 GB more, a third less time. */
const ROOMY = { GOGC: '300' };

/** @type {Part[]} */
export const checks = [
  { name: 'types', run: checkTypes },
  {
    name: 'lint and format',
    run: () => check(bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings']),
  },
  { name: 'boundaries', run: () => check('scripts/checks/boundaries.mjs') },
  { name: 'sizes', run: () => check('scripts/checks/sizes.mjs') },
  { name: 'wording', run: () => check('scripts/checks/words.mjs') },
  { name: 'table owners', run: () => check('scripts/checks/tables.mjs') },
  { name: 'unused code', run: () => check(bin('knip/bin/knip.js'), ['--no-config-hints']) },
  { name: 'schema and migrations', run: () => check('scripts/checks/schema.mjs') },
  { name: 'specification coverage', run: checkCoverage },
];

/** What is still open fails nothing, but stands in the line. */
async function checkCoverage() {
  const result = await check('scripts/checks/coverage.mjs');
  return { ...result, note: result.output.trim().split('\n').at(-1) };
}

async function checkTypes() {
  const outcomes = await Promise.all(
    TYPE_PROJECTS.map((project) =>
      capture(
        process.execPath,
        [bin('typescript-native/bin/tsc'), '-p', project, ...IN_ONE],
        ROOMY,
      ),
    ),
  );
  // The same error is found by a project and by the whole.
  const lines = new Set(outcomes.flatMap(({ output }) => output.split('\n')));
  return toResult(
    outcomes.every(({ code }) => code === 0),
    [...lines].join('\n'),
  );
}

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
