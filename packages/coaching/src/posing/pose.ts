/** Every position in the routines; each has a drawn figure. */
export const FIGURE_POSES = [
  'front-stance',
  'left-side-stance',
  'back-stance',
  'right-side-stance',
  'front-double-biceps',
  'front-lat-spread',
  'side-chest',
  'back-double-biceps',
  'back-lat-spread',
  'side-triceps',
  'abs-and-thighs',
  'most-muscular',
  'front-double-biceps-open',
  'front-lat-spread-open',
  'side-chest-open',
  'side-chest-extended',
  'back-double-biceps-open',
  'back-lat-spread-open',
  'side-triceps-open',
  'side-triceps-extended',
  'favourite-classic',
  'model-stance',
  'model-back',
  'right-twist',
  'left-twist',
  'physique-front',
  'physique-right-turn',
  'physique-back',
  'physique-left-turn',
  'walking',
  'opening',
  'victory',
] as const;
export type FigurePose = (typeof FIGURE_POSES)[number];

/** A pose, or a segment of a routine, to practice. */
export interface PracticePose {
  name: string;
  /** Hold time. */
  seconds: number;
  description: string;
  /** Key execution points, in the order the pose is built. */
  keyPoints: readonly string[];
  judgesFocus: readonly string[];
  coachTip: string;
  /** Its figures; several if the athlete moves between poses. */
  figures: readonly [FigurePose, ...FigurePose[]];
}
