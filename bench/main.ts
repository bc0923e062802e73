import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/support/product.ts';
import { type Figure, markdownTable, table } from './figure.ts';
import { measureFuzz } from './fuzz.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMeals } from './meals.ts';
import { measureMemory } from './memory.ts';
import { measurePageWeight } from './page-weight.ts';
import { measureRequests } from './requests.ts';
import { measureRoster } from './roster.ts';
import { measureStart } from './start-time.ts';

/*
 * Measures the built product: `main.ts <postgres url> [part …]`. Prints a table and writes
 * `bench/results/latest.json`; a run of all parts also writes `docs/benchmarks.md`. Machines differ and are shared: read the ratios, not the times.
 */
const [databaseUrl = '', ...wanted] = process.argv.slice(2);
const RESULTS = fileURLToPath(new URL('./results', import.meta.url));
const PAGE = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

const parts: Record<string, () => Promise<Figure[]>> = {
  start: measureStart,
  requests: () => onPostgres((product) => measureRequests(product, databaseUrl)),
  roster: () => onPostgres((product) => measureRoster(product, databaseUrl)),
  pages: () => onPostgres(measurePageWeight),
  memory: () => onPostgres(measureMemory),
  lighthouse: () => onPostgres(measureLighthouse),
  keystrokes: () => onPostgres(measureKeystrokes),
  meals: async () => measureMeals(),
  fuzz: measureFuzz,
};
/** Takes the better part of an hour: only when it is asked for. */
const LONG = new Set(['fuzz']);

const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}: choose of ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}
const sections: { name: string; figures: Figure[] }[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : LONG.has(name)) continue;
  const figures = await measure();
  console.log(`\n${name}\n${table(figures)}`);
  sections.push({ name, figures });
}
const at = new Date().toISOString();
const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
mkdirSync(RESULTS, { recursive: true });
writeFileSync(`${RESULTS}/latest.json`, `${JSON.stringify({ at, machine, sections }, null, 2)}\n`);
if (wanted.length === 0) writeFileSync(PAGE, page());

function page(): string {
  const tables = sections.map(({ name, figures }) => `## ${name}\n\n${markdownTable(figures)}\n`);
  return `# Benchmarks

Written by \`npm run bench\` on ${at.slice(0, 10)}; the machine: ${machine}. Machines differ and are shared: read what
stands beside a figure, which was measured in the same run, rather than the figure alone. One part alone:
\`npm run bench -- <part>\`.

${tables.join('\n')}`;
}

async function onPostgres(
  measure: (product: Awaited<ReturnType<typeof startProduct>>) => Promise<Figure[]>,
) {
  const product = await startProduct({ DEMO: 'on', DATABASE_URL: databaseUrl });
  try {
    return await measure(product);
  } finally {
    await product.close();
  }
}
