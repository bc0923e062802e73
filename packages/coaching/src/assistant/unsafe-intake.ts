import type { Steps } from '../result/steps.ts';
import { lowestIntakeKcal } from '../safety/energy-checks.ts';
import {
  type Amount,
  amountsIn,
  NUMBER,
  NUMBER_WORDS,
  plainAmounts,
  rangeIn,
  wordsIn,
} from './amount-text.ts';

const UNIT_KCAL = '(?:kcals?|calories?|cals?)';
const KCAL = new RegExp(
  [
    `(?<![\\d.])${rangeIn(UNIT_KCAL)}[\\s-]*${UNIT_KCAL}\\b`,
    `\\b(?:${UNIT_KCAL}|intake)(?:\\s*[:=]|(?: (?:at|to|of|around|near|about|under|below|between|is|are|be|down|only|just))+)\\s*(?<after>${NUMBER})(?!\\d|\\.\\d|\\s*(?:g|%|mg|ml|l|percent)\\b)`,
  ].join('|'),
  'gi',
);
/** Words such as 'about' between a word and its figure. */
const ABOUT = '(?:(?:about|around|roughly|some|another|only|just|out|up to) )*';
/** Minimum daily intake without a clinician. */
const MIN_KCAL = lowestIntakeKcal('female');
/** Smaller figures are per kg or for a bite, not for a day. */
const MIN_DAY_KCAL = 150;
const EATING =
  'eat|eating|ate|diet|dieting|live|living|survive|intake|consume|keep|stick to|go (?:down )?to|drop to|get by on';
/** A day's intake. */
const INTAKE = new RegExp(
  [
    `\\b(?:${EATING}|targets?)\\b|\\b(?:a|per|each|every) day\\b|\\/ ?d(?:ay)?\\b|\\bdaily\\b`,
    '\\bfor (?:a|\\d+|two|three|four|the) (?:weeks?|days?)\\b',
    `\\d[\\s-]*${UNIT_KCAL} (?:tomorrow|until|(?:on|from) (?:\\w+ ?days?|the day)|in (?:show|peak|the last) week|(?:this|next) week)\\b`,
    `\\b(?:set|lower|reduce|cut|drop|bring|take|put|slash|get|limit|restrict)\\b[^.;!?\\n]{0,40}\\b(?:to|at) ${ABOUT}\\d{3}`,
    '\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun|show |rest |training )days?|day \\d+)\\s*[:–—-]?\\s*(?:(?:at|is|about|only|just) )*\\d{3}',
  ].join('|'),
  'i',
);
/** Matches directly after a figure that is eaten on each of these days. */
const OF_DAYS =
  /^[\s,]*(?:in total |only )?(?:(?:a|per|each|every|in a|\/) ?day\b|\/ ?d\b|daily\b|on (?:\w+ )?days\b|for (?:an?|the|\d+|two|three|four|several)(?: \w+)? (?:days?|weeks?)\b)/i;
const DIFFERENCE = '(?:deficit|surplus|gap)(?! (?:weeks?|phase|days?|diet)\\b)';
/** A snack, energy burned, or a difference from another day. */
const NO_DAY = new RegExp(
  [
    `\\b(?:more|less|fewer)\\b(?!:| than ${ABOUT}\\d)|\\b(?:higher|additional|rises?|increases|on top)\\b|${UNIT_KCAL} lower\\b|\\b(?:logged|increase|raise|go(?:ing)? up|dropped|fell|rose) ${ABOUT}\\d`,
    `\\b(?:left|short|extra|${DIFFERENCE}|add|added|adds|adding|remove|burn(?! (?:\\w+ )?fat)|burns|burned|burnt|burning|cost|costs|difference|off(?! ?season)|so far|of it|by (?:noon|now)|per kg)\\b`,
    `\\bby ${ABOUT}\\d|(?<!\\b(?:a|my|the|this|your|on) )\\b(?:cut|cutting|drop|reduce|lower|subtract|trim|save|lose) ${ABOUT}\\d`,
    `\\b(?:of|from) (?:fat|carbs?|protein|cardio|steps|walking)\\b|\\b(?:fats?|carbs?|protein) (?:at|to|is|are|of) ${ABOUT}\\d`,
    '\\b(?:snacks?|breakfast|lunch|dinner|supper|shakes?|bars?|refeeds?|treats?|desserts?|pizzas?|burgers?|cakes?|ice cream|chocolate|cookies?|donuts?|fries|sandwich|wrap|burrito|kebab|beers?|wine|drinks|(?:a|the|my|this|protein|energy) drink)\\b',
    '\\b(?:below|under|above|over)(?: (?:maintenance|target|budget|plan|my|your|what|it|this|that)\\b|$)',
    '\\bof (?:my|your|the) (?:\\d|target|budget)|\\b(?:a|per|each|every) week\\b',
  ].join('|'),
  'i',
);
/**
 * Energy that isn't eaten, mentioned before its figure: 'my deficit should be about', 'cardio in the morning is'.
 */
const NOT_EATEN = new RegExp(
  [
    `\\b(?:${DIFFERENCE}|burn(?:s|ed|t|ing)?(?! (?:\\w+ )?fat)|costs?|expenditure|difference)\\b`,
    '(?<!\\b(?:after|before|with|during|in|despite) (?:my |the |your )?)\\b(?:cardio|steps|walks?|walking|runs?|running|training|workouts?|treadmill|exercise)\\b(?! days?\\b).*(?::|\\b(?:is|are|was|were|be|comes|makes|takes|uses|to)\\b)',
  ].join('|'),
  'i',
);
/** After the last of these words, a statement may be about food again. */
const FOOD_RESUMES = new RegExp(`\\b(?:${EATING}|need|on(?= ${ABOUT}$))\\b`, 'i');
/** Food at a certain time of day, unless a day is mentioned. */
const PART_OF_DAY =
  /\b(?:meals?|before|after|training(?! days?\b)|workout|cardio|session|steps|from(?! (?:\w+day|now|today|tomorrow|next)\b))\b/i;
const STATEMENT_END = /[,;:.!?\n]|\b(?:and|or|but|then)\b/i;
/** A colon doesn't start a statement here, since the words before it describe the figure. */
const STATEMENT_START = /,(?! which\b)|[;.!?\n]|\b(?:and|or|but|then)\b/i;
/** Food by amount or by meal: '150 g of rice', 'Breakfast: oats, whey'. */
const OF_FOOD =
  /\b\d+ ?(?:g|grams?|slices?|cups?|eggs?|scoops?|oz|tbsp)\b(?! (?:of )?(?:protein|carbs?|fats?|fib|per\b))[^.;]{0,30}$|^\W*(?:breakfast|lunch|dinner|supper|snack|meal(?: \d)?)\b(?!.*day\b)/i;
const MEALS = /\b(\d|one|two|three|four|five|six) (?:\w+ )?meals? (?:of|with|at) (?:about )?$/i;
/** Intake so far today: 'I ate 900 kcal today'. */
const EATEN = new RegExp(`\\b(?:ate|eaten|had|logged)(?: \\w+){0,3} ${ABOUT}$`, 'i');
const NOT_OVER = /\b(?:today|already|so far|until now|yet|up to now|by now|this morning)\b/i;

/** Whether an amount isn't a whole day's intake, judging by the words around it. */
function isNoDay({ match: [figure], aheadInSentence: ahead, behind }: Amount): boolean {
  const statement = ahead.split(STATEMENT_START).at(-1)?.split(FOOD_RESUMES).at(-1) ?? '';
  if (NOT_EATEN.test(statement)) return true;
  const ofDays = OF_DAYS.exec(behind)?.[0];
  const next = wordsIn(behind.slice(ofDays?.length ?? 0).split(STATEMENT_END)[0] ?? '');
  if (ofDays !== undefined) {
    return NO_DAY.test([...wordsIn(statement).slice(-3), figure, ...next.slice(0, 2)].join(' '));
  }
  if (EATEN.test(ahead) && NOT_OVER.test(`${ahead} ${next.join(' ')}`)) return true;
  if (OF_FOOD.test(ahead)) return true;
  const line = [...wordsIn(ahead).slice(-4), figure, ...next.slice(0, 4)].join(' ');
  return NO_DAY.test(line) || PART_OF_DAY.test(line);
}

/** Amounts to eat: both ends of a range, only the end of 'from 900 to 1800 kcal', or the sum of equal meals. */
function kcalOf({ match, ahead }: Amount): number[] {
  const { low, figure, after } = match.groups ?? {};
  const isRise = /\bfrom $/i.test(ahead);
  const meals = MEALS.exec(ahead)?.[1]?.toLowerCase() ?? '1';
  const times = Number(NUMBER_WORDS[meals] ?? meals);
  return [isRise ? undefined : low, figure ?? after].flatMap((kcal) =>
    kcal ? [Number(kcal) * times] : [],
  );
}

/** Whether a text suggests a daily intake below what any plan may contain. */
export function* namesUnsafeIntake(text: string): Steps<boolean> {
  if (!INTAKE.test(text)) return false;
  for (const amount of amountsIn(plainAmounts(text), KCAL)) {
    yield;
    const isTooLittle = kcalOf(amount).some((kcal) => kcal >= MIN_DAY_KCAL && kcal < MIN_KCAL);
    if (isTooLittle && !isNoDay(amount)) return true;
  }
  return false;
}
