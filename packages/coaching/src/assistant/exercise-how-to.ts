import type { Exercise } from '../exercises/exercise.ts';
import { EXERCISES } from '../exercises/library.ts';
import { isSameWord, topicWords } from './words.ts';

/** Words besides the exercise's name in a question about how to do it. */
const HOW_WORDS = new Set(
  [
    'do',
    'form',
    'technique',
    'cue',
    'cues',
    'perform',
    'execute',
    'proper',
    'properly',
    'correct',
    'correctly',
    'right',
    'train',
    'explain',
    'show',
  ].flatMap((word) => topicWords(word)),
);
const ASKS_HOW =
  /^(?:(?:hey|hi|so|and|please|coach) )*(?:how (?:do|should|can|to|does|would)|whats? (?:is |are )?(?:the )?(?:right |proper |correct |good |best )?(?:form|technique|cues?)|show me|explain|form|technique|cues?)\b/;
/** Lifts commonly called by one word. */
const SHORT_NAMES: Record<string, string> = {
  squat: 'Back Squat',
  bench: 'Barbell Bench Press',
  'bench press': 'Barbell Bench Press',
  rdl: 'Romanian Deadlift',
  ohp: 'Overhead Press',
  row: 'Bent-Over Barbell Row',
  'calf raise': 'Standing Calf Raise',
  'lateral raise': 'Dumbbell Lateral Raise',
  'hip thrust': 'Barbell Hip Thrust',
};

/** Names as stems, so that 'face pulls' and 'Face Pull' match. */
const NAMES = [
  ...EXERCISES.map((exercise) => ({ exercise, words: topicWords(exercise.name) })),
  ...Object.entries(SHORT_NAMES).flatMap(([name, whole]) => {
    const exercise = EXERCISES.find((one) => one.name === whole);
    return exercise ? [{ exercise, words: topicWords(name) }] : [];
  }),
];

/** The library's instructions for an exercise, if a question in plain words asks for exactly that. */
export function exerciseHowTo(plain: string): string | null {
  if (!ASKS_HOW.test(plain)) return null;
  const words = topicWords(plain).filter((word) => !HOW_WORDS.has(word));
  const named = NAMES.find(
    (name) =>
      name.words.length === words.length &&
      words.every((word) => name.words.some((part) => isSameWord(word, part))),
  );
  return named ? howTo(named.exercise) : null;
}

function howTo({ name, instructions, formCues, commonMistakes }: Exercise): string {
  const cues = formCues.map((cue) => `• ${cue}`).join('\n');
  return `${name}: ${instructions}\n${cues}\nCommon mistakes: ${commonMistakes.join(', ').toLowerCase()}.`;
}
