import { PEAK_LIMITS } from '../peak-week/rules.ts';
import { lowestIntakeKcal } from '../safety/energy-checks.ts';
import { KNOWN_SUPPLEMENTS } from '../safety/substances.data.ts';
import { plainFigures } from './figures.ts';

const LEAST_WATER_ML = 1500;
/** 60 ml/kg at 100 kg; more than that is nobody's. [our choice] */
const MOST_WATER_ML = 6000;
/** g of salt for each g of sodium. */
const SALT_OF_SODIUM = 2.54;

const WORDED: Record<string, string> = {
  ...{ 'half a': '0.5', a: '1', one: '1', two: '2', three: '3', four: '4', five: '5' },
  ...{ six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12' },
};
const MEASURE = '(?:lit(?:re|er)|gallon)s?';
const worded = (behind: string) =>
  new RegExp(`\\b(${Object.keys(WORDED).join('|')})${behind} (?=${MEASURE}\\b)`, 'gi');
const WORDED_AMOUNT = worded('');
const WORDED_HALF = worded(' and a half');
/** 'a litre and a half' */
const HALF_BEHIND = new RegExp(`\\b(a|one) (${MEASURE}) and a half\\b`, 'gi');
/** Ounces are of food too, unless they say otherwise. */
const WATER = new RegExp(
  [
    /(\d+(?:\.\d+)?)(?:\s*(?:[-–]|to)\s*(\d+(?:\.\d+)?))?\s*/,
    /(ml|millilit(?:re|er)s?|l|lit(?:re|er)s?|gal(?:lon)?s?|fl(?:uid|\.)? ?(?:oz|ounces?)|(?:oz|ounces?)(?= of (?:water|fluid)))\b/,
    /(\s*(?:per|\/|for each|a)\s*k(?:g|ilo))?/,
  ]
    .map(({ source }) => source)
    .join(''),
  'gi',
);
/** Water, in the languages that people coach in. */
const DRINK =
  /water|drink|fluid|\bsips?\b|wasser|trink|\bagua\b|\bbeb|\bd?['’]?eau\b|\bboire|\bbuv/i;
const ML_PER_GALLON = 3785;
const ML_PER_OUNCE = 29.57;

function mlPer(unit: string): number {
  if (/^m/i.test(unit)) return 1;
  if (/^g/i.test(unit)) return ML_PER_GALLON;
  return /^l/i.test(unit) ? 1000 : ML_PER_OUNCE;
}

/** An hour as a rate; 'an hour before bed' is none. The water of an hour has a rule of its own. */
const HOURLY =
  /\b(?:per|each|every|an?|one|the)(?: [a-z]+)? (?:hour|hr)\b(?! (?:before|after|later|earlier))|\bhourly\b|\/ ?h(?:r|our)?\b|\b60 min/i;
/** 'Every hour, drink …' */
const HOURLY_FIRST = /^\W*(?:each|every|per)(?: [a-z]+)? (?:hour|hr)\b(?! (?:before|after))/i;
/** What is said of one amount ends here. */
const CLAUSE_END = /[,;:]| and /;
/** A glass is not the water of a day. */
const PORTION =
  /\b(?:per|each|every|an|a) (?:hour|meal|glass|bottle|session|set|snack)\b|\b(?:with|before|during|after) (?:\w+ )?(?:meals?|training|cardio|sessions?|workouts?|bed|breakfast|lunch|dinner|snacks?)\b/i;

/** Litres and gallons as the rules read them: 'half a litre' is 0.5 litre. */
function plainLitres(sentence: string): string {
  return sentence
    .replace(HALF_BEHIND, '$1 and a half $2')
    .replace(WORDED_HALF, (_, words: string) => `${WORDED[words.toLowerCase()]}.5 `)
    .replace(WORDED_AMOUNT, (_, words: string) => `${WORDED[words.toLowerCase()]} `);
}

function isForbiddenWater(sentence: string): boolean {
  if (!DRINK.test(sentence)) return false;
  return [...sentence.matchAll(WATER)].some((amount) => {
    const [, low = '', high, unit = '', perKg] = amount;
    const [clause = ''] = sentence.slice(amount.index).split(CLAUSE_END);
    const ml = mlPer(unit);
    const [least, most] = [low, high ?? low].map((figure) => Number(figure) * ml);
    if (least === undefined || most === undefined) return false;
    if (perKg) {
      const [lowest, highest] = PEAK_LIMITS.waterMlPerKg;
      return least < lowest || most > highest;
    }
    if (most > MOST_WATER_ML) return true;
    const isTooFast = most > PEAK_LIMITS.waterMlPerHour;
    if (HOURLY.test(clause)) return isTooFast;
    if (isTooFast && HOURLY_FIRST.test(sentence)) return true;
    return least < LEAST_WATER_ML && !(ml < 1000 && PORTION.test(sentence));
  });
}

const SALT = '(?<what>sodium|salt|salz|natrium|sodio|sal|sel)';
const AMOUNT = '(?<figure>\\d+(?:\\.\\d+)?)\\s*(?<unit>mg|g|grams?)\\b';
const A_DAY = '(?:\\s*(?:(?:a|per|each|every|\\/)\\s*day|daily))?';
/** An amount and salt beside each other; 'salt, 200 mg of caffeine' is none of salt. */
const OF_SODIUM = [
  new RegExp(
    `\\b${AMOUNT}${A_DAY}\\s+(?:(?:of|de|von)\\s+)?(?:(?:dietary|daily|total|added)\\s+)?${SALT}\\b`,
    'gi',
  ),
  new RegExp(
    `\\b${SALT}\\b(?<between>[,:]?(?:\\s+\\w+){0,4}?)[:=]?\\s+${AMOUNT}(?:\\s+(?<next>\\w+(?: \\w+)?))?`,
    'gi',
  ),
];

function isForbiddenSodium(sentence: string): boolean {
  const isPortion = PORTION.test(sentence);
  return OF_SODIUM.flatMap((pattern) => [...sentence.matchAll(pattern)]).some(({ groups = {} }) => {
    const { figure, unit = '', what = '', between = '', next = '' } = groups;
    if (isOther(between) || isOther(next)) return false;
    const isMg = /^mg$/i.test(unit);
    // A pinch with a meal is named by the gram.
    if (!isMg && isPortion) return false;
    const ratio = !isMg && !/^(?:sodium|natrium|sodio)$/i.test(what) ? SALT_OF_SODIUM : 1;
    return (Number(figure) * (isMg ? 1 : 1000)) / ratio < PEAK_LIMITS.leastSodiumMg;
  });
}

/** Whether words name something else, whose amount it is then. */
const isOther = (words: string) =>
  (KNOWN_SUPPLEMENTS.test(words) || /^of\b|\b(?:fats?|carbs?|sugar|potassium)\b/i.test(words)) &&
  !/\b(?:sodium|salt)\b/i.test(words);

/** Whether a sentence names an amount of water or sodium for a day outside the hard rules. */
export function namesForbiddenAmount(sentence: string): boolean {
  const plain = plainLitres(plainFigures(sentence));
  return isForbiddenWater(plain) || isForbiddenSodium(plain);
}

const KCAL =
  /(?<![\d.])(?<figure>\d+(?:\.\d+)?)\s*(?:kcal|calories|cals?)\b|\b(?:kcal|calories|cals|intake) (?:at|to|of|around|near) (?<after>\d+(?:\.\d+)?)(?!\s*(?:g|%|mg|ml|l|percent)\b)/gi;
/** Below it nobody eats for a day without a clinician; less than this is of a kilogram, or of a bite. */
const LEAST_KCAL = lowestIntakeKcal('female');
const LEAST_DAY_KCAL = 150;
/** What is taken in in a day. */
const INTAKE =
  /\b(?:eat|eating|ate|diet|dieting|live|living|survive|intake|consume|keep|stick to|go (?:down )?to|drop to|get by on)\b|\b(?:a|per|each|every) day\b|\bdaily\b|\bfor (?:a|\d+|two|three|four|the) (?:weeks?|days?)\b/i;
/** Said right behind a figure, it is eaten in each of these days. */
const OF_DAYS =
  /^[\s,]*(?:in total |only )?(?:(?:a|per|each|every|in a|\/) ?day\b|daily\b|on (?:\w+ )?days\b|for (?:an?|the|\d+|two|three|four|several)(?: \w+)? (?:days?|weeks?)\b)/i;
/** A snack, what is burnt, or the difference to another day. */
const NO_DAY =
  /\b(?:left|more|less|fewer|extra|deficit|surplus|add|added|adds|adding|remove|burn|burns|burned|burnt|burning|cost|costs|difference|by \d+|off(?! ?season)|so far|of it|by (?:noon|now)|per kg|(?:of|from) (?:fat|carbs?|protein|cardio|steps|walking)|snacks?|breakfast|lunch|dinner|supper|shake|bar|refeed|treat|drinks|(?:a|the|my|this|protein|energy) drink)\b|\b(?:below|under|above|over)(?: (?:maintenance|target|budget|plan|my|your|what|it|this|that)\b|$)/i;
/** What is eaten at some time of a day, where no day is named with it. */
const PART_OF_DAY =
  /\b(?:meals?|before|after|training|workout|cardio|session|steps|from(?! (?:\w+day|now|today|tomorrow|next)\b))\b/i;
const SENTENCE_END = /[.;!?](?:\s|$)|\n/;
const STATEMENT_END = /[,;:.!?\n]|\b(?:and|or|but|then)\b/i;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whether an amount is not that of a whole day, by the few words around it: those further off are of something else. */
function isNoDay(text: string, figure: RegExpExecArray): boolean {
  const ahead = text.slice(0, figure.index).split(SENTENCE_END).at(-1) ?? '';
  const behind = text.slice(figure.index + figure[0].length);
  const ofDays = OF_DAYS.exec(behind)?.[0];
  if (ofDays === undefined) {
    const next = wordsIn(behind.split(STATEMENT_END)[0] ?? '').slice(0, 4);
    const line = [...wordsIn(ahead).slice(-4), figure[0], ...next].join(' ');
    return NO_DAY.test(line) || PART_OF_DAY.test(line);
  }
  const next = wordsIn(behind.slice(ofDays.length).split(STATEMENT_END)[0] ?? '').slice(0, 2);
  const near = wordsIn(ahead.split(STATEMENT_END).at(-1) ?? '').slice(-3);
  return NO_DAY.test([...near, figure[0], ...next].join(' '));
}

/** Whether a text speaks of eating so few kcal in a day that no plan here may hold it. */
export function namesStarvingKcal(text: string): boolean {
  if (!INTAKE.test(text)) return false;
  const plain = plainFigures(text);
  return [...plain.matchAll(KCAL)].some((figure) => {
    const kcal = Number(figure.groups?.figure ?? figure.groups?.after);
    return kcal >= LEAST_DAY_KCAL && kcal < LEAST_KCAL && !isNoDay(plain, figure);
  });
}
