import type { KnowledgeEntry } from './entry.ts';

export const MINDSET_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'motivation',
    title: 'I have lost my motivation. What helps?',
    ask: ['motivation', 'unmotivated', 'give up quit', 'lost drive', 'discipline'],
    answer:
      'Make the next step small: the first set, the next meal. Motivation follows action more often than it leads it. Look at the trend since week one, and tell your coach: a plan that you dread may be the wrong plan.',
    sources: ['house'],
  },
  {
    id: 'slip',
    title: 'I went off my plan. How do I get back?',
    ask: [
      'off plan',
      'messed up diet',
      'ate too much',
      'overate',
      'slip diet',
      'ruined diet',
      'broke diet',
      'ate whole pizza',
    ],
    isMeantBy: (plain) =>
      /\bi (just |have just |also )?(ate|had|finished|demolished|devoured) (a|an|the|my) (whole|entire|full|family) \w+/.test(
        plain,
      ),
    answer:
      'Log it as well as you can and continue with the next planned meal. No extra cardio, no skipped meals: making up for it is how one slip becomes a week. One day over is small compared with a week, but look at what led to it (sleep, hunger, company).',
    sources: ['house'],
  },
  {
    id: 'nerves',
    title: 'I am nervous about the stage.',
    ask: ['nervous stage', 'stage fright', 'anxious show', 'nervous show', 'first show scared'],
    answer:
      'So is nearly everyone. What helps is rehearsal: the walk, the turns and the holds in the suit, in front of people, until they’re automatic. On the day, breathe out longer than you breathe in, know your order, and smile at one judge at a time.',
    sources: ['house'],
  },
  {
    id: 'compare',
    title: 'I feel small or fat whatever I do.',
    ask: [
      'feel small',
      'feel fat',
      'look flat',
      'body image',
      'compare others',
      'mirror look worse',
    ],
    // Other feelings aren't about one's looks.
    fits: (plain) =>
      /\b(small|tiny|skinny|fat|flat|soft|ugly|look|looks|looking|mirror|body image|compare|comparing|compared|others)\b/.test(
        plain,
      ),
    answer:
      'Deep in a diet the mirror is a poor judge: flat one day, soft the next, and it changes within hours. Compare photos two weeks apart in the same light, and stay off other people’s feeds. If such thoughts fill your days, speak with your coach and with someone who knows about body image.',
    sources: ['house'],
  },
  {
    id: 'feel_bad',
    title: 'I feel bad. What now?',
    ask: [
      'feel shit',
      'feel crap',
      'feel awful',
      'feel terrible',
      'feel horrible',
      'feel unwell',
      'feel rubbish',
      'feel like death',
      'feel rough',
    ],
    fits: (plain) => /\b(feel|feels|feeling|felt)\b/.test(plain),
    answer:
      'I’m sorry. Tell me what it is, and I can answer better: tired, hungry, ill, in pain or low. Until you know, train easy or not at all today, eat your planned meals, and go to bed early. If it is more than a bad day, write to your coach: energy, sleep and mood belong in your check-in, and the plan can change.',
    sources: ['house'],
  },
  {
    id: 'expectations',
    title: 'How much muscle can I gain?',
    ask: ['muscle gain year', 'muscle fast gain', 'realistic muscle', 'natural limit'],
    answer:
      'In a good year a beginner can gain a few kilos, an advanced athlete one or less. That is why off-seasons are long and slow, and why gaining a quarter to half a percent a week is enough.',
    sources: ['iraki2019', 'house'],
  },
  {
    id: 'social',
    title: 'How do I handle friends and family during prep?',
    ask: ['family prep', 'friends food', 'partner prep', 'social life prep'],
    answer:
      'Tell them early what you’re doing, until when, and what helps. Eat before you go or choose the plain dish, and keep one evening a week for people. If your prep costs everyone around you, it’s too hard.',
    sources: ['house'],
  },
];
