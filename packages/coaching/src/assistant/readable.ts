import { KNOWLEDGE } from './knowledge/knowledge.ts';
import { plainText } from './words.ts';

/** Common English words missing from the knowledge base. */
const COMMON =
  `about above after again also always around as back bad because been before below between big both bring but by came
  choose come could did does done down each easy else enough even every few find fine first five four from give go goal
  gone good great had happy hard has have hello help her here high him his how if into its just know last later let like
  little look lot low made make many may maybe me might more most much must need never new next nice no not now off old
  on once one only open or other our out over own per please put quite really right run said same say see set she should
  show side since small so some soon sorry start stay step stick still stop such sure take ten than thank that their
  them then there these they thing think this those three through time to today together too train try turn two under
  until up us use very want was way we week well went were what when where which while who why will with work would yes
  yet you your`.split(/\s+/);

/** Vocabulary that counts as English. */
const ENGLISH = new Set(
  KNOWLEDGE.flatMap(({ title, ask, answer }) => [title, ...ask, answer])
    .flatMap((text) => plainText(text).split(' '))
    .filter((word) => /^[a-z]+$/.test(word))
    .concat(COMMON),
);
/** Minimum share of known English words in a sentence. Other languages have hardly any. [our choice] */
const MIN_SHARE = 0.3;
/** Shorter sentences may consist of names only. */
const MIN_WORDS = 4;

/** Words for water and salt in other languages, excluding any that exist in English. */
const FOREIGN =
  /\b(?:wasser|trinke|trinken|salz|natrium|agua|bebe|bebas|beber|sodio|eau|leau|deau|bois|boire|buvez|acqua|bevi|bere|sale da cucina|beba|bebida|vatten|vann|vand|woda|wody|voda|vody|su ic)\b/;

/** Whether the safety rules can read the sentence, which means it is English. Others are rejected. */
export function isReadable(sentence: string): boolean {
  if (/\p{L}/u.test(sentence.replace(/\p{Script=Latin}|[µμ]/gu, ''))) return false;
  const plain = plainText(sentence);
  if (FOREIGN.test(plain)) return false;
  const words = plain.split(' ').filter((word) => /^[a-z]{2,}$/.test(word));
  if (words.length < MIN_WORDS) return true;
  return words.filter((word) => ENGLISH.has(word)).length >= words.length * MIN_SHARE;
}
