import { PEAK_LIMITS } from '../peak-week/rules.ts';
import type { Steps } from '../result/steps.ts';
import { KNOWN_SUPPLEMENTS } from '../safety/substances.data.ts';
import {
  type Amount,
  amountsIn,
  NUMBER_WORDS,
  plainAmounts,
  rangeIn,
  wordsIn,
} from './amount-text.ts';

const MIN_WATER_ML = 1500;
/** 60 ml/kg at 100 kg; more is never needed. [our choice] */
const MAX_WATER_ML = 6000;
/** Grams of salt per gram of sodium. */
const SALT_OF_SODIUM = 2.54;

const MEASURE = '(?:(?:lit(?:re|er)|gallon|cup)s?|glass(?:es)?)';
const spelledAmount = (behind: string) =>
  new RegExp(`\\b(${Object.keys(NUMBER_WORDS).join('|')})${behind} (?=${MEASURE}\\b)`, 'gi');
const SPELLED_AMOUNT = spelledAmount('');
const SPELLED_HALF = spelledAmount(' and a half');
/** Matches 'a liter and a half'. */
const HALF_BEHIND = new RegExp(`\\b(a|one) (${MEASURE}) and a half\\b`, 'gi');
/** Ounces count only if they are fluid ounces. */
const WATER = new RegExp(
  [
    /(\d+(?:\.\d+)?)(?:\s*(?:[-–]|to)\s*(\d+(?:\.\d+)?))?\s*/,
    /(ml|millilit(?:re|er)s?|l|lit(?:re|er)s?|gal(?:lon)?s?|fl(?:uid|\.)? ?(?:oz|ounces?)|(?:oz|ounces?|glass(?:es)?|cups?)(?= of (?:water|fluid)))\b/,
    /(\s*(?:of (?:water|fluids?) )?(?:per|\/|for each|a)\s*k(?:g|ilo))?/,
  ]
    .map(({ source }) => source)
    .join(''),
  'gi',
);
/** Words for water in the supported languages. */
const DRINK =
  /water|drink|fluid|\bsips?\b|wasser|trink|\bagua\b|\bbeb|\bd?['’]?eau\b|\bboire|\bbuv/i;
const ML_PER_GALLON = 3785;
const ML_PER_OUNCE = 29.57;
const ML_PER_GLASS = 250;
const GLASS = /^glass|^cup/i;

function mlPer(unit: string): number {
  if (/^m/i.test(unit)) return 1;
  if (GLASS.test(unit)) return ML_PER_GLASS;
  if (/^g/i.test(unit)) return ML_PER_GALLON;
  return /^l/i.test(unit) ? 1000 : ML_PER_OUNCE;
}

/** An hourly rate, but not 'an hour before bed'. Hourly water has its own limit. */
const HOURLY =
  /\b(?:per|each|every|an?|one|the)(?: [a-z]+)? (?:hour|hr)\b(?! (?:before|after|later|earlier))|\bhourly\b|\/ ?h(?:r|our)?\b|\b60 min/i;
/** Matches 'Every hour, drink …'. */
const HOURLY_FIRST = /^\W*(?:each|every|per)(?: [a-z]+)? (?:hour|hr)\b(?! (?:before|after))/i;
/** Marks the end of the text about one amount. */
const CLAUSE_END = /[,;:]| and /;
/** A portion, such as a glass, rather than the day's water. */
const PORTION =
  /\b(?:per|each|every|an|a) (?:hour|meal|glass|bottle|session|set|snack)\b|\b(?:with|before|during|after|between|at) (?:\w+ )?(?:meals?|sets|training|cardio|sessions?|workouts?|bed|breakfast|lunch|dinner|snacks?)\b|\b(?:on|upon|after) waking\b|\bfirst thing\b/i;
const OF_A_DAY = /\b(?:a|per|all) day\b|\/ ?d(?:ay)?\b|\bdaily\b|\bin total\b/i;
/** A glass that is the whole day's water. */
const ALL_THERE_IS =
  /\b(?:only|just|at most|no more than|max(?:imum)?|on (?:show |the )?\w*day)\b/i;
/** Water on top of the day's: '500 ml more', but not 'no more than 500 ml'. */
const ON_TOP = /\b(?:extra|another|additional|(?<!\bno )more(?! than))\b/i;
/** Water in food or a drink: 'mix the whey with 300 ml of water'. */
const MIXED =
  /\b(?:mix|cook|boil|simmer|soak|dissolve|stir|shake|blend|scoops?|powder|whey|oats|rice|tablets?|creatine)\b.*\b(?:in|into|with) (?:about )?$/i;

const OTHER_DRINK = '(?:milk|juice|coffee|tea|soup|broth|cream|egg whites?|sodas?|cola)';
/** Matches '250 ml of oat milk'. */
const OF_OTHER_DRINK = new RegExp(
  `^[\\d.]+ ?\\w+ (?:of )?(?:(?!water)\\w+ )?${OTHER_DRINK}\\b`,
  'i',
);
const OTHER_DRINK_OF = new RegExp(`\\b${OTHER_DRINK}(?: of)? $`, 'i');

/** Whether an amount is less than a whole day's water, judging by its clause and the words before it. */
function isPartOfWater(ahead: string, clause: string, unit: string): boolean {
  const near = [...wordsIn(ahead).slice(-2), ...wordsIn(clause).slice(0, 6)].join(' ');
  const isOnTop = ON_TOP.test(near) && !/\b(?:only|just|at most)\b/i.test(near);
  if (isOnTop || OF_OTHER_DRINK.test(clause) || OTHER_DRINK_OF.test(ahead)) return true;
  if (OF_A_DAY.test(clause)) return false;
  if (mlPer(unit) >= 1000) return PORTION.test(clause) && !/day\b/i.test(clause);
  if (PORTION.test(ahead + clause) || MIXED.test(ahead)) return true;
  return GLASS.test(unit) && !ALL_THERE_IS.test(ahead + clause);
}

/** Converts spelled-out liters and gallons to digits: 'half a liter' becomes '0.5 liter'. */
function plainLiters(sentence: string): string {
  return sentence
    .replace(HALF_BEHIND, '$1 and a half $2')
    .replace(SPELLED_HALF, (_, words: string) => `${NUMBER_WORDS[words.toLowerCase()]}.5 `)
    .replace(SPELLED_AMOUNT, (_, words: string) => `${NUMBER_WORDS[words.toLowerCase()]} `);
}

function* namesForbiddenWater(sentence: string): Steps<boolean> {
  if (!DRINK.test(sentence)) return false;
  const isHourly = HOURLY_FIRST.test(sentence);
  for (const { match, ahead, behind } of amountsIn(sentence, WATER)) {
    yield;
    const [clause = ''] = `${match[0]}${behind}`.split(CLAUSE_END);
    if (isForbiddenWater(match, { ahead, clause, isHourly })) return true;
  }
  return false;
}

function isForbiddenWater(
  [, low = '', high, unit = '', perKg]: RegExpExecArray,
  { ahead, clause, isHourly }: { ahead: string; clause: string; isHourly: boolean },
): boolean {
  const ml = mlPer(unit);
  const [least, most] = [Number(low) * ml, Number(high ?? low) * ml];
  if (perKg) {
    const [lowest, highest] = PEAK_LIMITS.waterMlPerKg;
    return least < lowest || most > highest;
  }
  if (most > MAX_WATER_ML) return true;
  const isTooFast = most > PEAK_LIMITS.waterMlPerHour;
  if (HOURLY.test(clause)) return isTooFast;
  if (isTooFast && isHourly) return true;
  return least < MIN_WATER_ML && !isPartOfWater(ahead, clause, unit);
}

const SALT = '(?<salt>sodium|natrium|sodio|na|salt|salz|sal|sel)';
/** Excludes readings, body weight and servings, which aren't a day's salt. */
const PER =
  '(?!\\s*(?:/|per|an?|each)\\s*(?:k(?:g|ilo)|d?l\\b|100 ?(?:g|ml)\\b|slice|cup|serving|scoop|tin\\b|can\\b))';
const GRAMS = new RegExp(
  `(?<![\\w.])${rangeIn('(?:mg|g)')}\\s*(?<unit>mg|milligrams?|g|grams?)\\b${PER}`,
  'gi',
);
const OTHER = `${KNOWN_SUPPLEMENTS.source}|\\b(?:fats?|carbs?|sugar|potassium)\\b`;
const THING = new RegExp(`\\b${SALT}\\b|${OTHER}`, 'gi');
const A_DAY = '(?:\\s*(?:(?:a|per|each|every|/)\\s*day|daily))?';
/** Matches directly after an amount: '500 mg of added salt', '400 mg magnesium', '30 g of chicken'. */
const OF_SALT = new RegExp(
  `^${A_DAY}\\s+(?:(?:of|de|von|for|in|dietary|daily|total|added|extra|table|sea|the|your)\\s+)*${SALT}\\b`,
  'i',
);
const OF_OTHER = new RegExp(
  `^${A_DAY}\\s+(?:of (?!it\\b|this\\b|that\\b)|(?:(?:an?|your|some|tablets?|capsules?|of) )*(?:${OTHER}))`,
  'i',
);
/** A change in salt. */
const CHANGE = /\b(?:by|within) (?:(?:about|around|at most|up to|no more than) )?$/i;
/** Matches 'A slice of bread has about'. */
const CONTAINS = /\b(?:has|contains)(?: \w+)? $/i;
const OF_A_PLAN = /day\b|\bdaily\b|\b(?:weeks?|plan|protocol|phase|diet|menu|peak|show|total)\b/i;
/** Maximum words between salt and its amount, with no other food or supplement in between. */
const SALT_REACH = 8;

/** The salt word an amount refers to, before or after it. */
function saltOf({ ahead, aheadInSentence, behind }: Amount): string | undefined {
  const next = OF_SALT.exec(behind)?.groups?.salt;
  if (next || OF_OTHER.test(behind)) return next;
  if (CHANGE.test(ahead)) return undefined;
  const thing = [...aheadInSentence.matchAll(THING)].at(-1);
  if (!thing) return undefined;
  const between = aheadInSentence.slice(thing.index + thing[0].length).replace(GRAMS, '');
  return wordsIn(between).length <= SALT_REACH ? thing.groups?.salt : undefined;
}

function* namesForbiddenSodium(sentence: string): Steps<boolean> {
  const isPortion = PORTION.test(sentence);
  const isOfPlan = OF_A_PLAN.test(sentence);
  for (const amount of amountsIn(sentence, GRAMS)) {
    yield;
    const { match, ahead } = amount;
    const { low, figure, unit = '' } = match.groups ?? {};
    const salt = saltOf(amount);
    const isMg = /^m/i.test(unit);
    // A pinch with a meal is given in grams, or added.
    const isPinch = isPortion && (!isMg || /\b(?:add|extra)\b/i.test(ahead));
    if (!salt || isPinch || (!isOfPlan && CONTAINS.test(ahead))) continue;
    const ratio = !isMg && /^sal|^sel/i.test(salt) ? SALT_OF_SODIUM : 1;
    const sodiumMg = (Number(low ?? figure) * (isMg ? 1 : 1000)) / ratio;
    if (sodiumMg < PEAK_LIMITS.minSodiumMg) return true;
  }
  return false;
}

/** Whether a sentence names a daily amount of water or sodium outside the hard limits. */
export function* namesForbiddenAmount(sentence: string): Steps<boolean> {
  const plain = plainLiters(plainAmounts(sentence));
  return (yield* namesForbiddenWater(plain)) || (yield* namesForbiddenSodium(plain));
}
