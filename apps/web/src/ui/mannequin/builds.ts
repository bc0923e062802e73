import type { Build } from './build.ts';
import { type BuildName, wearsHeels } from './build-of.ts';
import { manInClassicTrunks, manInShorts, manInTrunks } from './man.ts';
import { type Physique, womanOf } from './woman.ts';

/** The muscularity of each women's division, by body part. */
const PHYSIQUES = {
  woman: { upperBody: 0.35, lowerBody: 0.35 },
  bikini: { upperBody: 0.05, lowerBody: 0.05 },
  figure: { upperBody: 0.4, lowerBody: 0.35 },
  wellness: { upperBody: 0.15, lowerBody: 0.95 },
  'womens-physique': { upperBody: 0.65, lowerBody: 0.55 },
  'womens-bodybuilding': { upperBody: 1, lowerBody: 0.85 },
} satisfies Partial<Record<BuildName, Physique>>;

function createBuild(name: BuildName, inHeels: boolean): Build {
  if (name === 'man') return manInTrunks();
  if (name === 'classic-physique') return manInClassicTrunks();
  if (name === 'mens-physique') return manInShorts();
  return womanOf(PHYSIQUES[name], inHeels);
}

const cache = new Map<string, Build>();

/** A body, created once; in heels if its division poses its own round in them. */
export function buildNamed(name: BuildName, isOwnRound = false): Build {
  const inHeels = isOwnRound && wearsHeels(name);
  const key = `${name} ${inHeels}`;
  const build = cache.get(key) ?? createBuild(name, inHeels);
  cache.set(key, build);
  return build;
}
