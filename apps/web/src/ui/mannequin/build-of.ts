import type { CompetitionCategory, Sex } from '@posedown/coaching';

export const BUILD_NAMES = [
  'man',
  'classic-physique',
  'mens-physique',
  'woman',
  'bikini',
  'figure',
  'wellness',
  'womens-physique',
  'womens-bodybuilding',
] as const;
/** The available bodies. */
export type BuildName = (typeof BUILD_NAMES)[number];

const BUILD_OF_DIVISION: Record<CompetitionCategory, BuildName> = {
  "Men's Bodybuilding": 'man',
  'Classic Physique': 'classic-physique',
  "Men's Physique": 'mens-physique',
  Bikini: 'bikini',
  Figure: 'figure',
  Wellness: 'wellness',
  "Women's Physique": 'womens-physique',
  "Women's Bodybuilding": 'womens-bodybuilding',
};

interface Athlete {
  division?: CompetitionCategory | null | undefined;
  sex?: Sex | null | undefined;
}

/**
 * The body to show in a pose: that of the division, or the athlete's sex, or by default the man's.
 */
export function buildOf({ division, sex }: Athlete): BuildName {
  if (division) return BUILD_OF_DIVISION[division];
  return sex === 'female' ? 'woman' : 'man';
}

const IN_HEELS: readonly BuildName[] = ['bikini', 'figure', 'wellness'];

/** Whether a body poses its own round in stage heels. Everything else is barefoot. */
export const wearsHeels = (build: BuildName): boolean => IN_HEELS.includes(build);
