import type { Askable } from '../rank.ts';

/** An answer's source. Studies are cited only where named; everything else is marked as our own choice. */
export interface AnswerSource {
  title: string;
  kind: 'study' | 'house' | 'own';
}

/** One entry of the assistant's knowledge. */
export interface KnowledgeEntry extends Askable {
  answer: string;
  /** The answer for a coach, if different. */
  forCoach?: string;
  sources: readonly SourceKey[];
}

export const SOURCES = {
  helms2014: {
    title: 'Helms, Aragon & Fitschen 2014, natural bodybuilding contest preparation: nutrition',
    kind: 'study',
  },
  iraki2019: {
    title: 'Iraki et al. 2019, nutrition in the off-season for bodybuilders',
    kind: 'study',
  },
  chappell2018: {
    title: 'Chappell & Simper 2018, nutritional peak week in natural bodybuilders',
    kind: 'study',
  },
  escalante2021: {
    title: 'Escalante et al. 2021, peak-week recommendations for bodybuilders',
    kind: 'study',
  },
  schoenfeld2017: {
    title: 'Schoenfeld, Ogborn & Krieger 2017, weekly sets and muscle mass',
    kind: 'study',
  },
  pelland2024: {
    title: 'Pelland et al. 2024, resistance training volume and frequency',
    kind: 'study',
  },
  mifflin1990: {
    title: 'Mifflin & St Jeor 1990, a predictive equation for resting energy',
    kind: 'study',
  },
  hall2011: {
    title: 'Hall et al. 2011, energy imbalance and body weight (Lancet 378:826)',
    kind: 'study',
  },
  compendium2024: { title: 'Compendium of Physical Activities 2024', kind: 'study' },
  navy1984: { title: 'Hodgdon & Beckett 1984, US Navy circumference method', kind: 'study' },
  tanaka2001: {
    title: 'Tanaka, Monahan & Seals 2001, age-predicted maximal heart rate',
    kind: 'study',
  },
  zourdos2016: { title: 'Zourdos et al. 2016, RPE by repetitions in reserve', kind: 'study' },
  reds2023: {
    title:
      'Mountjoy et al. 2023, IOC consensus statement on relative energy deficiency in sport (REDs), Br J Sports Med 57:1073',
    kind: 'study',
  },
  usda: { title: 'USDA FoodData Central', kind: 'study' },
  house: { title: 'Our own coaching choice', kind: 'house' },
  product: { title: 'How Posedown works', kind: 'house' },
} as const satisfies Record<string, AnswerSource>;

export type SourceKey = keyof typeof SOURCES;
