import { ADULT_YEARS } from '../safety/exclusions.ts';
import type { HealthCondition } from '../safety/health-condition-list.ts';
import {
  type Barred,
  barringConditions,
  conditionsAgainst,
  conditionWords,
  type HealthFacts,
} from '../safety/health-conditions.ts';
import { holdBar } from '../safety/holds.ts';
import { squeeze } from '../words/bounded-text.ts';
import { finish, type Steps } from '../words/steps.ts';
import { statedHealth } from './stated-health.ts';
import { plainText } from './words.ts';

/** The asker's recorded health. */
export interface AskerHealth extends HealthFacts {
  ageYears: number | null;
}

/** A requested plan that is refused: under 18 always, with a condition until a clinician agrees. */
export interface Exclusion {
  /** For the coach: 'a peak week with diabetes'. */
  about: string;
  answer: string;
}

/** What is known about the person asking: earlier messages, newest first, and what is on record. */
interface Known {
  before?: readonly string[];
  own: AskerHealth | null;
}

const ASKED_FOR: readonly { plan: Barred; words: RegExp; name: string; meanwhile: string }[] = [
  {
    plan: 'peak',
    words:
      /\b(?:(?<!biceps? )peak(?! (?:contraction|strength|power|heart))|peaking|carb (?:load|loading|up)|carbs? load|(?<!creatine )loading|show week|deplet\w*|compete|competing|competition|on stage)\b/,
    name: 'a peak week',
    meanwhile: 'eat at maintenance, with normal salt and water.',
  },
  {
    plan: 'deficit',
    words:
      /\b(?:(?<!reverse )diet(?! (?:coke|soda|cola|pepsi|drinks?)\b)|diets|(?<!reverse )dieting|deficit|cut|cutting|loo?s(?:e|ing)(?! (?:(?:my|any|too|much) )*(?:muscles?|strength|skin|motivation|sleep)\b)|(?:fat|weight) loss|lean out|leaner|(?<!(?:meal|food) )prep(?! (?:my |the )?(?:meals?|food)\b)|shred|shredding|mini ?cut|fasting|slim|slimmer)\b/,
    name: 'a diet',
    meanwhile: 'eat at maintenance.',
  },
  {
    plan: 'intervals',
    words: /\b(?:hiit|(?<!rest )intervals?(?! between)|sprints?|sprinting|tabata)\b/,
    name: 'interval training',
    meanwhile: 'keep cardio easy enough to talk.',
  },
];

/** A question about the past or the current plan asks for no new one. */
const ON_RECORD =
  /\b(?:am i|did i|have i|is going|(?:how|when) (?:is|are|does|do) my|so far|this week|today|tomorrow|left|my (?:show|competition|target|weight|macros|plan|cardio|deficit|phase))\b/;
const ASKS =
  /\b(?:can|could|should|may|how|what|when|plan|want|start|help|is it|best|tips|wie|soll)\b/;
/** How or whether to do it is asked again, whatever it is for. */
const TO_DO = new RegExp(
  [
    /\bhow (?:do(?! i (?:have(?! to)|weigh|burn|look|compete|feel|see|log|track|know)\b)|can|could|should|would|shall|to)\b/,
    /\b(?:can|could|should|may|shall|must) (?:i|we|he|she|they)\b(?! (?:see|log|track)\b| (?:eat|have|drink)\b(?=.{0,200}\b(?:today|tomorrow)\b)(?=.{0,200}\b(?:on|in|of|for) my (?:diet|cut|deficit|plan|meal plan|prep|peak week|phase|macros)\b))/,
    /\b(?:what|which|when|how)(?: \w+){1,3} do i(?! (?:have(?! to)|weigh|burn|look|compete)\b)/,
    /\b(?:am i|are we) (?:ok|okay|fine|allowed|able|ready|safe|fit|good) to\b/,
    /\b(?:is|are) (?!my\b|the\b)[\w ]{0,200}\b(?:ok|okay|safe|fine|allowed|advisable|wise|healthy)\b/,
    /\b(?:want|need|trying|going|like|ready|start) to\b(?! (?:see|log|track|know|understand)\b)/,
    /\b(?:make|give|write|help) me\b(?! (?:understand|see|read)\b)/,
    /\bplan for my (?:show|competition)\b|\bbest way\b|\btips\b|\b(?:wie|soll)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** Where and when somebody competes, and what to prepare: 'what should I bring to my competition?' */
const FOR_THE_DAY =
  /\b(?:class|division|category) (?:\w+ ){1,3}compete\b|\b(?:when|where)(?: \w+)? (?:do|will|am) i (?:compete|competing)\b|\b(?:for|to|at|before|on|until|after) my competition\b|\b(?:until|before|after|when) i (?:compete|(?:go|am) on stage)\b|\b(?:wear|bring|pose) (?:\w+ )?(?:on stage|to compete)\b|\b(?:register|sign up) for (?:an?|the|my) competition\b/g;

/**
 * Whether somebody asks for a diet, peak week or intervals they may not have: minors never get the first two, and a
 * condition rules out some until a clinician agrees. Considers what they say now or said before, and their record.
 * Checked before any answer.
 */
export const findExclusion = (message: string, known: Known): Exclusion | null =>
  finish(findExclusionSteps(message, known));

export function* findExclusionSteps(
  message: string,
  { before = [], own }: Known,
): Steps<Exclusion | null> {
  const plain = plainText(squeeze(message));
  const said: string[] = [];
  for (const text of [message, ...before]) {
    said.push(squeeze(text));
    yield;
  }
  const stated = yield* statedHealth(said);
  const named = stated.conditions.filter((condition) => !isAgreed(condition, own));
  const isToDo = TO_DO.test(plain);
  const asksAnew = isToDo || (ASKS.test(plain) && !ON_RECORD.test(plain));
  const askedAnew = asksAnew ? plain.replace(FOR_THE_DAY, ' ') : '';
  for (const asked of ASKED_FOR) {
    if (!asked.words.test(plain)) continue;
    // Conditions on record count beside the ones in this request.
    const record = asked.words.test(askedAnew) ? own : null;
    const found = judgeAsked(asked, { isMinor: stated.isMinor, named, record });
    if (found) return found;
  }
  return null;
}

type Asked = (typeof ASKED_FOR)[number];

interface Against {
  isMinor: boolean;
  /** The conditions that were stated. */
  named: readonly HealthCondition[];
  record: AskerHealth | null;
}

/** Why the request is refused; null if nothing rules it out. */
function judgeAsked(asked: Asked, { named, record, ...stated }: Against): Exclusion | null {
  const held = record && holdBar(record, asked.plan);
  if (held) return { about: `${asked.name} while on hold`, answer: heldAnswer(held, asked) };
  const isMinor = asked.plan !== 'intervals' && (stated.isMinor || isUnder(record?.ageYears));
  const against = new Set([
    ...(isMinor ? named : conditionsAgainst(named, asked.plan)),
    ...(record ? barringConditions(record, asked.plan) : []),
  ]);
  return isMinor || against.size > 0 ? refusal(asked, isMinor, [...against]) : null;
}

const isUnder = (ageYears: number | null | undefined) =>
  typeof ageYears === 'number' && ageYears < ADULT_YEARS;

/** Whether a clinician has agreed to it already. */
const isAgreed = (condition: HealthCondition, own: AskerHealth | null) =>
  own?.clinicianAgreed === true && own.healthConditions?.includes(condition) === true;

const heldAnswer = (held: string, { meanwhile }: Asked) =>
  `${held} Your coach ends the hold with you, and nothing is lost by it. Until then ${meanwhile}`;

/** Under 18 no clinician's opinion changes it, so nobody is sent to one; a condition is for a doctor at any age. */
function refusal(
  { name, meanwhile }: Asked,
  isMinor: boolean,
  against: readonly HealthCondition[],
): Exclusion {
  const plan = name.replace(/^a /, '');
  const reasons = [
    ...(isMinor ? ['an age under 18'] : []),
    ...(against.length > 0 ? [conditionWords(against)] : []),
  ].join(' and ');
  const withCondition =
    against.length > 0
      ? ` With ${conditionWords(against)}, see your doctor about food and training as well.`
      : '';
  const answer = isMinor
    ? `Under 18 the body is still growing, so no ${plan} is offered here. Until then ${meanwhile}${withCondition}`
    : `With ${reasons}, I plan no ${plan}: that needs the word of a clinician who knows the history. See your doctor first. Until they have agreed, ${meanwhile}`;
  return { about: `${name} with ${reasons}`, answer };
}
