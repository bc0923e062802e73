import type { FigurePose, PracticePose } from './pose.ts';

/* Division poses besides the eight mandatory ones. Each is held for ten seconds, as is common in judging. */

const TURN_POINTS = [
  'Feet together or slightly apart, heels in line',
  'Lats open, arms hanging clear of the body',
  'Waist in, quads and glutes tensed: “relaxed” doesn’t mean soft',
] as const;
const TURN_FOCUS = ['Symmetry and proportion', 'Silhouette', 'Poise'] as const;

type Points = PracticePose['keyPoints'];

const turnWith =
  (keyPoints: Points) =>
  (name: string, description: string, figure: FigurePose): PracticePose => ({
    name,
    seconds: 10,
    description,
    keyPoints,
    judgesFocus: TURN_FOCUS,
    coachTip: 'Turn on the command, in one smooth movement, and be still before the others.',
    figures: [figure],
  });

const turn = turnWith(TURN_POINTS);

/** Front, right, back, right: each a quarter turn to the athlete's right. */
export const QUARTER_TURNS: readonly PracticePose[] = [
  turn('Front Stance', 'Facing the judges, arms by the sides.', 'front-stance'),
  turn('Quarter Turn Right', 'The left side toward the judges, eyes ahead.', 'left-side-stance'),
  turn('Back Stance', 'Back to the judges, upper back open.', 'back-stance'),
  turn(
    'Second Quarter Turn Right',
    'The right side toward the judges, eyes ahead.',
    'right-side-stance',
  ),
];

const physiqueTurn = turnWith([
  'One hand on the hip, the other arm hanging clear of the body, fingers relaxed',
  'Lats open, shoulders down, waist in',
  'One leg a little away from the other, the weight on both',
]);

/** The same turns in men's physique stance. */
export const PHYSIQUE_TURNS: readonly PracticePose[] = [
  physiqueTurn('Front Stance', 'Facing the judges, one hand on the hip.', 'physique-front'),
  physiqueTurn(
    'Quarter Turn Right',
    'The left side toward the judges, the far hand on the hip, the chest turned to them a little.',
    'physique-right-turn',
  ),
  physiqueTurn('Back Stance', 'Back to the judges, one hand on the hip.', 'physique-back'),
  physiqueTurn(
    'Second Quarter Turn Right',
    'The right side toward the judges, the far hand on the hip, the chest turned to them a little.',
    'physique-left-turn',
  ),
];

const modelPose = turnWith([
  'The weight on one leg, the other shown with its knee soft',
  'Shoulders back and down, waist in, chest high',
  'Hands soft, fingers long, eyes on the judges',
]);
const FRONT_POSE = modelPose(
  'Front Pose',
  'Facing the judges, one hand on the hip, hips slightly turned.',
  'model-stance',
);
const rearPose = turnWith([
  'Feet apart, heels in line, legs straight',
  'Lean forward a little from the hips, the lower back arched',
  'Shoulders open, arms clear of the body, hands soft',
]);
const twist = turnWith([
  'Hips square to the side, the upper body turned back to the judges',
  'The far hand on the hip, the near arm hanging clear of it',
  'Waist in, chest high, eyes on the judges',
]);

/** Front, right twist, rear, left twist. */
export const TWISTS: readonly PracticePose[] = [
  FRONT_POSE,
  twist('Right Twist', 'Hips to the side, upper body twisted to the judges.', 'right-twist'),
  rearPose('Rear Pose', 'Back to the judges, glutes and hamstrings tensed.', 'model-back'),
  twist('Left Twist', 'The same twist, with the other side.', 'left-twist'),
];

export const MODEL_POSES: readonly PracticePose[] = [
  FRONT_POSE,
  rearPose('Back Pose', 'Back to the judges, feet apart, shoulders open.', 'model-back'),
];

/** The walk, with the poses where it stops. */
const walkTo = (front: FigurePose, back: FigurePose, coachTip: string): PracticePose => ({
  name: 'Walk',
  seconds: 15,
  description: 'To the mark, a stop with eyes on the judges, a turn, and back.',
  keyPoints: [
    'Long steps from the hip, shoulders still',
    'Stop on the mark, breathe out, find the judges',
    'Turn on the ball of the front foot',
  ],
  judgesFocus: ['Confidence', 'Posture while moving', 'Overall presentation'],
  coachTip,
  figures: ['walking', front, back],
});

export const MODEL_WALK = walkTo(
  'model-stance',
  'model-back',
  'Practice in the shoes you will wear.',
);
export const PHYSIQUE_WALK = walkTo(
  'physique-front',
  'physique-back',
  'Practice barefoot and in your board shorts, as you will on stage.',
);

export const FAVOURITE_CLASSIC: PracticePose = {
  name: 'Favorite Classic Pose',
  seconds: 10,
  description: 'A classic pose of your choice, except the most muscular.',
  keyPoints: [
    'Long lines: stretch from the raised hand to the planted heel',
    'Twist at the waist to make it small',
    'Chin up toward the raised hand',
  ],
  judgesFocus: ['Clean lines', 'Small waist', 'A pose that suits the physique'],
  coachTip: 'Choose the pose for your proportions, not for its fame.',
  figures: ['favourite-classic'],
};
