import { PEAK_LIMITS } from '../peak-week/rules.ts';
import { plainFigures } from './figures.ts';

const LEAST_WATER_ML = 1500;
/** 60 ml/kg at 100 kg; more than that is nobody's. [our choice] */
const MOST_WATER_ML = 6000;
/** g of salt for each g of sodium. */
const SALT_OF_SODIUM = 2.54;

const WORDED: Record<string, string> = { 'half a': '0.5', a: '1', one: '1' };
const WATER =
  /(\d+(?:\.\d+)?)(?:\s*(?:[-–]|to)\s*(\d+(?:\.\d+)?))?\s*(ml|millilit(?:re|er)s?|l|lit(?:re|er)s?)\b(\s*(?:per|\/|for each|a)\s*k(?:g|ilo))?/gi;
/** The water of an hour has a rule of its own. */
const HOURLY = /\b(?:per|each|every|an|a) (?:single )?hour\b|\bhourly\b|\/ ?h(?:r|our)?\b/i;
/** A glass is not the water of a day. */
const PORTION =
  /\b(?:per|each|every|an|a) (?:hour|meal|glass|bottle|session|set|snack)\b|\b(?:with|before|during|after) (?:\w+ )?(?:meals?|training|cardio|sessions?|workouts?|bed|breakfast|lunch|dinner|snacks?)\b/i;

/** Litres as the rules read them: 'half a litre' is 0.5 litre. */
function plainLitres(sentence: string): string {
  return sentence.replace(
    /\b(half a|a|one) (?=lit(?:re|er)\b)/gi,
    (_, words: string) => `${WORDED[words.toLowerCase()]} `,
  );
}

function isForbiddenWater(sentence: string): boolean {
  if (!/water|drink|fluid/i.test(sentence)) return false;
  return [...sentence.matchAll(WATER)].some(([, low = '', high, unit = '', perKg]) => {
    const isMl = /^m/i.test(unit);
    const [least, most] = [low, high ?? low].map((figure) => Number(figure) * (isMl ? 1 : 1000));
    if (least === undefined || most === undefined) return false;
    if (perKg) {
      const [lowest, highest] = PEAK_LIMITS.waterMlPerKg;
      return least < lowest || most > highest;
    }
    if (most > MOST_WATER_ML) return true;
    if (HOURLY.test(sentence)) return most > PEAK_LIMITS.waterMlPerHour;
    return least < LEAST_WATER_ML && !(isMl && PORTION.test(sentence));
  });
}

const MG_OF_SODIUM =
  /\b(\d+)\s*mg\b[^.]*\b(?:sodium|salt)\b|\b(?:sodium|salt)\b[^.]*?\b(\d+)\s*mg\b/i;
const G_OF_SODIUM = [
  /\b(?<figure>\d+(?:\.\d+)?)\s*(?:g|grams?)\s+(?:of\s+)?(?<what>sodium|salt)\b/i,
  /\b(?<what>sodium|salt)\b(?:\s+\w+){0,4}?\s+(?<figure>\d+(?:\.\d+)?)\s*(?:g|grams?)\b(?!\s+of\s+(?!sodium|salt))/i,
];

function isForbiddenSodium(sentence: string): boolean {
  const mg = MG_OF_SODIUM.exec(sentence);
  if (mg && Number(mg[1] ?? mg[2]) < PEAK_LIMITS.leastSodiumMg) return true;
  if (PORTION.test(sentence)) return false;
  return G_OF_SODIUM.some((pattern) => {
    const { figure, what } = pattern.exec(sentence)?.groups ?? {};
    if (figure === undefined) return false;
    const ratio = what?.toLowerCase() === 'salt' ? SALT_OF_SODIUM : 1;
    return (Number(figure) * 1000) / ratio < PEAK_LIMITS.leastSodiumMg;
  });
}

/** Whether a sentence names an amount of water or sodium for a day outside the hard rules. */
export function namesForbiddenAmount(sentence: string): boolean {
  const plain = plainLitres(plainFigures(sentence));
  return isForbiddenWater(plain) || isForbiddenSodium(plain);
}
