import { ADULT_YEARS } from '../safety/exclusions.ts';
import {
  type Barred,
  barringConditions,
  conditionsAgainst,
  conditionWords,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type HealthFacts,
} from '../safety/health-conditions.ts';
import { clauseSays } from './clause-says.ts';
import { clausesOf } from './clauses.ts';
import type { Pattern } from './patterns.ts';
import { plainText } from './words.ts';

/** What is on record of whoever asks. */
export interface AskerHealth extends HealthFacts {
  ageYears: number | null;
}

/** A plan that somebody asked for and that is not made for them without a clinician. */
export interface Exclusion {
  /** For the coach: 'a peak week with diabetes'. */
  about: string;
  answer: string;
}

const NAMED_AS: Record<HealthCondition, readonly Pattern[]> = {
  'Heart disease': [
    'heart condition|disease|defect|failure|problem|problems|murmur|surgery|issue|issues',
    'arrhythmia|cardiomyopathy|angina|pacemaker|afib|stent|myocarditis',
  ],
  'Kidney disease': [
    'kidney|kidneys|renal disease|failure|problem|problems|condition|transplant|issue|issues|one',
    'dialysis',
  ],
  'High or low blood pressure': [
    { pattern: 'blood pressure high|low|raised|elevated' },
    'hypertension|hypertensive|hypotension|bluthochdruck',
  ],
  Diabetes: ['diabetes|diabetic|prediabetic|diabetiker|diabetikerin|diabete|diabetico', 't1d|t2d'],
  'Eating disorder, now or before': [
    'eating disorder',
    'anorexia|anorexic|bulimia|bulimic|orthorexia',
  ],
  'Pregnancy or breastfeeding': [
    'pregnant|pregnancy|breastfeeding|breastfeed|postpartum|schwanger|enceinte|embarazada',
    'breast feeding|feed',
    'expecting baby|child',
  ],
  'Regular medication': [
    'beta|blood blocker|blockers|thinner|thinners',
    'on|take|taking medication|medications|meds|antidepressants|statins|lithium|ssri|ssris',
  ],
};
const ALL_NAMES = Object.values(NAMED_AS).flat();

/** What is asked in general, or of somebody else, names nobody's condition. */
const OF_NOBODY =
  /\b(cause|causes|prevent|prevents|risk of|avoid getting|get diabetes|dad|father|mother|mum|mom|grandma|grandfather|family|friend)\b/;
const UNIT =
  '(?! ?(?:weeks?|days?|%|percent|kg|kilos?|lbs?|pounds|kcal|g|reps?|sets?|stone|hours?|minutes?|months?|years?(?! old)|cm|km|bpm|out|st|th|am|pm)\\b)(?![.%\\d])';
const MINOR = new RegExp(
  `\\b(?:i am|im|aged|i turned|i just turned|i will be|he is|she is|client is|athlete is)(?: only| just)? 1[0-7]\\b${UNIT}|\\b1[0-7] ?(?:years? old|yrs? old|yo|yr old)\\b|\\b(?:under 18|underage|a minor|a teenager)\\b`,
);

const ASKED_FOR: readonly { plan: Barred; words: RegExp; name: string; meanwhile: string }[] = [
  {
    plan: 'peak',
    words:
      /\b(?:peak|peaking|carb (?:load|loading|up)|carbs? load|loading|show week|deplet\w*|compete|competing|competition|on stage)\b/,
    name: 'a peak week',
    meanwhile: 'Until they have agreed, eat at maintenance, with normal salt and water.',
  },
  {
    plan: 'deficit',
    words:
      /\b(?:diet|diets|dieting|deficit|cut|cutting|loo?se|loo?sing|(?:fat|weight) loss|lean out|leaner|(?<!meal )prep|shred|shredding|mini ?cut|fasting|slim|slimmer)\b/,
    name: 'a diet',
    meanwhile: 'Until they have agreed, eat at maintenance.',
  },
  {
    plan: 'intervals',
    words: /\b(?:hiit|intervals?|sprints?|sprinting|tabata)\b/,
    name: 'interval training',
    meanwhile: 'Until they have agreed, keep cardio easy enough to talk.',
  },
];

/** A question on what was done, or stands in the plan, asks for no new one. */
const ON_RECORD =
  /\b(?:am i|did i|have i|is going|so far|this week|today|tomorrow|left|my (?:show|competition|target|weight|macros|plan|cardio|deficit|phase))\b/;
const ASKS =
  /\b(?:can|could|should|may|how|what|when|plan|want|start|help|is it|best|tips|wie|soll)\b/;

/**
 * Whether somebody asks for a diet, a peak week or intervals whom only a clinician can clear for it: by what they say
 * of themselves now or said before, or by what is on record of them. Judged before any answer is looked for.
 */
export function findExclusion(
  message: string,
  { before = [], own }: { before?: readonly string[]; own: AskerHealth | null },
): Exclusion | null {
  const plain = plainText(message);
  const said = [message, ...before].filter((text) => !OF_NOBODY.test(plainText(text)));
  const named = conditionsIn(said, own);
  const saysMinor = said.some((text) => MINOR.test(plainText(text)));
  const asksAnew = ASKS.test(plain) && !ON_RECORD.test(plain);
  for (const asked of ASKED_FOR) {
    if (!asked.words.test(plain)) continue;
    const against = new Set([
      ...conditionsAgainst(named, asked.plan),
      ...(own && asksAnew ? barringConditions(own, asked.plan) : []),
    ]);
    const isMinor = saysMinor || (asksAnew && isUnder(own?.ageYears));
    const reasons = [
      ...(isMinor && asked.plan !== 'intervals' ? ['an age under 18'] : []),
      ...(against.size > 0 ? [conditionWords([...against])] : []),
    ].join(' and ');
    if (reasons !== '') return refusal(asked, reasons);
  }
  return null;
}

const isUnder = (ageYears: number | null | undefined) =>
  typeof ageYears === 'number' && ageYears < ADULT_YEARS;

/** What somebody says they have, but for what a clinician has agreed to already. */
function conditionsIn(said: readonly string[], own: AskerHealth | null): HealthCondition[] {
  const clauses = said.flatMap(clausesOf).flatMap((clause) => [
    clause,
    // 'can I diet while pregnant'
    { ...clause, words: clause.circumstance, circumstance: [] },
  ]);
  const isAgreed = (condition: HealthCondition) =>
    own?.clinicianAgreed === true && own.healthConditions?.includes(condition) === true;
  return HEALTH_CONDITIONS.filter(
    (condition) =>
      !isAgreed(condition) &&
      clauses.some((clause) =>
        NAMED_AS[condition].some((pattern) => clauseSays(clause, pattern, ALL_NAMES)),
      ),
  );
}

function refusal({ name, meanwhile }: (typeof ASKED_FOR)[number], reasons: string): Exclusion {
  return {
    about: `${name} with ${reasons}`,
    answer: `With ${reasons}, I plan no ${name.replace(/^a /, '')}: that needs the word of a clinician who knows the history. See your doctor first. ${meanwhile}`,
  };
}
