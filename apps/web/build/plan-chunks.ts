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

/** Minimum number of entries that share a module that may wait for a settled screen. */
const FEW = 3;

/** What modules may add to pages that don't need them, for each entry that needs them. */
const BYTES_PER_USER = 150;

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
  for (const [chunk, name] of common) {
    for (const id of chunk.moduleIds) plan.set(id, name);
  }
  const featureOf = planFeatures(
    chunks.filter((chunk) => !common.has(chunk)),
    users,
  );
  for (const [id, feature] of featureOf) plan.set(id, feature);
  return plan;
}

type Users = ReadonlyMap<TrialChunk, readonly TrialChunk[]>;

/** The files of the features, by module. */
function planFeatures(chunks: readonly TrialChunk[], users: Users): Map<string, string> {
  const usersOf = (chunk: TrialChunk) => users.get(chunk) ?? [];
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modules = chunks
    .filter(
      (chunk) =>
        !chunk.isDynamicEntry && chunk.bytes < LARGE_BYTES && !usersOf(chunk).some(isPublicEntry),
    )
    .flatMap((chunk) =>
      chunk.moduleIds.flatMap((id) => {
        const feature = featureFileOf(id, chunk);
        return feature ? [{ id, chunk, feature }] : [];
      }),
    );
  const readersOf = new Map<string, Set<TrialChunk>>();
  const fileNamesOf = new Map<TrialChunk, Set<string>>();
  for (const { chunk, feature } of modules) {
    addAll(readersOf, feature, usersOf(chunk));
    addAll(fileNamesOf, chunk, [feature]);
  }
  const plan = new Map<string, string>();
  for (const { id, chunk, feature } of modules) {
    const readers = [...(readersOf.get(feature) ?? [])];
    // Otherwise everyone who reads the file would load what few of them need.
    const isForAll = chunk.imports.every((file) => {
      const imported = byName.get(file);
      if (!imported || fileNamesOf.get(imported)?.has(feature)) return true;
      return readers.every((reader) => usersOf(imported).includes(reader));
    });
    if (isForAll) plan.set(id, feature);
  }
  return plan;
}

function addAll<Key, Value>(map: Map<Key, Set<Value>>, key: Key, values: readonly Value[]): void {
  const all = map.get(key) ?? new Set();
  map.set(key, all);
  for (const value of values) all.add(value);
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
