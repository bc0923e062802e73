import type { PracticePose } from './pose.ts';

/* What the divisions ask for beside the eight. Held ten seconds each, as judges commonly do. */

const TURN_POINTS = [
  'Feet together or slightly apart, heels in line',
  'Lats open, arms hanging clear of the body',
  'Waist in, quads and glutes tensed: relaxed is a word, not a state',
] as const;
const TURN_FOCUS = ['Symmetry and proportion', 'Shape of the outline', 'Poise'] as const;

const turn = (
  name: string,
  description: string,
  figure: PracticePose['figures'][0],
): PracticePose => ({
  name,
  seconds: 10,
  description,
  keyPoints: TURN_POINTS,
  judgesFocus: TURN_FOCUS,
  coachTip: 'Turn on the command, in one smooth movement, and be still before the others.',
  figures: [figure],
});

/** Front, right, back, right: each a quarter turn to the athlete's right. */
export const QUARTER_TURNS: readonly PracticePose[] = [
  turn('Front Stance', 'Facing the judges, arms by the sides.', 'front-stance'),
  turn('Quarter Turn Right', 'The left side towards the judges, eyes ahead.', 'left-side-stance'),
  turn('Back Stance', 'Back to the judges, upper back open.', 'back-stance'),
  turn(
    'Second Quarter Turn Right',
    'The right side towards the judges, eyes ahead.',
    'right-side-stance',
  ),
];

/** Front, right twist, rear, left twist. */
export const TWISTS: readonly PracticePose[] = [
  turn('Front Pose', 'Facing the judges, one hand on the hip.', 'model-stance'),
  turn('Right Twist', 'Hips to the side, upper body twisted to the judges.', 'right-side-stance'),
  turn('Rear Pose', 'Back to the judges, glutes and hamstrings tensed.', 'back-stance'),
  turn('Left Twist', 'The same twist, with the other side.', 'left-side-stance'),
];

export const MODEL_POSES: readonly PracticePose[] = [
  turn(
    'Front Pose',
    'Facing the judges, one hand on the hip, hips slightly turned.',
    'model-stance',
  ),
  turn('Back Pose', 'Back to the judges, feet apart, shoulders open.', 'back-stance'),
];

export const WALK: PracticePose = {
  name: 'Walk',
  seconds: 15,
  description: 'To the mark, a stop with eyes on the judges, a turn, and back.',
  keyPoints: [
    'Long steps from the hip, shoulders still',
    'Stop on the mark, breathe out, find the judges',
    'Turn on the ball of the front foot',
  ],
  judgesFocus: ['Confidence', 'Posture while moving', 'Presentation as a whole'],
  coachTip: 'Practise in what you will wear on your feet.',
  figures: ['model-stance', 'right-side-stance', 'back-stance'],
};

export const FAVOURITE_CLASSIC: PracticePose = {
  name: 'Favourite Classic Pose',
  seconds: 10,
  description: 'A classic pose of your own choice; the most muscular is not one of them.',
  keyPoints: [
    'Long lines: stretch from the raised hand to the planted heel',
    'Twist at the waist to make it small',
    'Chin up towards the raised hand',
  ],
  judgesFocus: ['Aesthetics of the line', 'Small waist', 'Fit of pose and physique'],
  coachTip: 'Choose the pose for your proportions, not for its fame.',
  figures: ['favourite-classic'],
};
