import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../e2e/support/product.ts';
import { ROLES } from '../e2e/support/screens.ts';
import { measureExpenditure } from './expenditure/measure-expenditure.ts';
import { measureFeel, measureShifts } from './feel/measure-feel.ts';
import { type Figure, table } from './figure.ts';
import { measureFuzz } from './fuzz.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoss } from './loss.ts';
import { measureMeals } from './meals.ts';
import { measureMemory } from './memory.ts';
import { measureMonday } from './monday.ts';
import { measurePageWeight } from './page-weight.ts';
import { type Words, withSection } from './pages.ts';
import { measurePlanMeals } from './plan-meals.ts';
import { measurePrograms } from './programs.ts';
import { measureProposals } from './proposals.ts';
import { measureAddressRotation } from './reliability/address-rotation.ts';
import { measureBackground } from './reliability/background.ts';
import { measureDeliveries } from './reliability/deliveries.ts';
import { measureEdits } from './reliability/edits.ts';
import { measureBackups, measureEmbedded, measureFullDisk } from './reliability/embedded.ts';
import { measureFailovers } from './reliability/failover.ts';
import { measureHour } from './reliability/hour.ts';
import { measureKilledWrites } from './reliability/killed-writes.ts';
import { measureLoginTiming } from './reliability/login-timing.ts';
import { measureGuarantees } from './reliability/measure-guarantees.ts';
import { measureMigrations } from './reliability/migrations.ts';
import { measureOneAthleteManyRequests } from './reliability/one-athlete-many-requests.ts';
import { measurePhotoStorage } from './reliability/photo-storage.ts';
import { measurePhotos } from './reliability/photos.ts';
import { measurePresses } from './reliability/presses.ts';
import { measureRestarts } from './reliability/restart.ts';
import { measureScripts } from './reliability/scripts.ts';
import { measureSlowSockets } from './reliability/slow-sockets.ts';
import { measureSlowUploads } from './reliability/slow-uploads.ts';
import { measureTexts } from './reliability/text.ts';
import { measureRequests } from './requests.ts';
import { measureRoster } from './roster.ts';
import { measureSafety } from './safety.ts';
import { measureStart } from './start-time.ts';

/* Benchmarks the built product: `main.ts <postgres url> [page or part …]`. Prints tables, and writes
   `bench/results/latest.json` and each part's section of its page in `docs/`. Machines differ and are shared, so
   compare ratios rather than times. */
const [databaseUrl = '', ...wanted] = process.argv.slice(2);
const RESULTS = fileURLToPath(new URL('./results', import.meta.url));

type Part = () => Promise<Figure[]>;
interface Page extends Words {
  parts: Record<string, Part>;
}

const PAGES: Record<string, Page> = {
  benchmarks: {
    title: 'Benchmarks',
    intro: `Machines differ and are shared: compare each figure with the one beside it, measured in the same run, rather
than the figure alone.`,
    parts: {
      start: measureStart,
      requests: () => onPostgres((product) => measureRequests(product, databaseUrl)),
      roster: () => onPostgres((product) => measureRoster(product, databaseUrl)),
      growth: () => measureGrowth(databaseUrl, athletesToAdd()),
      pages: () => onPostgres(measurePageWeight),
      memory: () => onPostgres(measureMemory),
      lighthouse: () => onPostgres(measureLighthouse),
      keystrokes: () => onPostgres(measureKeystrokes),
      feel: () => onPostgres(measureFeel),
      shifts: () => onPostgres(measureShifts),
      monday: () => measureMonday(databaseUrl),
      meals: measureMeals,
      plans: async () => [...(await measurePrograms()), ...(await measurePlanMeals())],
      safety: measureSafety,
      loss: measureLoss,
      expenditure: measureExpenditure,
      proposals: () => measureProposals(databaseUrl),
    },
  },
  reliability: {
    title: 'Reliability',
    intro: `The guarantees people rely on, tested far more often than \`npm test\` has time for. The whole run takes about four
hours: \`npm run bench -- reliability\`.

Two things have no figure here. Every journey of \`npm test\` counts requests to anything but the product, and fails
unless there are none (\`e2e/support/test.ts\`). Security advisories for packages can't be read without a network:
use \`npm audit --omit=dev\`.`,
    parts: {
      writes: () => measureKilledWrites(500),
      deliveries: () => measureDeliveries(50),
      embedded: measureEmbedded,
      restart: () => measureRestarts(),
      'restart-proxied': () => measureRestarts(true),
      failover: measureFailovers,
      edits: () => measureEdits(databaseUrl),
      'edits-proxied': () => measureEdits(databaseUrl, true),
      'background-proxied': () => measureBackground(databaseUrl),
      migrations: () => measureMigrations(databaseUrl),
      backups: measureBackups,
      disk: measureFullDisk,
      sockets: measureSlowSockets,
      'slow-uploads': measureSlowUploads,
      'address-rotation': measureAddressRotation,
      'one-athlete-many-requests': () => measureOneAthleteManyRequests(databaseUrl),
      text: () => measureTexts(databaseUrl),
      photos: measurePhotos,
      'photo-storage': measurePhotoStorage,
      clock: () => measureLoginTiming(databaseUrl),
      scripts: measureScripts,
      ...Object.fromEntries(ROLES.map((role) => [`presses-${role}`, () => measurePresses(role)])),
      tests: measureGuarantees,
      fuzz: measureFuzz,
      hour: () => measureHour(databaseUrl),
    },
  },
};

const all = Object.assign({}, ...Object.values(PAGES).map(({ parts }) => parts)) as Record<
  string,
  Part
>;
const unknown = wanted.filter((name) => !(name in all) && !(name in PAGES));
if (unknown.length > 0) {
  const validNames = [...Object.keys(PAGES), ...Object.keys(all)].join(', ');
  console.error(`There is no part ${unknown.join(', ')}: choose of ${validNames}.`);
  process.exit(1);
}
const whole = wanted.length > 0 ? wanted.filter((name) => name in PAGES) : ['benchmarks'];
const names = [
  ...wanted.filter((name) => name in all),
  ...whole.flatMap((name) => Object.keys(PAGES[name]?.parts ?? {})),
];
const at = new Date().toISOString();
const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
const measured: Record<string, Figure[]> = {};
for (const name of new Set(names)) {
  const figures = (await all[name]?.()) ?? [];
  console.log(`\n${name}\n${table(figures)}`);
  measured[name] = figures;
  writeSection(name, figures);
}
mkdirSync(RESULTS, { recursive: true });
writeFileSync(`${RESULTS}/latest.json`, `${JSON.stringify({ at, machine, measured }, null, 2)}\n`);

/** Updates the measured section of a page in `docs/`, next to sections measured on other days. */
function writeSection(name: string, figures: readonly Figure[]): void {
  for (const [page, { parts, ...words }] of Object.entries(PAGES)) {
    if (!(name in parts)) continue;
    const file = fileURLToPath(new URL(`../docs/${page}.md`, import.meta.url));
    const section = { name, figures, day: at.slice(0, 10), machine };
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, withSection(text, words, Object.keys(parts), section));
  }
}

/** Named alone, `growth` fills the practice of the goals; ATHLETES sets another size. */
function athletesToAdd(): number {
  return Number(process.env.ATHLETES ?? (wanted.includes('growth') ? 5000 : 300));
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
