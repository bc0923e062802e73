/** A chunk of a build that merges nothing: modules that the same entries need. */
export interface TrialChunk {
  fileName: string;
  isEntry: boolean;
  isDynamicEntry: boolean;
  /** The module that an entry is for. */
  facadeModuleId: string | null;
  moduleIds: readonly string[];
  imports: readonly string[];
  /** After gzip. */
  bytes: number;
}

/** React and the libraries of every page, which have their own groups in the configuration. */
const LIBRARIES = /\/(react|base)-/;

/** Screens outside the folders of the guards, and what every idle page loads. */
const PUBLIC = /\/app\/(routes\/[a-z][\w-]*\.tsx|once-idle\.ts)/;

const HOME = /\/app\/routes\/index\.tsx/;

/** What every screen of a logged-in user loads once it has settled. */
const SETTLED = /\/app\/live\/settled-parts\.ts$/;

const FEATURE = /\/apps\/web\/src\/features\/([\w-]+)\//;

/** Files for many pages. One may import only itself and those before it. */
const COMMON = ['shared', 'forms', 'app', 'settled'] as const;
type Common = (typeof COMMON)[number];

/** From this many entries on, a module of a public page belongs on every page. */
const MANY = 20;

/** So many entries share what may wait for a settled screen. */
const FEW = 3;

/** What modules may add to pages that don't need them, for each entry that needs them. */
const BYTES_PER_USER = 180;

/** From this size on, what screens of a feature share is worth its own file. */
const LARGE_BYTES = 2600;

/**
 * The files that shared modules are merged into, by module; the bundler places all others. Over HTTP/1.1 a file costs
 * a phone more than a few hundred bytes.
 * - `shared`: what nearly all pages or the home page and others need; `forms`: other small modules of public pages
 * - `app`: small modules of the pages behind the login
 * - `settled`: what a settled screen loads, with what few screens need earlier
 * - a file for each feature, with the smaller modules that several of its screens share
 */
export function planChunks(chunks: readonly TrialChunk[]): Map<string, string> {
  const users = usersOf(chunks);
  const common = new Map<TrialChunk, Common>();
  for (const chunk of chunks) {
    const name = commonFileOf(chunk, users.get(chunk) ?? []);
    if (name) common.set(chunk, name);
  }
  removeOpen(common, chunks);
  const plan = new Map<string, string>();
  for (const chunk of chunks) {
    const name = common.get(chunk);
    const canBeFeature =
      !chunk.isDynamicEntry &&
      chunk.bytes < LARGE_BYTES &&
      !(users.get(chunk) ?? []).some(isPublicEntry);
    for (const id of chunk.moduleIds) {
      const file = name ?? (canBeFeature ? featureFileOf(id, chunk) : undefined);
      if (file) plan.set(id, file);
    }
  }
  return plan;
}

/** The entries that need each chunk. */
function usersOf(chunks: readonly TrialChunk[]): Map<TrialChunk, TrialChunk[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<TrialChunk, TrialChunk[]>(chunks.map((chunk) => [chunk, []]));
  for (const entry of chunks.filter((chunk) => chunk.isEntry || chunk.isDynamicEntry)) {
    const needed = new Set([entry]);
    for (const chunk of needed) {
      users.get(chunk)?.push(entry);
      for (const file of chunk.imports) {
        const imported = byName.get(file);
        if (imported) needed.add(imported);
      }
    }
  }
  return users;
}

function commonFileOf(chunk: TrialChunk, users: readonly TrialChunk[]): Common | undefined {
  if (LIBRARIES.test(chunk.fileName)) return undefined;
  if (chunk.isEntry) return 'shared';
  const isSmall = chunk.bytes <= BYTES_PER_USER * users.length;
  const isPublic = users.some(isPublicEntry);
  if (!isPublic && users.length <= FEW && users.some((user) => isFor(user, SETTLED)))
    return 'settled';
  if (chunk.isDynamicEntry) return undefined;
  if (!isPublic) return isSmall ? 'app' : undefined;
  if (users.length >= MANY) return 'shared';
  if (!isSmall) return undefined;
  return users.some((user) => isFor(user, HOME)) ? 'shared' : 'forms';
}

const isPublicEntry = (entry: TrialChunk) => entry.isEntry || isFor(entry, PUBLIC);

const isFor = ({ facadeModuleId }: TrialChunk, pattern: RegExp) =>
  pattern.test(facadeModuleId ?? '');

/** Removes chunks that would load others along with them, until none is left. */
function removeOpen(common: Map<TrialChunk, Common>, chunks: readonly TrialChunk[]): void {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isWithin = (file: string, name: Common) => {
    const chunk = byName.get(file);
    if (!chunk || LIBRARIES.test(file)) return true;
    const other = common.get(chunk);
    return other !== undefined && COMMON.indexOf(other) <= COMMON.indexOf(name);
  };
  const open = [...common].filter(
    ([chunk, name]) => !chunk.imports.every((file) => isWithin(file, name)),
  );
  if (open.length === 0) return;
  for (const [chunk] of open) common.delete(chunk);
  removeOpen(common, chunks);
}

/** Modules without a feature stay with those of the only feature that needs them. */
function featureFileOf(id: string, { moduleIds }: TrialChunk): string | undefined {
  const features = new Set(moduleIds.flatMap((other) => FEATURE.exec(other)?.[1] ?? []));
  return FEATURE.exec(id)?.[1] ?? (features.size === 1 ? [...features][0] : undefined);
}
