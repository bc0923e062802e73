import type { KnowledgeEntry } from './entry.ts';

export const TRAINING_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'weekly_sets',
    title: 'How many sets per muscle do I need a week?',
    ask: ['sets muscle week', 'train volume week', 'many sets grow', 'hard sets chest back legs'],
    answer:
      'Most muscles grow well on 10 to 20 hard sets a week, with indirect sets counted as half. More sets help up to a point, and each further set helps less. Begin low in that range and add one or two sets a week only while your lifts still rise.',
    sources: ['schoenfeld2017', 'pelland2024', 'house'],
  },
  {
    id: 'rpe',
    title: 'What does RPE mean?',
    ask: ['rpe', 'effort scale set', 'how hard set'],
    answer:
      'RPE is how hard a set was, from 1 to 10: 10 minus the repetitions you had left. RPE 8 means you could have done two more. It is reliable near failure, from about 6.5 up.',
    sources: ['zourdos2016'],
  },
  {
    id: 'rir',
    title: 'What does RIR mean?',
    ask: ['rir', 'rir reserve', 'reps in reserve', 'repetitions in reserve', 'reps left in tank'],
    answer:
      'RIR is repetitions in reserve: how many more you could have done with good form when you stopped. RIR 2 means two were left, which is the same as RPE 8: RPE is 10 minus RIR. People judge it well near failure, and too low far from it.',
    sources: ['zourdos2016'],
  },
  {
    id: 'to_failure',
    title: 'Should I train to failure?',
    ask: ['train failure', 'go to failure every set', 'failure sets'],
    answer:
      'Not every set. Leave one to three repetitions in reserve on heavy compound lifts, and keep failure for the last set of safe, simple exercises such as machines and cables. It costs more recovery than it gives, most of all in a deficit.',
    sources: ['house'],
  },
  {
    id: 'progression',
    title: 'When do I add weight?',
    ask: [
      'add weight bar',
      'increase load',
      'progressive overload',
      'double progression',
      'heavier lift',
    ],
    answer:
      'When every set reached the top of its range at the planned effort: add about 2.5% for the upper body and 5% for the lower body, and go back to the bottom of the range. Missed the bottom twice in a row? Take 5 to 10% off and build up again.',
    sources: ['house'],
  },
  {
    id: 'deload',
    title: 'What is a deload, and when do I need one?',
    ask: ['deload', 'deload week', 'light week', 'back off week'],
    answer:
      'A deload is one easy week: 40 to 50% fewer sets, about 10% less load, and four or more repetitions in reserve. Take it every four to six weeks, or when your strength has dropped by more than 5% over two sessions, or when two of these are bad: sleep, joints, mood.',
    sources: ['house'],
  },
  {
    id: 'rest_between_sets',
    title: 'How long do I rest between sets?',
    ask: ['rest between sets', 'rest time sets', 'rest period long', 'pause between sets'],
    answer:
      'Two to three minutes for heavy compound lifts, one to two for isolation work. If the next set loses more than two or three repetitions, rest longer. Your workout counts the rest down for you.',
    sources: ['house'],
  },
  {
    id: 'training_in_deficit',
    title: 'How do I train while dieting?',
    ask: [
      'train diet',
      'train cut deficit',
      'lift while dieting',
      'keep muscle cut',
      'lose muscle diet',
    ],
    answer:
      'Train heavy, as you did when you grew: hold the load on the bar and, when recovery fades, drop sets before you drop intensity. Light weights and high repetitions do not make a muscle leaner; the diet does that.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'techniques',
    title: 'When are drop sets and rest-pause worth it?',
    ask: ['drop set', 'rest pause', 'intensity technique', 'super set', 'mechanical drop'],
    answer:
      'They save time on isolation exercises near the end of a session: a drop set takes 20% off and goes on without rest, rest-pause waits 10 to 15 seconds and goes on with the same load. Each cluster counts as one hard set. Leave them out on squats, deadlifts and presses.',
    sources: ['house'],
  },
  {
    id: 'tempo',
    title: 'What do the four numbers of a tempo mean?',
    ask: ['tempo', 'tempo numbers', 'time under tension', 'eccentric slow'],
    answer:
      'Seconds for lowering, pause, lifting, pause: 2-0-2-0 is two seconds down and two up without a stop. What counts is control on the way down; slower than about four seconds brings nothing more.',
    sources: ['house'],
  },
  {
    id: 'warm_up',
    title: 'How do I warm up?',
    ask: ['warm up', 'warmup sets', 'before train warm'],
    answer:
      'Five easy minutes, then two to four lighter sets of the first exercise: about 40, 60 and 80% of the working weight, with few repetitions. Later exercises need one lighter set at most.',
    sources: ['house'],
  },
  {
    id: 'e1rm',
    title: 'What is an estimated maximum (e1RM)?',
    ask: ['estimated e1rm', 'one rep e1rm', 'epley'],
    answer:
      'The weight you could lift once, worked out from a set: by Epley, weight times (1 + repetitions / 30), with the repetitions in reserve added. It’s accurate up to about ten repetitions and is left out above twelve, and where your body is lifted too, as in pull-ups.',
    sources: ['house'],
  },
  {
    id: 'sore',
    title: 'Is soreness a sign of a good workout?',
    ask: ['sore muscle', 'soreness doms', 'not sore train'],
    answer:
      'No. Soreness comes from what is new and fades as you repeat it. Judge a session by the load, the repetitions and the weeks behind it. Train a sore muscle again once it moves freely; sharp pain in a joint is something else and ends the set.',
    sources: ['house'],
  },
  {
    id: 'missed_session',
    title: 'I missed a session. What now?',
    ask: ['missed train', 'skip train day', 'missed gym', 'skipped day catch up'],
    answer:
      'Do it on the next free day and let the others move on, or drop it. Do not put two sessions into one. One missed session in two weeks changes nothing; a habit of them does, so tell your coach what is in the way.',
    sources: ['house'],
  },
];
