import type { KnowledgeEntry } from './entry.ts';

export const RECOVERY_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'sleep',
    title: 'How much sleep do I need?',
    ask: ['sleep hours', 'much sleep', 'sleep better', 'sleep recovery', 'bad sleep'],
    answer:
      'Seven to nine hours. Fixed times, a cool dark room, no caffeine after noon, some carbs in the evening. Short sleep in a diet costs muscle, appetite control and mood.',
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
      'Look at sleep first, then at the deficit, then at sets: a deload, a refeed or 10 % more calories for a week often help. If it stays for more than two weeks, or comes with a low mood, a missing period or a racing heart, that is one for a doctor and your coach.',
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
      'Not through sharp or growing pain. Swap the exercise, shorten the range or take load off until it stays below 3 of 10 and is no worse the next morning. Swelling, numbness, weakness or pain at night wants a doctor or physiotherapist. Tell your coach, so the plan can change.',
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
      'A click without pain, swelling or weakness is common and needs nothing. Warm the joint up longer, lower more slowly, and see whether another grip or range is quiet. With pain, catching, a feeling of giving way or a joint that has slipped before, stop that exercise and have a doctor or physiotherapist look at it. Tell your coach which exercise it is.',
    sources: ['house'],
  },
  {
    id: 'sick',
    title: 'Should I train when I am sick?',
    ask: ['sick train', 'cold flu train', 'fever', 'ill gym', 'train illness'],
    answer:
      'With a light cold above the neck: easy, if you like. With fever, aching limbs, a chest cough or a stomach bug: not at all, and a couple of easy days after. Eat at maintenance until you are well.',
    sources: ['house'],
  },
  {
    id: 'stress',
    title: 'Does stress slow my progress?',
    ask: ['stress', 'stress progress', 'work stress', 'cortisol'],
    answer:
      'It does by way of sleep, appetite, training and water on the scale. Take sets out in heavy weeks rather than food, walk, and write your stress level into your check-in: your coach plans by it.',
    sources: ['house'],
  },
  {
    id: 'rest_days',
    title: 'How many rest days do I need?',
    ask: ['rest day many', 'day off train', 'train every day', 'recovery day', 'rest day week'],
    answer:
      'One or two a week for most. An easy walk, mobility and posing are welcome on them. Signs for one more: falling loads, bad sleep, no wish to train.',
    sources: ['house'],
  },
  {
    id: 'travel',
    title: 'How do I manage while travelling?',
    ask: ['travel', 'travelling holiday', 'vacation', 'hotel gym', 'on the road'],
    answer:
      'Keep protein, steps and sleep; two full-body sessions hold everything for two weeks. Choose plain dishes, estimate and log, and do not make up for anything afterwards.',
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
