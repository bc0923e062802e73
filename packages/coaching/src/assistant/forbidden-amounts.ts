import { PEAK_LIMITS } from '../peak-week/rules.ts';
import { KNOWN_SUPPLEMENTS } from '../safety/substances.data.ts';
import type { Steps } from '../words/steps.ts';
import { type Amount, amountsIn, plainAmounts, rangeIn, WORDED, wordsIn } from './amount-text.ts';

const LEAST_WATER_ML = 1500;
/** 60 ml/kg at 100 kg; nobody needs more. [our choice] */
const MOST_WATER_ML = 6000;
/** g of salt per g of sodium. */
const SALT_OF_SODIUM = 2.54;

const MEASURE = '(?:(?:lit(?:re|er)|gallon|cup)s?|glass(?:es)?)';
const worded = (behind: string) =>
  new RegExp(`\\b(${Object.keys(WORDED).join('|')})${behind} (?=${MEASURE}\\b)`, 'gi');
const WORDED_AMOUNT = worded('');
const WORDED_HALF = worded(' and a half');
/** 'a litre and a half' */
const HALF_BEHIND = new RegExp(`\\b(a|one) (${MEASURE}) and a half\\b`, 'gi');
/** Ounces count only where they say that they are of fluid. */
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

/** An hourly rate, and not 'an hour before bed': hourly water has its own limit. */
const HOURLY =
  /\b(?:per|each|every|an?|one|the)(?: [a-z]+)? (?:hour|hr)\b(?! (?:before|after|later|earlier))|\bhourly\b|\/ ?h(?:r|our)?\b|\b60 min/i;
/** 'Every hour, drink …' */
const HOURLY_FIRST = /^\W*(?:each|every|per)(?: [a-z]+)? (?:hour|hr)\b(?! (?:before|after))/i;
/** Ends the text about one amount. */
const CLAUSE_END = /[,;:]| and /;
/** A portion, such as a glass, and not the water of a day. */
const PORTION =
  /\b(?:per|each|every|an|a) (?:hour|meal|glass|bottle|session|set|snack)\b|\b(?:with|before|during|after|between|at) (?:\w+ )?(?:meals?|sets|training|cardio|sessions?|workouts?|bed|breakfast|lunch|dinner|snacks?)\b|\b(?:on|upon|after) waking\b|\bfirst thing\b/i;
const OF_A_DAY = /\b(?:a|per|all) day\b|\/ ?d(?:ay)?\b|\bdaily\b|\bin total\b/i;
/** A glass that is the whole day's water. */
const ALL_THERE_IS =
  /\b(?:only|just|at most|no more than|max(?:imum)?|on (?:show |the )?\w*day)\b/i;
/** Water on top of the day's: '500 ml more', and not 'no more than 500 ml'. */
const ON_TOP = /\b(?:extra|another|additional|(?<!\bno )more(?! than))\b/i;
/** Water in food or a drink: 'mix the whey with 300 ml of water' */
const MIXED =
  /\b(?:mix|cook|boil|simmer|soak|dissolve|stir|shake|blend|scoops?|powder|whey|oats|rice|tablets?|creatine)\b.*\b(?:in|into|with) (?:about )?$/i;

const OTHER_DRINK = '(?:milk|juice|coffee|tea|soup|broth|cream|egg whites?|sodas?|cola)';
/** '250 ml of oat milk' */
const OF_OTHER_DRINK = new RegExp(
  `^[\\d.]+ ?\\w+ (?:of )?(?:(?!water)\\w+ )?${OTHER_DRINK}\\b`,
  'i',
);
const OTHER_DRINK_OF = new RegExp(`\\b${OTHER_DRINK}(?: of)? $`, 'i');

/** Whether an amount is less than the water of a whole day, by the words ahead of it and its own clause. */
function isPartOfWater(ahead: string, clause: string, unit: string): boolean {
  const near = [...wordsIn(ahead).slice(-2), ...wordsIn(clause).slice(0, 6)].join(' ');
  const isOnTop = ON_TOP.test(near) && !/\b(?:only|just|at most)\b/i.test(near);
  if (isOnTop || OF_OTHER_DRINK.test(clause) || OTHER_DRINK_OF.test(ahead)) return true;
  if (OF_A_DAY.test(clause)) return false;
  if (mlPer(unit) >= 1000) return PORTION.test(clause) && !/day\b/i.test(clause);
  if (PORTION.test(ahead + clause) || MIXED.test(ahead)) return true;
  return GLASS.test(unit) && !ALL_THERE_IS.test(ahead + clause);
}

/** Liters and gallons as digits: 'half a litre' becomes '0.5 litre'. */
function plainLiters(sentence: string): string {
  return sentence
    .replace(HALF_BEHIND, '$1 and a half $2')
    .replace(WORDED_HALF, (_, words: string) => `${WORDED[words.toLowerCase()]}.5 `)
    .replace(WORDED_AMOUNT, (_, words: string) => `${WORDED[words.toLowerCase()]} `);
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
  if (most > MOST_WATER_ML) return true;
  const isTooFast = most > PEAK_LIMITS.waterMlPerHour;
  if (HOURLY.test(clause)) return isTooFast;
  if (isTooFast && isHourly) return true;
  return least < LEAST_WATER_ML && !isPartOfWater(ahead, clause, unit);
}

const SALT = '(?<salt>sodium|natrium|sodio|na|salt|salz|sal|sel)';
/** Excludes readings, body weight and servings: they aren't the salt of a day. */
const PER =
  '(?!\\s*(?:/|per|an?|each)\\s*(?:k(?:g|ilo)|d?l\\b|100 ?(?:g|ml)\\b|slice|cup|serving|scoop|tin\\b|can\\b))';
const GRAMS = new RegExp(
  `(?<![\\w.])${rangeIn('(?:mg|g)')}\\s*(?<unit>mg|milligrams?|g|grams?)\\b${PER}`,
  'gi',
);
const OTHER = `${KNOWN_SUPPLEMENTS.source}|\\b(?:fats?|carbs?|sugar|potassium)\\b`;
const THING = new RegExp(`\\b${SALT}\\b|${OTHER}`, 'gi');
const A_DAY = '(?:\\s*(?:(?:a|per|each|every|/)\\s*day|daily))?';
/** Directly after an amount: '500 mg of added salt', '400 mg magnesium', '30 g of chicken' */
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
/** 'A slice of bread has about' */
const HOLDS = /\b(?:has|contains)(?: \w+)? $/i;
const OF_A_PLAN = /day\b|\bdaily\b|\b(?:weeks?|plan|protocol|phase|diet|menu|peak|show|total)\b/i;
/** Most words between salt and an amount of it; no other food or supplement may be between them. */
const SALT_REACH = 8;

/** The word for salt that an amount refers to, by the words on both sides of it. */
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
    if (!salt || isPinch || (!isOfPlan && HOLDS.test(ahead))) continue;
    const ratio = !isMg && /^sal|^sel/i.test(salt) ? SALT_OF_SODIUM : 1;
    const sodiumMg = (Number(low ?? figure) * (isMg ? 1 : 1000)) / ratio;
    if (sodiumMg < PEAK_LIMITS.leastSodiumMg) return true;
  }
  return false;
}

/** Whether a sentence names an amount of water or sodium for a day outside the hard rules. */
export function* namesForbiddenAmount(sentence: string): Steps<boolean> {
  const plain = plainLiters(plainAmounts(sentence));
  return (yield* namesForbiddenWater(plain)) || (yield* namesForbiddenSodium(plain));
}
