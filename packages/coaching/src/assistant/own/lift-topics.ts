import type { Units } from '../../athlete/answers.ts';
import { weightText } from '../../athlete/weight-text.ts';
import { formatLongDay } from '../../calendar/day-text.ts';
import type { AthleteFacts, LiftFact, SetFact } from '../facts.ts';
import { isSameWord, topicWords } from '../words.ts';
import type { OwnTopic } from './own-topic.ts';

/** Common names of lifts, besides the library's. */
const A_LIFT =
  /\b(squat\w*|bench\w*|deadlift\w*|dls?|rdls?|ohp|press\w*|rows?|rowed|rowing|curl\w*|pull ?(up|down)s?|pulldowns?|chin ?ups?|lunge\w*|raises?|extensions?|pushdowns?|push ?ups?|dips?|fly|flies|flyes|thrusts?|shrugs?|skull ?crushers?|lifts?)\b/;
const BEST = /\b(best|heaviest|strongest|record|pr|prs|pb|pbs|most)\b/;
const LAST =
  /\b(last (time|session|workout)|previous(ly)?|most recent(ly)?)\b|\blast \w+ (session|workout)\b/;
const ESTIMATED = /\b(e?1rm|estimated?|max|maxima|one rep)\b/;

/** Matches 'My best squat' and 'the heaviest I benched', but not 'the best time for my squats'. */
const OF_ONES_BEST =
  /\b(?:my|mine) (?:\w+ ){0,3}(?:best|heaviest|strongest|record|prs?|pbs?)\b|\b(?:best|heaviest|strongest|most|record|prs?|pbs?)\b.{0,120}\b(?:i|ive) (?:have )?(?:ever |just )?(?:done|did|lifted|squatted|benched|pressed|deadlifted|pulled|rowed|curled|hit|logged)\b/;

const OF_LAST_TIME = (plain: string) =>
  (LAST.test(plain) || /\blast week\b/.test(plain)) && A_LIFT.test(plain) && !BEST.test(plain);

export const LIFT_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_best_set',
    title: 'What is my best set?',
    ask: ['my best set', 'my record', 'my pr', 'my pb', 'heaviest lift'],
    fits: (plain) => BEST.test(plain) && !ESTIMATED.test(plain),
    isMeantBy: (plain) => A_LIFT.test(plain) && OF_ONES_BEST.test(plain),
    source: 'Your logged sets',
    answer: bestSets,
  },
  {
    id: 'own_last_sets',
    title: 'What did I lift last time?',
    ask: ['lift last time', 'last time weight', 'last session weight'],
    fits: (plain) =>
      OF_LAST_TIME(plain) || (LAST.test(plain) && /\b(lift\w*|weights?|sets?)\b/.test(plain)),
    isMeantBy: OF_LAST_TIME,
    source: 'Your logged sets',
    answer: lastSets,
  },
  {
    id: 'own_e1rm',
    title: 'What is my estimated maximum?',
    ask: [
      'my e1rm',
      'my e1rm bench squat deadlift',
      'how strong',
      'last e1rm',
      'strength progress',
      'my lifts',
      'bench press strength',
    ],
    source: 'Your logged sets',
    answer: estimatedMaxima,
  },
];

const MAX_LIFTS = 3;
/** Words that many lift names share. */
const SHARED = new Set([
  'barbell',
  'dumbbell',
  'machine',
  'cable',
  'band',
  'back',
  'smith',
  'ez-bar',
  'bar',
]);
const SHORT = new Map(Object.entries({ dl: 'deadlift', rdl: 'romanian', ohp: 'overhead' }));

/** The lifts named in a question, or all if it names none; null if it names one that wasn't done. */
function liftsNamed(lifts: readonly LiftFact[], question: string): readonly LiftFact[] | null {
  const words = topicWords(question).map((word) => SHORT.get(word) ?? word);
  const counted = lifts.map((lift) => ({
    lift,
    hits: topicWords(lift.name).filter(
      (part) => !SHARED.has(part) && words.some((word) => isSameWord(word, part)),
    ).length,
  }));
  const maxHits = Math.max(0, ...counted.map(({ hits }) => hits));
  if (maxHits > 0) return counted.filter(({ hits }) => hits === maxHits).map(({ lift }) => lift);
  const plain = question.toLowerCase();
  return A_LIFT.test(plain.replace(/\b(lift(s|ed)?|press)\b/g, '')) ? null : lifts;
}

const setText = ({ kg, reps }: SetFact, units: Units) =>
  kg === null ? `${reps} repetitions` : `${weightText(kg, units)} × ${reps}`;

const NOT_LOGGED = 'No finished set of that lift is logged in the last twelve weeks.';
const NOTHING_LOGGED =
  'There is not enough data yet: no finished workout of the last twelve weeks has a set. Log your sets while you train.';

function bestSets({ lifts, units }: AthleteFacts, question: string): string {
  const named = liftsNamed(lifts, question);
  if (named === null) return NOT_LOGGED;
  const lines = named
    .slice(0, MAX_LIFTS)
    .flatMap(({ name, heaviest }) =>
      heaviest ? [`• ${name}: ${setText(heaviest, units)} on ${formatLongDay(heaviest.date)}`] : [],
    );
  if (lines.length === 0) return NOTHING_LOGGED;
  return `Your heaviest logged sets of the last twelve weeks:\n${lines.join('\n')}`;
}

function lastSets({ lifts, units }: AthleteFacts, question: string): string {
  const named = liftsNamed(lifts, question);
  if (named === null) return NOT_LOGGED;
  const latest = named
    .flatMap(({ name, last }) => (last ? [{ name, ...last }] : []))
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MAX_LIFTS);
  if (latest.length === 0) return NOTHING_LOGGED;
  const lines = latest.map(
    ({ name, date, sets }) =>
      `• ${name} on ${formatLongDay(date)}: ${sets.map((set) => setText(set, units)).join(', ')}`,
  );
  return `Last time you logged:\n${lines.join('\n')}`;
}

function estimatedMaxima({ lifts, units }: AthleteFacts, question: string): string {
  const named = liftsNamed(lifts, question);
  if (named === null) return NOT_LOGGED;
  const estimated = named.filter(({ points }) => points.length > 0).slice(0, MAX_LIFTS);
  const lines = estimated.flatMap(({ name, points }) => {
    const last = points.at(-1);
    const first = points[0];
    if (!last || !first) return [];
    const before =
      points.length > 1
        ? `, after ${weightText(first.kg, units)} on ${formatLongDay(first.date)}`
        : '';
    return [`• ${name}: ${weightText(last.kg, units)} on ${formatLongDay(last.date)}${before}`];
  });
  if (lines.length === 0) {
    return 'There is not enough data yet: log sets of up to twelve repetitions, and I can estimate your one-rep max. For exercises that also lift your body, such as pull-ups and dips, I can’t.';
  }
  return `Your one-rep max, estimated from your logged sets:\n${lines.join('\n')}`;
}
