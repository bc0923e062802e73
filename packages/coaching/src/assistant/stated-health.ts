import type { Steps } from '../result/steps.ts';
import { HEALTH_CONDITIONS, type HealthCondition } from '../safety/health-condition-list.ts';
import { clauseStates } from './clause-states.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Family } from './denial.ts';
import { type Pattern, PatternIndex } from './patterns.ts';
import { plainText } from './words.ts';

/** Matches 'My kidneys are failing', but not 'is it bad for my heart'. */
const ailing = (organ: string): Pattern => ({
  pattern: `${organ} trouble|troubles|weak|bad|failing|damaged`,
  only: /\b(?:weak|bad|failing|damaged) (?:heart|kidneys?)\b|\b(?:heart|kidney) troubles?\b|\b(?:heart|kidneys?) (?:is|are) (?:weak|bad|failing|damaged)\b/,
});

const NAMED_AS: Record<HealthCondition, readonly Pattern[]> = {
  'Heart disease': [
    'heart condition|disease|defect|failure|problem|problems|murmur|surgery|issue|issues|attack|attacks|bypass',
    'coronary|cardiac disease|condition|arrest|patient|problem|problems|issue|issues',
    'cardiovascular disease|problem|problems',
    'arrhythmia|cardiomyopathy|angina|pacemaker|afib|myocarditis',
    'atrial fibrillation',
    ailing('heart'),
    // As a typo, 'spent' would match.
    { pattern: 'stent', only: /\bstents?\b/ },
  ],
  'Kidney disease': [
    'kidney|kidneys|renal disease|failure|problem|problems|condition|transplant|issue|issues|one|stones',
    'dialysis|ckd',
    ailing('kidney|kidneys'),
  ],
  'High or low blood pressure': [
    // As typos, 'raise' and 'elevate' would match: 'do sprints raise blood pressure'.
    {
      pattern: 'blood pressure high|low|raised|elevated',
      only: /\b(?:high|low|raised|elevated)\b/,
    },
    {
      pattern:
        'blood pressure problem|problems|issues|medication|medications|medicine|meds|pills|tablets',
      only: /\bpressure (?:pro|iss|med|pill|tab)/,
    },
    {
      pattern: 'bp high|elevated',
      only: /\bhigh bp\b|\bbp (?:(?:is|was|too|very) )*(?:high|elevated)\b/,
    },
    'hypertension|hypertensive|hypotension|bluthochdruck',
  ],
  Diabetes: [
    'diabetes|diabetic|prediabetic|diabetiker|diabetikerin|diabete|diabetico',
    't1d|t2d',
    { pattern: 'insulin', only: /\b(?:im|am|been) on insulin\b|\binsulin (?:pump|dependent)\b/ },
  ],
  'Eating disorder, now or before': [
    'eating disorder',
    'disordered eating',
    'anorexia|anorexic|bulimia|bulimic|orthorexia',
  ],
  'Pregnancy or breastfeeding': [
    'pregnant|pregnancy|breastfeeding|breastfeed|postpartum|schwanger|enceinte|embarazada',
    'breast feeding|feed',
    'expecting baby|child',
    { pattern: 'expecting', only: /\b(?:im|i am) expecting(?: twins\b| \|)/ },
    'lactating|trimester',
  ],
  'Regular medication': [
    'beta|blood blocker|blockers|thinner|thinners',
    'on|take|taking medication|medications|meds|antidepressants|statins|metformin|lithium|ssri|ssris',
    { pattern: 'on|take|taking medicine|medicines', unless: /\bmedicine balls?\b/ },
  ],
};
const NAMED = new PatternIndex(
  HEALTH_CONDITIONS.flatMap((condition) =>
    NAMED_AS[condition].map((pattern) => ({ condition, pattern })),
  ),
);
const ALL_NAMES: Family = { index: NAMED, hasComplaints: true };

const CONDITION =
  '(?:an? |any )?(?:(?:type \\d|high|low|chronic) )?(?:(?:pre ?)?diabet\\w+|(?:heart|kidneys?)(?: (?!or\\b|and\\b|if\\b)\\w+)?|blood pressure(?: (?:problems|issues))?|hypertension|eating disorders?|anorexia|bulimia|pregnan\\w+)';
const CONDITIONS = `${CONDITION}(?: (?:or|and) ${CONDITION})*\\b(?! getting worse\\b)`;
const GETTING = '(?:get|getting|develop|developing|become|becoming)';
const MAY = '(?:will|can|could|would|might|may)';
/** Conditions that are only feared, run in the family, or merely sound like one. */
const NOT_STATED = new RegExp(
  [
    `\\b(?:prevent(?:s|ing)?|caus(?:e|es|ing)|avoid(?:s|ing)?|gives?(?= (?:me|you|us|people)\\b)|risks? (?:of|for)|risk(?:s|ing)?(?= ${GETTING}\\b)|family history of|(?:scared|afraid|terrified) of)(?: (?:me|you|us|people))?(?: ${GETTING})? ${CONDITIONS}`,
    `\\b(?:scared|afraid|terrified|worried)(?: (?:to|of|about|that))?(?: (?:i|ill|i ${MAY}))? ${GETTING} ${CONDITIONS}`,
    `\\b(?:(?:${MAY}|do) (?:you|people)|${MAY} i|i ${MAY}|ill) ${GETTING} ${CONDITIONS}`,
    `(?<!\\bmy )\\b${CONDITION} (?:(?:runs?|is|are|common) )*in (?:my|our|the) family\\b`,
    '\\b(?:get|getting|have|having|gives? (?:me|you)) an? heart attack\\b',
    '\\bheart rates?\\b(?! (?:problems?|condition)\\b)|\\bkidney beans?\\b',
  ].join('|'),
  'g',
);

/** Relatives mentioned for conditions that run in the family. */
const ELDERS =
  '(?:grand|god|step)?(?:dad|father|mother|mum|mom|parent)s?|grandmas?|grandpas?|grann(?:y|ies)|aunt(?:ie)?s?|uncles?|famil(?:y|ies)(?! (?:doctor|physician|gp|diet|meals?|dinners?|recipes?)\\b)|relatives?';
/** People someone may ask about: 'my friend is pregnant, which deficit?' */
const FELLOWS =
  '(?:grand|god|step)?(?:sons?|daughters?|brothers?|sisters?)|siblings?|cousins?|nieces?|nephews?|wife|wives|husbands?|spouse|partners?|fiancee?|(?:girl|boy)?friends?|colleagues?|clients?|coworkers?|neighbou?rs?|(?:team|room|flat)?mates?|boss|kids?|(?:coach|ex)(?= (?:has|is|had|was)\\b)';
const RELATIVES = `(?:${ELDERS}|${FELLOWS})s?`;
/** Matches 'best' and '16 year old'. */
const ADJECTIVES =
  '(?:(?!(?:my|our|your|an?|the|and|or|im?|ive|with|to|of|for|in|on|from|has|have|had|is|are|was|diabetes|disease|condition|heart|kidneys?|pressure|disorder|problems?|issues?|pregnancy|medication|meds)\\b)[\\w-]+ ){0,4}';
/** Example: 'I have a family and diabetes'. */
const NO_AND = `\\b(?! and ${CONDITION})`;
const DETERMINERS = 'my|our|the|his|her|your|some|two|three';
/** In 'I am a father', the relative is the person asking. */
const SELF_REFERENCE = 'am|im|as|being|was';
const OTHERS = [
  `(?:${DETERMINERS}) ${ADJECTIVES}${RELATIVES}${NO_AND}`,
  `(?<!\\b(?:${SELF_REFERENCE}) )an? ${ADJECTIVES}${RELATIVES}${NO_AND}`,
  `(?<!\\b(?:${SELF_REFERENCE}|${DETERMINERS}|an?) ${ADJECTIVES})(?:${ELDERS}|friend)s?${NO_AND}`,
].join('|');
const ONESELF = `(?:^have|^take|i|im|ive|am|me|myself|we|(?<!\\bis )still breast ?feeding|and (?:have|take)|my (?!${ADJECTIVES}${RELATIVES}\\b))\\b`;
const OF_OTHERS = new RegExp(`^(?:${OTHERS})`);
const OF_ONESELF = new RegExp(`^${ONESELF}`);
/** Position before the person the next words are about. */
const PERSON_START = new RegExp(`\\b(?=${ONESELF}|${OTHERS})`);
/** General questions state no condition. */
const IN_GENERAL =
  /^(?!.*\b(?:im|ive|my|i (?:am|have|had|was|take|got|get|suffer))\b).*\b(?:causes?|prevents?|risk of)\b/;

/**
 * Requests for someone else, or shared with someone who has the same condition. Statements about others count then.
 */
const FOR_OTHERS = new RegExp(
  [
    '\\b(?:can|could|should|may|must|shall|would|does|do|will|is|are|help|get|put|let|make|coach|train|diet|cut|prep|peak) (?:she|he|they|him|her|them)\\b',
    `\\b(?:can|could|should|may|must|would|does|do|will|help(?:ing)?|coach(?:ing)?|get|put|let|make) (?:my|our|an?|the) ${ADJECTIVES}${RELATIVES}\\b`,
    `\\b(?:she|he|they|${RELATIVES}) (?:(?:also|now|really) )?(?:(?:wants?|needs?|would like)(?! me\\b)|is trying|are trying|asks how to|(?:should|could|can)(?! (?:i|we)\\b))\\b`,
    '\\b(?:cut|lower|drop|set|plan|reduce|write|start|manage|adjust|run) (?:his|her|their)\\b',
    '\\b(?:week|cut|diet|deficit|hiit|plan|peak|prep|ok|okay|safe|fine|best|right|good|healthy) (?:for|with) (?:him|her|them)\\b',
    '\\band so (?:do|am|have) i\\b|\\bme too\\b',
    '\\bclients?\\b(?!.{0,200}\\b(?:can|could|should|may) i (?:cut|diet|peak|lose|compete|do)\\b)',
  ].join('|'),
);
const NAMES_ONLY_OTHERS = new RegExp(`^(?!.*\\b${ONESELF}).*\\b(?:${FELLOWS})\\b`);

/** Units after a number that isn't an age. */
const UNIT =
  '(?! ?(?:weeks?|days?|%|percent|(?:body ?fat|bf)(?! (?:is|of|\\d|(?:at|around|about) \\d))|kg|kilos?|lbs?|pounds|g|reps|sets|sessions|workouts|shows|stone|hours?|hrs?|minutes?|mins?|months?|years? (?:in|into|on|of(?! age)|lifting|training|natural|natty|sober|post|away|off|out|younger|older)|cm|km|miles?|inch|inches|feet|foot|bpm|out(?! of shape)|st|th|am(?! i\\b)|pm)\\b)(?![.%\\d])';
const UNDER_18 = '(?:1[0-7](?:\\.\\d)?|(?:thir|four|fif|six|seven)teen)';
const PERSON = `(?:i am|im|he is|hes|she is|shes|they are|theyre|${RELATIVES} (?:is|are))`;
/** Words for a past age. */
const ONCE =
  '(?<!\\b(?:was|were|when|since|start\\w*(?: \\w+){0,2} at) (?:(?:an?|only|just|about) )?)';
const MINOR = new RegExp(
  [
    `\\b(?:${PERSON}|(?:client|athlete) is|(?<!\\b(?:when|since|after) i )turned|i will be|ill be|aged|(?<!\\b(?:at|since|from|by|of|before|after) (?:the )?)age(?: is)?|male|female|boy|girl)(?: (?:only|just|still|now|currently|actually|already|about))*(?: an?)? ${UNDER_18}[mfy]?\\b${UNIT}`,
    `${ONCE}\\b${UNDER_18} ?(?:y(?:ea)?rs? (?:old|of age)|y ?o)\\b(?! (?:\\w+ )?(?:injury|surgery)\\b)`,
    `\\b${UNDER_18} (?:male|female)\\b`,
    `(?<!\\b(?:fat|bf|bmi) (?:\\w+ ){0,2})\\bunder 18\\b${UNIT}`,
    `\\b(?:almost|nearly|not yet|not quite|im not|i am not|turning|turn|i will be|ill be) 18\\b${UNIT}`,
    `^${UNDER_18} ?[mf]\\b|\\b[mf]1[0-7]\\b`,
    '\\bunderage\\b|\\b(?:can|could|should|may|for) teen(?:ager)?s\\b',
    '(?<!\\b(?:have|has|had|was|were|with) )\\ba minor(?= (?:and|so|but|who|can|could|how|what|which|should)\\b|$)',
    '(?<!\\b(?:was|were) )\\ba teen(?:ager)?\\b(?! i (?:was|had|did|used)\\b)',
  ].join('|'),
);
/** Keeps 'Age: 16' and '16, male' together. */
const SENTENCE_PART = /[;!?\n]|(?<!\b(?:age|male|female))[.,:](?!\d| ?(?:fe)?male\b)/i;

/** Stated health and age of the person asking or the person they ask for, from their messages, latest first. */
export function* statedHealth(messages: readonly string[]): Steps<{
  conditions: HealthCondition[];
  isMinor: boolean;
}> {
  let isForOthers = NAMES_ONLY_OTHERS.test(plainText(messages[0] ?? ''));
  for (const text of messages) {
    yield;
    isForOthers ||= FOR_OTHERS.test(plainText(text));
  }
  let isMinor = false;
  for (const text of messages) {
    const parts = text.split(SENTENCE_PART).map(plainText);
    for (const part of statements(parts, isForOthers)) {
      yield;
      isMinor ||= MINOR.test(part);
    }
  }
  return { conditions: yield* conditionsIn(messages, isForOthers), isMinor };
}

/** Phrases that only sound like it: 'I feel pregnant after that meal', 'the pregnancy test was negative'. */
const SOUNDS_LIKE =
  /\b(?:looks?|looking|looked|feels?|feeling|felt|like|not)\s+(?:[\w'’]+\s+){0,3}pregnant\b|\bpregnancy\s+tests?\b(?=(?:\s+[\w'’]+){0,4}\s+negative\b)|\bnegative\s+pregnancy\s+tests?\b/gi;

/** Conditions people state about themselves without requesting anything. */
export const ownConditions = (text: string): Steps<HealthCondition[]> =>
  conditionsIn([text.replace(SOUNDS_LIKE, ' ')], false);

/**
 * Removes fears, and statements about others unless the request is for others. A statement about
 * others lasts until people talk about themselves again.
 */
function* statements(lines: readonly string[], isForOthers: boolean): Generator<string> {
  let isExcluded = false;
  for (const line of lines) {
    const stated = line.replace(NOT_STATED, ' ').split(PERSON_START);
    yield stated
      .filter((words) => {
        if (OF_ONESELF.test(words)) isExcluded = false;
        else if (OF_OTHERS.test(words)) isExcluded = !isForOthers;
        return !isExcluded;
      })
      .join('');
  }
}

/**
 * Keeps statements about a person. Removes questions such as 'Can dieting cause diabetes', and
 * later items of their lists.
 */
function withoutGeneral(clauses: readonly Clause[]): Clause[] {
  const general = new Set<Clause>();
  for (const clause of clauses) {
    const isMember = clause.head !== null && general.has(clause.head);
    if (isMember || IN_GENERAL.test(clause.words.join(' '))) general.add(clause);
  }
  return clauses.filter((clause) => !general.has(clause));
}

function* conditionsIn(
  messages: readonly string[],
  isForOthers: boolean,
): Steps<HealthCondition[]> {
  const named = new Set<HealthCondition>();
  for (const text of messages) {
    const clauses = withoutGeneral(clausesOf(text));
    yield;
    const lines = statements(
      clauses.map(({ words }) => words.join(' ')),
      isForOthers,
    );
    for (const clause of clauses) {
      yield;
      const line = lines.next();
      const words = line.done ? [] : line.value.split(' ').filter(Boolean);
      for (const { condition, pattern } of NAMED.startingIn(words)) {
        if (!named.has(condition) && clauseStates({ ...clause, words }, pattern, ALL_NAMES)) {
          named.add(condition);
        }
      }
    }
  }
  return HEALTH_CONDITIONS.filter((condition) => named.has(condition));
}
