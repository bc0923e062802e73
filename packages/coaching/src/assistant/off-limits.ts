import { finish, type Steps } from '../result/steps.ts';
import { DIURETICS, DRUGS, HORMONES, INSULIN, MEDICINE_NAMES } from '../safety/substances.data.ts';
import { collapseRuns } from '../text/bounded-text.ts';
import { clauseStates } from './clause-states.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Family } from './denial.ts';
import { type Pattern, PatternIndex } from './patterns.ts';
import { MAKES_FLAT } from './suggests-less.ts';
import { namesUnsafeIntake } from './unsafe-intake.ts';

export interface OffLimits {
  id: 'drugs' | 'insulin' | 'water' | 'sodium' | 'dehydration' | 'starving';
  /** For the coach, such as 'drugs'. */
  name: string;
  /** The refusal, with its reason. */
  answer: string;
}

interface Rule extends OffLimits {
  patterns: readonly Pattern[];
}

const TAKING =
  'take|taking|dose|dosage|dosing|doses|inject|injecting|injection|mg|mcg|iu|ml|units|cycle|shot|shots|use|using|stack|run|pills|tablets';
const CUTTING =
  'cut|cutting|drop|dropping|stop|stopping|restrict|restricting|deplete|depleting|depletion|manipulate|manipulating|manipulation|reduce|reducing|eliminate|load|loading|zero|taper|tapering|skip|skipping|limiting|halve|halving|lower|lowering|minimise|minimize|minimal|withhold|remove|removing|flush|flushing|pulling|ditch|ditching|decrease|decreasing|omit|omitting|dump|dumping|reduzieren|reduziere|weglassen|streichen|absetzen|entziehen|reducir|cortar|quitar|eliminar|reduire|couper|supprimer|arreter';
const WATERS = 'water|fluids|fluid|drinking|wasser|agua|eau|leau';
const SALTS = 'sodium|salt|salz|natrium|sodio|sal|sel';
/** Water that isn't drunk. */
const OTHER_WATER =
  /\bwater (retention|rower|polo|bottle)\b|\b(retain|retaining|hot|boiling) water\b|\bdrinking (coffee|alcohol|beer|wine|tea|milk|sodas?|cola|caffeine|energy)\b/;
/** 'How much water on a cut?' means the diet, unless the clause cuts something else. */
const PART_OF_PREP = `(?:during|on|in|throughout) (?:(?:a|my|the|this|our) )?(?:(?!(?:${WATERS}|${SALTS})\\b)[a-z]+ )?`;
const ON_A_CUT = `^(?!.*(?<!\\b${PART_OF_PREP})\\b(?:${CUTTING})\\b).*\\b${PART_OF_PREP}(?:cut|load|loading|depletion|taper)\\b(?! (?:of|in|back|down|the|my)\\b)`;
const NO_CUT_OF_WATER = new RegExp(`${OTHER_WATER.source}|${ON_A_CUT}`);
const NO_CUT_OF_SALT = new RegExp(ON_A_CUT);
const LABELLED =
  'soy|sauce|broth|stock|soup|ham|bacon|turkey|cheese|cottage|beans?|tuna|bread|crackers|butter|peanut|almonds?|cashews|nuts?|ketchup|rice|versions?|products?';
/** Food labels such as 'reduced sodium bread', which are no cut. */
const LABELS = new RegExp(
  `\\b(?:(?:reduced|lower|low)[ -](?:sodium|salt)|no[ -](?:added[ -]salt|salt[ -]added)|unsalted) (?=(?:${LABELLED})\\b)|\\bno (?:added salt|salt added)(?= (?:ok|okay|fine|good|better|healthy)\\W*$)`,
  'gi',
);
/** Eating only such food, or from a certain day on, is a cut again. */
const ONLY_LABELED_FOOD = /\b(?:only|nothing but|until|from (?:now|\w+day))\b/i;
/** Removes food labels from a text. */
export const withoutLabels = (text: string): string =>
  ONLY_LABELED_FOOD.test(text) ? text : text.replace(LABELS, '');
/** 'Reduce stress and drink water' is about two things. */
const AND_DRINK = /\band (?=drink (?:\w+ )?(?:water|fluids)\b(?<!\b(?:no|less|little|only) \w+))/gi;
const clausesIn = (text: string): Clause[] =>
  clausesOf(withoutLabels(text).replace(AND_DRINK, ', '));

const HOURS = '(?:hours?|h|hrs?)';
const COUNT = '(?:\\d+|an?|one|two|three|four|five|six|few|several|some|half an|couple of)';
/** A few hours without food aren't starving. */
const FEW_HOURS = `(?:(?:about|around|at least|half|an?|one|two|three|four|few|couple of|[1-4]) )+(?:${HOURS}|minutes)\\b`;
const THE_SHOW = '(?:show|stage|prejudging|competition|contest|comp|finals)';
/** A fasting duration right after the word. */
const NO_FOOD_FOR = [
  '(?:for )?(?:an?|the|some|several|\\d+|two|three|four|five)(?: (?!day)\\w+)? (?:days|weeks?)',
  `(?:for )?(?:a|one|1|the (?:whole|last|full)|an entire|a (?:whole|full)) day`,
  'for (?:days|weeks)|(?:for )?(?:about )?(?:[2-9]\\d|\\d{3}) ?h(?:ours?|rs)?\\b',
  'on (?:\\w+day|the (?:\\w+ )?day|show day)|(?:this|next) week',
  'from (?:now|today|tomorrow|tonight|\\w+day|the (?:day|evening|morning|night|weekend))\\b|\\w+day\\b',
  '(?:in|during|through|throughout) (?:(?:the|my|your|a) )?(?:show|peak|last|final)\\b',
  '(?:the|my) (?:\\w+ )?(?:day|evening|night|morning) before(?! bed)',
  `(?!${FEW_HOURS})(?:(?:about|around|at|least|the|of|${COUNT}|${HOURS}|days?|weeks?|evening|night|morning|noon) )*before (?:\\w+ ){0,3}${THE_SHOW}`,
  `until (?:\\w+ ){0,2}(?:${THE_SHOW}|\\w+day)\\b`,
].join('|');
/** Phrases that turn a stop into a fast until a certain time. */
const UNTIL_THEN = [
  'until(?! (?:i am |im |you are |youre )?(?:full|hungry|\\d+ ?%))',
  'altogether|completely|entirely|before (?:\\w+ )?weigh',
  '(?:to|so (?:that )?(?:i|we|you)(?: can| will)?) (?:make|lose|drop|cut|weigh|look|hit|reach)',
].join('|');
const STOP_EATING =
  '\\b(?:stop|stopping|quit|cease) eating(?: (?:any|solid|all|food|meals|anything|everything|at all))*';
/** Having no food at all. Leaving out sweets, or ending with a meal before bed, is something else. */
const STOPS_FOOD = new RegExp(
  `${STOP_EATING} (?:${NO_FOOD_FOR}|${UNTIL_THEN})|^(?!.*\\b(?:when|how do|why|what|which)\\b).*${STOP_EATING} \\| *$|${STOP_EATING} \\| .*\\b(?:show|stage|\\w+day)\\b`,
);
/** Matches 'No food on Friday' and 'do not eat until the show'. */
const NO_FOOD = new RegExp(
  `\\b(?:(?:no|zero|without|skip|skipping)(?: all)? (?:eating|food|meals|calories)|(?:not|dont|never) eat(?: (?:anything|food|at all))*) (?:${NO_FOOD_FOR})`,
);
/** Matches 'Pull water', 'get sodium down', 'leave out salt' and 'low on salt for the show'. */
const LESS_IN_OTHER_WORDS =
  /\bpull(?:ing)? (?:(?:the|my|all) )?(?:water|fluids|sodium|salt)\b|\b(?:get|bring|keep) (?:(?:the|my) )?(?:water|fluids|sodium|salt)(?: intake)? down\b|\b(?:take|leave) (?:out (?:(?:the|my|all) )?(?:salt|sodium)|(?:(?:the|my|all) )?(?:salt|sodium) out)\b|\b(?:low|less)(?: on| in)? (?:sodium|salt)\b.*\b(?:show|stage|peak|weigh|\w+day)\b/;
/** Drinking less for a show or a day. Before bed, or drinking less coffee, is something else. */
const DRINKS_LESS =
  /\bdrink(?:ing)? (?:less|nothing|half as much)\b(?! (?:alcohol|coffee|caffeine|beer|wine|sodas?|tea|milk)).*\b(?:show|stage|weigh|\w+day)\b/;
/** Effects of food on insulin. */
const OF_FOOD = /\b(spikes?|raises?|sensitivity|resistan\w+|response|levels?|release)\b/;
const BETWEEN_SETS = /\b(between|sets?|training|workouts?|cardio|pool)\b/;
/** Days without food; a night or a few hours don't count. */
const DAYS_OF_FASTING =
  /(?<!\bhow )\bfast(ing)? (for )?(about )?(a few|several|some|\d+|two|three|four|five|six|seven)( (whole|full))? (days|weeks?)\b|\bfast(ing)? (for )?(24|36|48|60|72|96) (h|hours)\b|\b(\d+|two|three|four|five|six|seven) days? (water )?fast\b|\b(24|36|48|60|72|96) (h|hours?) (water )?fast\b/;

/** Sources: the peak-week and safety pages of the product; Helms 2014, Escalante 2021. */
const RULES: readonly Rule[] = [
  {
    id: 'insulin',
    name: 'insulin, hormone or medicine doses',
    patterns: [
      `${INSULIN}|${HORMONES} ${TAKING}`,
      { pattern: `${INSULIN} post|pre|workout|training|entrenar|protocol|timing`, unless: OF_FOOD },
      'growth hormone',
      'iv drip|drips|fluids|saline|bag|bags',
      ...MEDICINE_NAMES,
    ],
    answer:
      'I cannot help with doses of insulin, hormones or medicines. A wrong dose kills within hours, and no one can judge one from a chat. This is for a doctor who examines you. I have no view on your reasons, and if you already take something, tell a doctor before the show, not after it.',
  },
  {
    id: 'drugs',
    name: 'drugs or diuretics',
    patterns: [...DRUGS, ...DIURETICS],
    answer:
      'I do not help with drugs, diuretics or laxatives: not with doses, not with timing. Athletes have died of diuretics in show week, and leanness, not water, makes you look dry. If you already take something, a doctor will help you without judging, and wants to know before the show.',
  },
  {
    id: 'water',
    name: 'cutting water',
    patterns: [
      { pattern: `${WATERS} ${CUTTING}`, unless: NO_CUT_OF_WATER },
      {
        pattern: 'drink no|nothing|less water|fluids',
        only: /\b(no|nothing|less) (\w+ )?(water|fluids?)\b|\bdrink nothing\b|\bfluids? less\b/,
      },
      {
        pattern: `no|zero|less|without ${WATERS}`,
        only: /\b(days?|before|stage|show|morning|evening|night|\w+days?)\b/,
        unless: OTHER_WATER,
      },
      { pattern: 'drink|drinking less|nothing|half', only: DRINKS_LESS },
      { pattern: `pull|pulling|get|bring|keep ${WATERS}`, only: LESS_IN_OTHER_WORDS },
      'watercut|watercutting',
      { pattern: `half ${WATERS}`, only: /\bhalf (as|the|my|of)\b/ },
      {
        pattern: `sip|sips ${WATERS}`,
        only: /\b(only|just|down|few|nothing but)\b/,
        unless: BETWEEN_SETS,
      },
      { pattern: 'sip|sips only|just|down', unless: BETWEEN_SETS },
    ],
    answer:
      'I do not prescribe water cuts. Each gram of glycogen binds about 3 g of water, so cutting water flattens the muscle you want to fill; water doesn’t leave only from under the skin; and dehydration has put athletes in the hospital. Keep it constant, 35–45 ml per kg a day (a little over half a fl oz per lb), up to and on show day.',
  },
  {
    id: 'sodium',
    name: 'cutting or loading sodium',
    patterns: [
      { pattern: `${SALTS} ${CUTTING}|double|doubling`, unless: NO_CUT_OF_SALT },
      {
        pattern: `pull|pulling|get|bring|keep|take|leave|low|less ${SALTS}`,
        only: LESS_IN_OTHER_WORDS,
      },
      { pattern: `no|zero|without|kein|ohne ${SALTS}`, unless: NO_CUT_OF_SALT },
    ],
    answer:
      'I do not prescribe sodium cuts or loads. Near-zero sodium costs plasma volume and pump, and with much water it can be dangerous (hyponatraemia). Keep your usual salt, within a quarter of your own two-week mean and never below 1500 mg a day.',
  },
  {
    id: 'dehydration',
    name: 'sweating weight off',
    patterns: [
      'sauna weight|water|dry|sweat|drop|cut|drain',
      'sweat weight|kilos|pounds|off',
      'sweat|sauna suit|suits',
      'dehydrate|dehydrating|entwassern|entwasserung|deshydrater|deshidratar',
      'dry out',
    ],
    answer:
      'I do not help to sweat or dry weight off. Dehydration of a few per cent already upsets heart and salts, and the stage look comes from leanness and full muscle. If a class limit is the worry, that is a talk about the class, in good time.',
  },
  {
    id: 'starving',
    name: 'eating next to nothing',
    patterns: [
      'starve|starving myself|off|until|days',
      {
        pattern: 'stop|stopping|quit|cease eating',
        only: STOPS_FOOD,
        unless: /\b(?:cant|cannot|can not|couldnt|hard to|unable to|struggle to) stop\b/,
      },
      'eat|eating nothing',
      'crash diet|dieting',
      'water fast|fasting',
      { pattern: 'fast|fasting', only: DAYS_OF_FASTING },
      'not|no eat|eating|food days|day|week',
      { pattern: 'no|zero|without eating|food|meals|calories', only: NO_FOOD },
      { pattern: 'skip|skipping food|meals', only: NO_FOOD },
      { pattern: 'not|dont|never eat', only: NO_FOOD },
    ],
    answer:
      'I do not help with eating next to nothing. Below what your body needs at rest you lose muscle, sleep and hormones faster than fat. If the date presses, a later show is the better show.',
  },
];

/** A question about why something is a bad idea. */
const OPENS_WHY =
  /^(?:(?:and|so|but|also|ok|hey|hi) )*(?:why|is|are|isnt|arent|was|were|does|do|did|has|have|whats|what (?:is|are|was))\b/;
const DANGER =
  /\b(?:why|danger|dangers|dangerous|risk|risks|risky|bad|myth|evidence|science|harm|harmful|hospital|died|hyponatraemia)\b/;
/**
 * A question about how to use something doesn't ask for reasons, even if other parts of the text
 * do.
 */
const FOR_USE =
  /\b(?:how (?:do|can|should|could|would|to|much|many|long|often|early|late)|without|safely|free|less|least|lowest|minimal|way|plan|protocol|cycle|stack|buy|mg|mcg|iu|ml|dose|doses|dosage|units?)\b|\d/i;

const asksWhy = ({ words }: Clause) => {
  const line = words.join(' ');
  return OPENS_WHY.test(line) && DANGER.test(line);
};

/**
 * The first off-limits subject in a text. Denials ('I do not cut water') and questions about why it is a bad idea
 * don't count.
 */
export const findOffLimits = (text: string): OffLimits | null => finish(findOffLimitsSteps(text));

export function* findOffLimitsSteps(written: string): Steps<OffLimits | null> {
  const text = collapseRuns(written);
  const isForUse = FOR_USE.test(text);
  const found = yield* findIn(clausesIn(text).filter((clause) => isForUse || !asksWhy(clause)));
  const rule =
    found ?? ((yield* namesUnsafeIntake(text)) ? RULES.find(({ id }) => id === 'starving') : null);
  if (!rule) return null;
  const { patterns: _patterns, ...subject } = rule;
  return subject;
}

/** A clause that only warns: 'Diuretics are dangerous'. */
const WARNING =
  /\b(?:is|are|can be|may be)(?: (?:very|so|always|really))? (?:dangerous|risky|harmful)$|\b(?:has|have) (?:put \w+ in hospital|killed \w+|died (?:of|from) \w+)$/;

/** Matches 'Avoid cutting water' and 'I cannot help with cutting water'. */
const NOT_DOING =
  /\b(?:avoid|instead of|rather than) (?=[a-z]+ing\b)|\bcan(?:not| not|[’']?t) (?=(?:help|advise|recommend|suggest|prescribe)\b)/gi;

/** Whether a model's sentence supports an off-limits subject. Only a plain warning may mention one. */
export function* supportsOffLimits(sentence: string): Steps<boolean> {
  const clauses = clausesIn(sentence.replace(NOT_DOING, 'not ')).filter(
    ({ words }) => !WARNING.test(words.join(' ')) && !MAKES_FLAT.test(words.join(' ')),
  );
  return (yield* findIn(clauses)) !== null;
}

const NAMED = new PatternIndex(
  RULES.flatMap((rule) => rule.patterns.map((pattern) => ({ rule, pattern }))),
);
/** All subjects: a denial of one may cover the next. */
const SUBJECTS: Family = { index: NAMED, hasComplaints: true };

/** The first rule that any of the clauses supports. */
function* findIn(clauses: readonly Clause[]): Steps<Rule | null> {
  const stated = new Set<Rule>();
  for (const clause of clauses) {
    for (const { rule, pattern } of NAMED.startingIn(clause.words)) {
      if (!stated.has(rule) && clauseStates(clause, pattern, SUBJECTS)) stated.add(rule);
    }
    yield;
  }
  return RULES.find((rule) => stated.has(rule)) ?? null;
}
