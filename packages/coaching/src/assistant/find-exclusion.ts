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

const RELATIVES =
  'dads?|fathers?|mothers?|mums?|moms?|grandmas?|grandfathers?|family|families|friends?';
/** What is asked in general, or of somebody else, names nobody's condition. */
const OF_NOBODY = new RegExp(`\\b(?:causes?|prevents?|risk of|avoid getting|${RELATIVES})\\b`);
/** A condition that is feared is nobody's either, whoever fears it. */
const FEARED =
  /\b(?:prevents?|causes?|avoid|get|getting|risk of|family history of)(?: getting)? (?:type \d )?(?:diabetes|heart|kidney|high blood|hypertension|an eating)\b/;
/** Who says this speaks of themselves, whoever else is named beside. */
const OF_ONESELF = new RegExp(
  `\\b(?:i have|i had|ive|i was|i take|i got|i suffer|(?:im|i am)(?! (?:asking|helping|coaching|worried|scared|afraid|curious|wondering)\\b)|my (?!(?:${RELATIVES})\\b))`,
);
const UNIT =
  '(?! ?(?:weeks?|days?|%|percent|body ?fat|bf|kg|kilos?|lbs?|pounds|kcal|calories|g|reps?|sets?|sessions?|workouts?|shows?|stone|hours?|hrs?|minutes?|mins?|months?|years?(?! old)|cm|km|miles?|inch|inches|feet|foot|bpm|out|st|th|am|pm)\\b)(?![.%\\d])';
const MINOR = new RegExp(
  `\\b(?:i am|im|aged|i turned|i just turned|i will be|he is|she is|client is|athlete is)(?: only| just)? 1[0-7]\\b${UNIT}|\\b1[0-7] ?(?:years? old|yrs? old|yo|yr old)\\b|\\b(?:under 18|underage|a minor|a teenager)\\b`,
);

const ASKED_FOR: readonly { plan: Barred; words: RegExp; name: string; meanwhile: string }[] = [
  {
    plan: 'peak',
    words:
      /\b(?:peak|peaking|carb (?:load|loading|up)|carbs? load|loading|show week|deplet\w*|compete|competing|competition|on stage)\b/,
    name: 'a peak week',
    meanwhile: 'eat at maintenance, with normal salt and water.',
  },
  {
    plan: 'deficit',
    words:
      /\b(?:diet|diets|dieting|deficit|cut|cutting|loo?se|loo?sing|(?:fat|weight) loss|lean out|leaner|(?<!meal )prep|shred|shredding|mini ?cut|fasting|slim|slimmer)\b/,
    name: 'a diet',
    meanwhile: 'eat at maintenance.',
  },
  {
    plan: 'intervals',
    words: /\b(?:hiit|intervals?|sprints?|sprinting|tabata)\b/,
    name: 'interval training',
    meanwhile: 'keep cardio easy enough to talk.',
  },
];

/** A question on what was done, or stands in the plan, asks for no new one. */
const ON_RECORD =
  /\b(?:am i|did i|have i|is going|so far|this week|today|tomorrow|left|my (?:show|competition|target|weight|macros|plan|cardio|deficit|phase))\b/;
const ASKS =
  /\b(?:can|could|should|may|how|what|when|plan|want|start|help|is it|best|tips|wie|soll)\b/;
/** How or whether to do it is asked anew, whatever it is for. */
const TO_DO = new RegExp(
  [
    /\bhow (?:do(?! i (?:have(?! to)|weigh|burn|look|compete|feel|see|log|track|know)\b)|can|could|should|would|shall|to)\b/,
    /\b(?:can|could|should|may|shall|must) (?:i|we|he|she|they)\b(?! (?:see|log|track)\b)/,
    /\b(?:what|which|when|how)(?: \w+){1,3} do i(?! (?:have(?! to)|weigh|burn|look|compete)\b)/,
    /\b(?:am i|are we) (?:ok|okay|fine|allowed|able|ready|safe|fit|good) to\b/,
    /\b(?:is|are) (?!my\b|the\b)[\w ]*\b(?:ok|okay|safe|fine|allowed|advisable|wise|healthy)\b/,
    /\b(?:want|need|trying|going|like|ready|start) to\b(?! (?:see|log|track|know|understand)\b)/,
    /\b(?:make|give|write|help) me\b(?! (?:understand|see|read)\b)/,
    /\bplan for my (?:show|competition)\b|\bbest way\b|\btips\b|\b(?:wie|soll)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** When something is to be ready, and not what is asked for: 'what should I bring to my competition?' */
const FOR_THE_DAY =
  /\b(?:for|to|at|before|on|until|after) my competition\b|\b(?:wear|bring|pose) (?:\w+ )?on stage\b/g;

/**
 * Whether somebody asks for a diet, a peak week or intervals whom only a clinician can clear for it: by what they say
 * of themselves now or said before, or by what is on record of them. Judged before any answer is looked for.
 */
export function findExclusion(
  message: string,
  { before = [], own }: { before?: readonly string[]; own: AskerHealth | null },
): Exclusion | null {
  const plain = plainText(message);
  const said = [message, ...before];
  const named = conditionsIn(said, own);
  const saysMinor = said.some(isOfMinor);
  const isToDo = TO_DO.test(plain);
  const asksAnew = isToDo || (ASKS.test(plain) && !ON_RECORD.test(plain));
  const askedAnew = asksAnew ? plain.replace(FOR_THE_DAY, ' ') : '';
  for (const asked of ASKED_FOR) {
    if (!asked.words.test(plain)) continue;
    const isAnew = asked.words.test(askedAnew);
    const against = new Set([
      ...conditionsAgainst(named, asked.plan),
      ...(own && isAnew ? barringConditions(own, asked.plan) : []),
    ]);
    const isMinor = asked.plan !== 'intervals' && (saysMinor || (isAnew && isUnder(own?.ageYears)));
    if (isMinor || against.size > 0) return refusal(asked, isMinor, [...against]);
  }
  return null;
}

const isUnder = (ageYears: number | null | undefined) =>
  typeof ageYears === 'number' && ageYears < ADULT_YEARS;

/** What a text says of whoever asks: what is said of others goes on until they speak of themselves again. */
function ofOneself<Part>(parts: readonly Part[], wordsOf: (part: Part) => string): Part[] {
  let isOfNobody = false;
  return parts.filter((part) => {
    const words = wordsOf(part);
    if (OF_ONESELF.test(words)) isOfNobody = false;
    else if (OF_NOBODY.test(words)) isOfNobody = true;
    return !isOfNobody && !FEARED.test(words);
  });
}

const SENTENCE_PART = /[;!?\n]|[.,:](?!\d)/;

const isOfMinor = (text: string) =>
  ofOneself(text.split(SENTENCE_PART).map(plainText), (part) => part).some((part) =>
    MINOR.test(part),
  );

/** What somebody says they have, but for what a clinician has agreed to already. */
function conditionsIn(said: readonly string[], own: AskerHealth | null): HealthCondition[] {
  const clauses = said
    .flatMap((text) => ofOneself(clausesOf(text), ({ words }) => words.join(' ')))
    .flatMap((clause) => [
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

/** Under 18 nobody's word changes it, so that nobody is sent for one. */
function refusal(
  { name, meanwhile }: (typeof ASKED_FOR)[number],
  isMinor: boolean,
  against: readonly HealthCondition[],
): Exclusion {
  const plan = name.replace(/^a /, '');
  const reasons = [
    ...(isMinor ? ['an age under 18'] : []),
    ...(against.length > 0 ? [conditionWords(against)] : []),
  ].join(' and ');
  const answer = isMinor
    ? `Under 18 the body still grows: no ${plan} is offered here. Until then ${meanwhile}`
    : `With ${reasons}, I plan no ${plan}: that needs the word of a clinician who knows the history. See your doctor first. Until they have agreed, ${meanwhile}`;
  return { about: `${name} with ${reasons}`, answer };
}
