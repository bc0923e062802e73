import { finish, type Steps } from '../result/steps.ts';
import { ADULT_YEARS } from '../safety/exclusions.ts';
import type { HealthCondition } from '../safety/health-condition-list.ts';
import {
  type BlockedPlan,
  blockingConditions,
  conditionsAgainst,
  conditionsText,
  type HealthFacts,
} from '../safety/health-conditions.ts';
import { holdBlockReason } from '../safety/holds.ts';
import { collapseRuns } from '../text/bounded-text.ts';
import { statedHealth } from './stated-health.ts';
import { plainText } from './words.ts';

/** The asker's recorded health. */
export interface AskerHealth extends HealthFacts {
  ageYears: number | null;
}

/** The refusal of a requested plan: always under 18, and with a condition until a clinician agrees. */
export interface Exclusion {
  /** For the coach, such as 'a peak week with diabetes'. */
  about: string;
  answer: string;
}

/** Earlier messages of the person asking, newest first, and their health record. */
interface AskerContext {
  before?: readonly string[];
  own: AskerHealth | null;
}

const REQUESTS: readonly { plan: BlockedPlan; words: RegExp; name: string; meanwhile: string }[] = [
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

/** A question about the past or current plan doesn't request a new one. */
const ON_RECORD =
  /\b(?:am i|did i|have i|is going|(?:how|when) (?:is|are|does|do) my|so far|this week|today|tomorrow|left|my (?:show|competition|target|weight|macros|plan|cardio|deficit|phase))\b/;
const REQUESTS_PLAN =
  /\b(?:can|could|should|may|how|what|when|plan|want|start|help|is it|best|tips|wie|soll)\b/;
/** Asking how or whether to do something is a new request, whatever its purpose. */
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
/** Competition logistics and packing: 'what should I bring to my competition?' */
const FOR_THE_DAY =
  /\b(?:class|division|category) (?:\w+ ){1,3}compete\b|\b(?:when|where)(?: \w+)? (?:do|will|am) i (?:compete|competing)\b|\b(?:for|to|at|before|on|until|after) my competition\b|\b(?:until|before|after|when) i (?:compete|(?:go|am) on stage)\b|\b(?:wear|bring|pose) (?:\w+ )?(?:on stage|to compete)\b|\b(?:register|sign up) for (?:an?|the|my) competition\b/g;

/**
 * Finds a request for a diet, peak week or intervals the person may not have. Minors never get the first two; a
 * condition rules out some until a clinician agrees. Considers the message, earlier ones and their record. Checked
 * before any answer.
 */
export const findExclusion = (message: string, context: AskerContext): Exclusion | null =>
  finish(findExclusionSteps(message, context));

export function* findExclusionSteps(
  message: string,
  { before = [], own }: AskerContext,
): Steps<Exclusion | null> {
  const plain = plainText(collapseRuns(message));
  const messages: string[] = [];
  for (const text of [message, ...before]) {
    messages.push(collapseRuns(text));
    yield;
  }
  const stated = yield* statedHealth(messages);
  const named = stated.conditions.filter((condition) => !isAgreed(condition, own));
  const isToDo = TO_DO.test(plain);
  const isNewRequest = isToDo || (REQUESTS_PLAN.test(plain) && !ON_RECORD.test(plain));
  const requestText = isNewRequest ? plain.replace(FOR_THE_DAY, ' ') : '';
  for (const requested of REQUESTS) {
    if (!requested.words.test(plain)) continue;
    // Recorded conditions count in addition to the ones stated.
    const record = requested.words.test(requestText) ? own : null;
    const found = refusalOf(requested, { isMinor: stated.isMinor, named, record });
    if (found) return found;
  }
  return null;
}

type PlanRequest = (typeof REQUESTS)[number];

interface Against {
  isMinor: boolean;
  /** The conditions that were stated. */
  named: readonly HealthCondition[];
  record: AskerHealth | null;
}

/** Why the request is refused; null if nothing rules it out. */
function refusalOf(
  requested: PlanRequest,
  { named, record, ...stated }: Against,
): Exclusion | null {
  const holdReason = record && holdBlockReason(record, requested.plan);
  if (holdReason)
    return { about: `${requested.name} while on hold`, answer: holdAnswer(holdReason, requested) };
  const isMinor = requested.plan !== 'intervals' && (stated.isMinor || isUnder(record?.ageYears));
  const against = new Set([
    ...(isMinor ? named : conditionsAgainst(named, requested.plan)),
    ...(record ? blockingConditions(record, requested.plan) : []),
  ]);
  return isMinor || against.size > 0 ? refusal(requested, isMinor, [...against]) : null;
}

const isUnder = (ageYears: number | null | undefined) =>
  typeof ageYears === 'number' && ageYears < ADULT_YEARS;

/** Whether a clinician has already agreed. */
const isAgreed = (condition: HealthCondition, own: AskerHealth | null) =>
  own?.clinicianAgreed === true && own.healthConditions?.includes(condition) === true;

const holdAnswer = (reason: string, { meanwhile }: PlanRequest) =>
  `${reason} Your coach ends the hold with you, and nothing is lost by it. Until then ${meanwhile}`;

/**
 * Under 18, a clinician's agreement doesn't lift the exclusion, so no referral is given. A
 * condition needs a doctor at any age.
 */
function refusal(
  { name, meanwhile }: PlanRequest,
  isMinor: boolean,
  against: readonly HealthCondition[],
): Exclusion {
  const plan = name.replace(/^a /, '');
  const reasons = [
    ...(isMinor ? ['an age under 18'] : []),
    ...(against.length > 0 ? [conditionsText(against)] : []),
  ].join(' and ');
  const withCondition =
    against.length > 0
      ? ` With ${conditionsText(against)}, see your doctor about food and training as well.`
      : '';
  const answer = isMinor
    ? `Under 18 the body is still growing, so no ${plan} is offered here. Until then ${meanwhile}${withCondition}`
    : `With ${reasons}, I plan no ${plan}: that needs the word of a clinician who knows the history. See your doctor first. Until they have agreed, ${meanwhile}`;
  return { about: `${name} with ${reasons}`, answer };
}
