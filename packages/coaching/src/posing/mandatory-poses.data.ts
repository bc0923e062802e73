import type { PracticePose } from './pose.ts';

/* The eight mandatory poses, with the specification's names and durations. */

export const FRONT_DOUBLE_BICEP: PracticePose = {
  name: 'Front Double Bicep',
  seconds: 10,
  description:
    'Facing the judges, both arms raised to the sides and bent, fists turned in. The pose that shows the whole front.',
  keyPoints: [
    'Set the feet first: one foot slightly out, heels planted, quads tensed',
    'Raise the elbows to shoulder height or just above, level with one another',
    'Turn the little fingers in and squeeze the biceps to a peak',
    'Open the lats, draw the waist in, keep the chest high',
  ],
  judgesFocus: ['Biceps peak and forearms', 'V-taper from lats to waist', 'Quad separation'],
  coachTip: 'Legs before arms: no one hits this pose well with soft legs.',
  figures: ['front-double-biceps'],
};

export const FRONT_LAT_SPREAD: PracticePose = {
  name: 'Front Lat Spread',
  seconds: 10,
  description: 'Facing the judges, fists on the waist, lats spread as wide as they go.',
  keyPoints: [
    'Fists or thumbs on the waist just above the hips, elbows out',
    'Round the shoulder blades apart and let the lats open, then lift the chest',
    'Bring the elbows slightly forward, keep the traps down',
    'Hold the waist in and the quads hard',
  ],
  judgesFocus: ['Lat width seen from the front', 'Chest thickness', 'A small waist'],
  coachTip: 'Spread slowly. A lat that opens in two seconds looks wider than one that snaps.',
  figures: ['front-lat-spread'],
};

export const SIDE_CHEST: PracticePose = {
  name: 'Side Chest',
  seconds: 10,
  description:
    'Side on to the judges, the near arm bent at a right angle, the far hand holding its wrist, the chest lifted.',
  keyPoints: [
    'Near leg bent, on the ball of the foot, calf and hamstring tensed',
    'Near elbow back against the ribs, bent at about a right angle',
    'Grip the wrist and press the arms together to thicken the chest',
    'Lift the ribcage, turn the upper body slightly to the judges',
  ],
  judgesFocus: ['Chest thickness', 'Arm and shoulder from the side', 'Hamstring and calf'],
  coachTip: 'Push the near thigh against the other: the hamstring hangs fuller.',
  figures: ['side-chest'],
};

export const BACK_DOUBLE_BICEP: PracticePose = {
  name: 'Back Double Bicep',
  seconds: 10,
  description:
    'Back to the judges, both arms raised and bent as from the front, one foot set back on its toes.',
  keyPoints: [
    'One foot back on the ball of the foot, calf squeezed',
    'Elbows at shoulder height, slightly forward of the body',
    'Lean back a little, so that the judges below see the upper back',
    'Squeeze glutes and hamstrings, then open the shoulder blades',
  ],
  judgesFocus: ['Back detail and thickness', 'Rear delts and biceps', 'Hamstrings, glutes, calves'],
  coachTip: 'Film it from low down: that is where the judges sit.',
  figures: ['back-double-biceps'],
};

export const BACK_LAT_SPREAD: PracticePose = {
  name: 'Back Lat Spread',
  seconds: 10,
  description:
    'Back to the judges, fists on the waist, the shoulder blades opened to full width, one calf shown.',
  keyPoints: [
    'One foot back on the ball of the foot, calf squeezed',
    'Fists on the waist, elbows out and forward',
    'Squeeze the blades together once, then spread them as far as they go',
    'Keep the chest up while the lats open',
  ],
  judgesFocus: ['Lat width and insertions', 'V-taper from behind', 'Calf and hamstring'],
  coachTip: 'Show the calf you didn’t show in the back double bicep: the judges want to see both.',
  figures: ['back-lat-spread'],
};

export const SIDE_TRICEP: PracticePose = {
  name: 'Side Tricep',
  seconds: 10,
  description:
    'Side on to the judges, the near arm straight down by the side, held at the wrist from behind the back.',
  keyPoints: [
    'Reach behind the back and take the near wrist',
    'Straighten the near arm and press it against the side',
    'Near leg bent with the calf tensed, or straight with the quad hard',
    'Shoulder down, chest up, waist in',
  ],
  judgesFocus: ['The horseshoe of the triceps', 'Shoulder to arm tie-in', 'Leg from the side'],
  coachTip: 'Pull against your own grip: the triceps hardens without the elbow locking.',
  figures: ['side-triceps'],
};

export const ABS_AND_THIGHS: PracticePose = {
  name: 'Abs & Thighs',
  seconds: 15,
  description:
    'Facing the judges, hands behind the head, one leg forward, abdominals crunched and the thigh tensed.',
  keyPoints: [
    'One leg forward with the toes turned out, quad fully tensed',
    'Hands behind the head, elbows wide',
    'Blow all air out, then crunch down on the abdominals',
    'Keep the lats open while the abs are hard',
  ],
  judgesFocus: ['Abdominals, obliques and serratus', 'Quad separation', 'Conditioning'],
  coachTip: 'Exhale before you crunch. Air in the belly hides weeks of dieting.',
  figures: ['abs-and-thighs'],
};

export const MOST_MUSCULAR: PracticePose = {
  name: 'Most Muscular',
  seconds: 10,
  description:
    'Facing the judges, leaning slightly forward, the arms brought around in front with every muscle of the upper body tensed.',
  keyPoints: [
    'One foot a little forward, quads tensed',
    'Lean forward from the hips, elbows bent and out',
    'Bring the fists together in front of the waist and crush the chest',
    'Shrug the traps up and keep the head up',
  ],
  judgesFocus: ['Traps, shoulders and chest', 'Overall mass and density', 'Striations'],
  coachTip: 'It is the last thing they see. Hold it one breath longer than you want to.',
  figures: ['most-muscular'],
};
