import type { KnowledgeEntry } from './entry.ts';

export const CARDIO_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'how_much_cardio',
    title: 'How much cardio should I do?',
    ask: [
      'much cardio',
      'cardio week',
      'cardio minutes',
      'cardio enough fat loss',
      'more cardio',
      'add cardio',
    ],
    answer:
      'As little as keeps you at the planned rate of loss. Start with two or three sessions, add a few minutes when the trend stalls for two weeks, and keep something in reserve for the end of prep. Food comes first, cardio second.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'hiit_or_liss',
    title: 'HIIT or steady cardio?',
    ask: ['hiit liss', 'hiit steady', 'interval versus steady', 'which cardio better', 'hiit'],
    answer:
      'Steady work costs little recovery and fits around legs; intervals save time and cost more. One or two interval sessions a week at most in prep, the rest easy. For fat loss, calories decide, not the kind of cardio.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'fasted_cardio',
    title: 'Is fasted cardio better?',
    ask: ['fasted cardio', 'cardio empty stomach', 'cardio before meal', 'morning cardio'],
    answer:
      'No. You burn more fat during it and less later; over the day it evens out. Do it whenever it fits your day, and eat first if you feel weak.',
    sources: ['house'],
  },
  {
    id: 'max_heart_rate',
    title: 'How is my maximum heart rate worked out?',
    ask: ['maximum heart rate', 'heart rate e1rm', 'max heart rate formula', 'hrmax'],
    answer:
      'From your age by Tanaka: 208 minus 0.7 times your age, give or take about ten beats, or from a maximum you measured and entered on the cardio page. With beta-blockers no formula works.',
    sources: ['tanaka2001'],
  },
  {
    id: 'zones',
    title: 'What are the heart-rate zones?',
    ask: ['heart rate zone', 'zone 2', 'zones cardio', 'target heart rate'],
    answer:
      'Shares of your maximum: 50–60% very easy, 60–70% easy (most steady cardio), 70–80% moderate, 80–90% hard, and above that intervals. In the easy zone you can speak in whole sentences. Your own heart rates are on the cardio page.',
    sources: ['house'],
  },
  {
    id: 'cardio_calories',
    title: 'How many calories does cardio burn?',
    ask: [
      'calorie burn cardio',
      'cardio burn',
      'calorie treadmill bike',
      'watch calorie burn',
      'eat back calorie',
    ],
    answer:
      'Work it out from METs: kcal a minute = MET × 3.5 × kg / 200, and only the part above rest counts for your budget. Bike about 6.8 METs, stairs 9.3, rower 7.3. Watches often read too high, so do not eat the number back.',
    sources: ['compendium2024', 'house'],
  },
  {
    id: 'cardio_and_legs',
    title: 'Does cardio cost me muscle?',
    ask: [
      'cardio lose muscle',
      'cardio kill gain',
      'cardio leg day',
      'cardio before weights',
      'cardio after weights',
    ],
    answer:
      'Not in sensible amounts. Do it after weights or at another time of day, choose bike or incline walking over running when legs are heavy, and keep hard intervals away from leg day.',
    sources: ['house'],
  },
  {
    id: 'steps',
    title: 'Do steps matter?',
    ask: [
      'steps day',
      'daily steps',
      '10000 steps',
      'neat walk',
      'walking enough',
      'steps enough',
      'many steps',
    ],
    answer:
      'Steps matter, but no number is magic, not even 10,000. As a diet goes on, people move less without noticing, and that eats up part of the deficit. Keep the number you reach on most days now until the show, and add more only if your trend stalls.',
    sources: ['hall2011', 'house'],
  },
];
