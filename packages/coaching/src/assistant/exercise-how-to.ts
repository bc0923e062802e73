import type { Exercise } from '../exercises/exercise.ts';
import { EXERCISES } from '../exercises/library.ts';
import { isMeant, topicWords } from './words.ts';

/** What a question on how an exercise is done has beside its name. */
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
/** Lifts that are known by one word of their name. */
const KNOWN_AS: Record<string, string> = {
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

/** Stems, so that 'face pulls' and 'Face Pull' are one. */
const NAMES = [
  ...EXERCISES.map((exercise) => ({ exercise, words: topicWords(exercise.name) })),
  ...Object.entries(KNOWN_AS).flatMap(([name, whole]) => {
    const exercise = EXERCISES.find((one) => one.name === whole);
    return exercise ? [{ exercise, words: topicWords(name) }] : [];
  }),
];

/** How the library has an exercise done, where a question, in plain words, is about that and nothing else. */
export function exerciseHowTo(plain: string): string | null {
  if (!ASKS_HOW.test(plain)) return null;
  const words = topicWords(plain).filter((word) => !HOW_WORDS.has(word));
  const named = NAMES.find(
    (name) =>
      name.words.length === words.length &&
      words.every((word) => name.words.some((part) => isMeant(word, part))),
  );
  return named ? howTo(named.exercise) : null;
}

function howTo({ name, instructions, formCues, commonMistakes }: Exercise): string {
  const cues = formCues.map((cue) => `• ${cue}`).join('\n');
  return `${name}: ${instructions}\n${cues}\nCommon mistakes: ${commonMistakes.join(', ').toLowerCase()}.`;
}
