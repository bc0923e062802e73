import type { PracticePose } from './pose.ts';

/** The individual routine, with the specification's names and durations: 90 s in total. */
export const INDIVIDUAL_SEGMENTS: readonly PracticePose[] = [
  {
    name: 'Opening Pose',
    seconds: 8,
    description: 'Walk to the mark, find the judges, and strike the pose they will remember.',
    keyPoints: [
      'Stand still before the music starts',
      'Rise into the pose slowly, legs first',
      'Eyes up and out over the judges',
    ],
    judgesFocus: ['Stage presence', 'First impression of shape', 'Composure'],
    coachTip: 'Open with a pose that flatters you, not with the hardest one.',
    figures: ['opening'],
  },
  {
    name: 'Flow Sequence 1',
    seconds: 20,
    description: 'From front to side in one breath: front lat spread, side chest, side tricep.',
    keyPoints: [
      'Turn on the balls of the feet, never in two steps',
      'Hold each pose for about four seconds',
      'Let the hands lead and the eyes follow',
    ],
    judgesFocus: ['Smooth transitions', 'Tension held while moving', 'Timing with the music'],
    coachTip: 'Count the beats aloud in practice, until the turn lands on one of them.',
    figures: ['front-lat-spread', 'side-chest', 'side-triceps'],
  },
  {
    name: 'Mandatory Highlights',
    seconds: 25,
    description:
      'Your best mandatory poses, back to back: front and back double bicep, abs & thighs.',
    keyPoints: [
      'Choose three poses, and hold each for seven seconds',
      'Breathe out on every hit',
      'Keep the legs tensed through every turn',
    ],
    judgesFocus: ['Deliberate display of strengths', 'Conditioning from all sides', 'Control'],
    coachTip: 'Leave out any pose that you like but the judges don’t.',
    figures: ['front-double-biceps', 'back-double-biceps', 'abs-and-thighs'],
  },
  {
    name: 'Flow Sequence 2',
    seconds: 20,
    description: 'From back to front: back lat spread, side chest, a classic pose of your own.',
    keyPoints: [
      'Unfold from the back instead of turning flat',
      'Change the height: kneel, twist or rise',
      'Use the full length of your arms',
    ],
    judgesFocus: ['Grace and proportion', 'Lines from hand to heel', 'Originality'],
    coachTip: 'One slow movement among fast ones is what they remember.',
    figures: ['back-lat-spread', 'side-chest', 'favourite-classic'],
  },
  {
    name: 'Closing Power Pose',
    seconds: 17,
    description: 'Build to the end: most muscular, held, then arms up, and stillness.',
    keyPoints: [
      'Build the tension from the legs up',
      'Hit the last pose on the last beat',
      'Hold still two seconds after the music',
    ],
    judgesFocus: ['Power and density', 'A clear finish', 'Presence until you are off stage'],
    coachTip: 'Smile when you release, not before.',
    figures: ['most-muscular', 'victory'],
  },
];
