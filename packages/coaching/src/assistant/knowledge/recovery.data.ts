import type { KnowledgeEntry } from './entry.ts';

export const RECOVERY_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'sleep',
    title: 'How much sleep do I need?',
    ask: ['sleep hours', 'much sleep', 'sleep better', 'sleep recovery', 'bad sleep'],
    answer:
      'Seven to nine hours. Regular times, a cool dark room, no caffeine after noon, some carbs in the evening. Short sleep in a diet costs muscle, appetite control and mood.',
    sources: ['house'],
  },
  {
    id: 'fatigue',
    title: 'I am tired all the time. What can I do?',
    ask: [
      'fatigue',
      'no energy',
      'low energy',
      'fatigue diet',
      'burned out',
      'overtraining',
      'sluggish',
    ],
    answer:
      'Look at sleep first, then at the deficit, then at sets: a deload, a refeed or 10% more calories for a week often help. If it stays for more than two weeks, or comes with low mood, a missing period or a racing heart, see a doctor and tell your coach.',
    sources: ['reds2023', 'house'],
  },
  {
    id: 'joint_pain',
    title: 'Something hurts. Should I train through it?',
    ask: [
      'joint hurts',
      'shoulder hurts',
      'knee hurts',
      'elbow hurts',
      'back hurts',
      'injury',
      'pain lifting',
      'pain shoulder knee elbow',
      'pinch shoulder',
    ],
    answer:
      'Not through sharp or growing pain. Swap the exercise, shorten the range or take load off until it stays below 3 of 10 and is no worse the next morning. See a doctor or physiotherapist for swelling, numbness, weakness or pain at night. Tell your coach, so the plan can change.',
    sources: ['house'],
  },
  {
    id: 'joint_clicks',
    title: 'My joint clicks. Is that bad?',
    ask: [
      'shoulder clicks',
      'knee clicks',
      'elbow clicks',
      'hip clicks',
      'joint clicking',
      'shoulder clicking',
      'knee clicking',
      'joint cracking',
      'shoulder cracking',
      'knee cracking',
      'shoulder popping',
      'knee popping',
    ],
    fits: (plain) =>
      /\b(click|clicks|clicking|crack|cracks|cracking|pop|pops|popping|creaks?|crunch\w*|grind\w*)\b/.test(
        plain,
      ),
    answer:
      'A click without pain, swelling or weakness is common and needs no treatment. Warm the joint up longer, lower more slowly, and see whether another grip or range is quiet. With pain, catching, a feeling of giving way or a joint that has slipped before, stop that exercise and have a doctor or physiotherapist look at it. Tell your coach which exercise it is.',
    sources: ['house'],
  },
  {
    id: 'sick',
    title: 'Should I train when I am sick?',
    ask: ['sick train', 'cold flu train', 'fever', 'ill gym', 'train illness'],
    answer:
      'With a mild cold above the neck, you can train easy if you like. With a fever, body aches, a chest cough or a stomach bug, don’t train, and take a couple of easy days after. Eat at maintenance until you’re well.',
    sources: ['house'],
  },
  {
    id: 'stress',
    title: 'Does stress slow my progress?',
    ask: ['stress', 'stress progress', 'work stress', 'cortisol'],
    answer:
      'Yes, through sleep, appetite, training and water weight. In stressful weeks cut sets rather than food, walk, and enter your stress level in your check-in so your coach can plan around it.',
    sources: ['house'],
  },
  {
    id: 'rest_days',
    title: 'How many rest days do I need?',
    ask: ['rest day many', 'day off train', 'train every day', 'recovery day', 'rest day week'],
    answer:
      'One or two a week for most. An easy walk, mobility and posing are welcome on them. Signs you need one more: falling loads, bad sleep, no desire to train.',
    sources: ['house'],
  },
  {
    id: 'travel',
    title: 'How do I manage while traveling?',
    ask: ['travel', 'travelling holiday', 'vacation', 'hotel gym', 'on the road'],
    answer:
      'Keep up protein, steps and sleep; two full-body sessions a week maintain everything for two weeks. Choose plain dishes, estimate and log, and don’t make up for anything afterward.',
    sources: ['house'],
  },
  {
    id: 'cold_sauna',
    title: 'Do ice baths and sauna help recovery?',
    ask: ['ice bath', 'cold plunge', 'sauna recovery', 'massage', 'foam roll', 'stretch'],
    answer:
      'They feel good and change little. Keep ice baths away from the hours after lifting. Sauna for comfort only, never to lose weight before a show. Stretch what limits a lift or a pose.',
    sources: ['house'],
  },
];
