import type { Steps } from '../result/steps.ts';
import { windowsOf } from '../text/bounded-text.ts';
import { DENIALS } from './clauses.ts';
import { plainText } from './words.ts';

/** Words for water and salt. */
const WATER =
  /^(?:water|waters|fluids?|h2o|liquids?|hydration|drink|drinks|drinking|salt|salts|sodium)$/;
/** Words for less of something, or none. Denied ones don't count. */
const LESS =
  /^(?:cut|cuts|cutting|cutback|drop|drops|dropping|dropped|skip|skips|skipping|skipped|stop|stops|stopping|stopped|reduce|reduces|reducing|reduced|reduction|restrict|restricts|restricting|restricted|restriction|limit|limiting|limited|lower|lowers|lowering|lowered|low|lowest|less|fewer|least|little|minimal|minimally|sparingly|minimise|minimising|minimize|minimizing|remove|removes|removing|removed|eliminate|eliminating|eliminated|avoid|avoids|avoiding|avoided|taper|tapers|tapering|tapered|deplete|depleting|depleted|depletion|withhold|withholding|ditch|quit|refrain|abstain|cease|decrease|decreases|decreasing|decreased|halve|halving|halved|half|pull|pulling|ban|banned|omit|omitting|minus|manipulate|manipulating|manipulation|load|loading|zero|none|nothing|without|sip|sips|sipping|dry|drying|dehydrate|dehydrating|flush|flushing|dump|dumping|shed|shedding|curb|trim|trimming|wean|down|mouthful|mouthfuls|double|doubling|triple|tripling|distilled|nil|forgo|fast|fasting|almost|barely|hardly)$/;
/** Words that start the next statement or list item. */
const JOINS = /^(?:and|or|nor|plus)$/;
const GLUE = /^(?:the|a|all|any|your|of|also|then|intake|too|it|them|that|this|out|back|off)$/;
/** Words between a denial and its verb. */
const PASSED_OVER =
  /^(?:to|need|needs|have|has|be|ever|try|trying|start|your|the|any|all|of|do|you|should|suddenly|just|deliberately|recommend|advise|advised|suggest|prescribe|want|think|about|a|reason|help|with|is)$/;
const DENIAL_REACH = 5;
/** Words before a list item that are considered. Without a limit, cost would be quadratic in the list's length. */
const MAX_LIST_CONTEXT = 32;

const OF_BODY = '(?:water|fluids?|salt|sodium|drinking)';
/** Phrases that mean less, each with its plain equivalent. */
const LESS_PHRASES: readonly [RegExp, string][] = [
  [/\b(?:leave|leaving|take|taking) (?:out\b|(?=(?:\w+ ){1,3}out\b))/g, 'cut '],
  [
    /\b(?:hold|holding|shut|ease|easing|back|scale|scaling|phase|phased|phasing)(?: \w+)? (?:off|back|out|down)\b/g,
    'cut',
  ],
  [/\bhold the (?=salt\b(?! (?:constant|steady|at|where)))/g, 'cut '],
  [/\beasy on\b/g, 'cut'],
  [new RegExp(`\\b(?:instead|in place) of (?=(?:the )?${OF_BODY}\\b)`, 'g'), 'no '],
  [/\bswap (?=(?:the )?(?:salt|sodium|water)\b)/g, 'cut '],
  [/\breplace (?=(?:the )?(?:salt|sodium|water) (?:with|by)\b)/g, 'cut '],
  [
    new RegExp(
      `(?<=\\b(?:keep|hold|have) (?:\\w+ )?${OF_BODY} )at (?:a|the|its) (?:\\w+ )?minimum\\b`,
      'g',
    ),
    'minimal',
  ],
  [new RegExp(`\\bminimum (?=${OF_BODY}\\b(?! (?:intake )?(?:is|of)))`, 'g'), 'minimal '],
  [
    new RegExp(`\\b(${OF_BODY})(?: intake)? (?:ends|(?:is |goes )?off(?! ?season| the))\\b`, 'g'),
    'cut $1',
  ],
  [/\blast (?=(?:water|fluids?|sips?) (?:at|on|by|is|before|\d))/g, 'no '],
  [
    /\b(?:(?:a|one|two|three) (?:thirds?|quarters?)|\d+ ?%) of (?=(?:(?:your|the) )?(?:usual|normal|regular|daily|baseline)\b)/g,
    'half ',
  ],
  [/\bonly (?:a )?(?:pinch|dash|touch|bit)\b/g, 'barely'],
];

/** Phrases in which the words mean something else. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:zero|no|low|less) (?:carb|calorie|kcal|sugar)s?(?: days?)?\b/g,
  /\bno drinks (?=with (?:sugar|calories|alcohol))/g,
  /\bwater weight (?=(?:\w+ )?(?:drops|goes|comes|falls|changes|is)\b)/g,
  /\b(?:at )?least (?=\d|a |one |two |three |four )/g,
  /\b(?:and )?(?:a )?half (?=(?:a |an )?(?:litres?|liters?|gallons?|hour|glass))/g,
  /\b(?:a|one) little (?=more|water|salt|extra)/g,
  /\b(?:sip|sips|sipping)(?: \w+)? (?:to thirst|backstage|through|throughout|all day|regularly)\b/g,
  /\b(?:sip|sips|sipping|little)\b(?=.*\b(?:between sets|during (?:training|cardio|workouts?|sessions?))\b)/g,
  /\b(?:a|the|this|that|first|big|sudden|any) (?:drop|cut)s?\b(?= (?:is|are|on|in (?:weight|the scale)|of weight))/g,
  /\b(?:carb|carbs|carbohydrate|training|work|loading) (?:load|loading|days?)\b/g,
  /\b(?:dry|lean) (?:look|weight|skin)\b/g,
  /\b(?:sugary|soft|energy|diet|alcoholic|fizzy|sports?) drinks?\b/g,
  /\b(?:drink|drinks|drinking) (?:less |little |no )?(?:alcohol|beer|wine|coffee|caffeine|sodas?)\b/g,
  /\b(?:because of|due to|mostly|mainly|partly) (?:\w+ )?(?:water|salt|sodium)\b/g,
  /\b(?:write|lie|sit|note|calm|slow)(?: \w+)? down\b/g,
];

/** Not drinking or not salting also means less; not drinking something else doesn't. */
const NOT_TAKING =
  /\b(?<!\b(?:not|dont|never) )(?:not|dont|doesnt|never|no|stop|without) (?:to |ever |even )?(?:drink|drinking|salt|salting|hydrate|hydrating)\b(?! (?:more|less|alcohol|beer|wine|coffee|caffeine|tea|sodas?|too|only|sugary|all|everything|it all|faster|your calories))/;
const UNSALTED = /\b(?:unsalted|unseasoned|saltless|(?:stay|go|remain) thirsty)\b/;

/** A clause that only warns: 'Cutting water is dangerous'. */
const WARNING =
  /^(?!.*\b(?:as|so|which)\b)(?:cutting|dropping|restricting|reducing|less|low|no) [\w ]*(?:is|are|can be)(?: (?:very|so|always|really))? (?:dangerous|risky|harmful|a mistake|a bad idea)$/;

/** Matches 'Dropping sodium makes you flat'. */
export const MAKES_FLAT =
  /^(?:cutting|dropping|restricting|reducing|less|low) (?:your |the )?(?:water|fluids|salt|sodium)(?: than usual)? (?:makes? (?:you|(?:your |the )?muscles?) (?:look )?(?:flat|flatter|weak|weaker)|flattens? (?:you|(?:your |the )?muscles?))$/;

/**
 * Whether a sentence suggests less water or salt, in any wording, without advising against it. Unclear cases count
 * as a cut.
 */
export function* suggestsLess(sentence: string): Steps<boolean> {
  let before: readonly string[] = [];
  for (const statement of statementsOf(sentence)) {
    yield;
    // The second half of 'Cut carbs, salt and water' and 'water: none' comes earlier in the sentence.
    const isPart = (isOnly(statement, WATER) && !isToDrink(statement)) || isOnly(statement, LESS);
    const words = isPart ? [...before, ...statement] : statement;
    const line = words.join(' ');
    if (WARNING.test(line) || MAKES_FLAT.test(line)) before = [];
    else {
      if (NOT_TAKING.test(line) || UNSALTED.test(line)) return true;
      if (words.some((word) => WATER.test(word)) && hasLess(words)) return true;
      before = words.slice(-MAX_LIST_CONTEXT);
    }
  }
  return false;
}

/** Runs of words between punctuation and conjunctions; very long ones are split. */
function* statementsOf(sentence: string): Generator<readonly string[]> {
  for (const part of sentence.split(STATEMENT_END)) {
    const allWords = plainText(part.replace(/(salt|sodium|water)-free/gi, 'no $1')).split(' ');
    for (const words of windowsOf(allWords)) {
      let plain = words.join(' ');
      for (const [saying, less] of LESS_PHRASES) plain = plain.replace(saying, less);
      for (const phrase of HARMLESS) plain = plain.replace(phrase, ' ');
      yield* splitAtJoins(plain.split(' ').filter(Boolean));
    }
  }
}

function splitAtJoins(words: readonly string[]): string[][] {
  const statements: string[][] = [[]];
  for (const word of words) {
    if (JOINS.test(word)) statements.push([]);
    else statements.at(-1)?.push(word);
  }
  return statements.filter(({ length }) => length > 0);
}

const STATEMENT_END = /[,;:()!?–—\n]|\.\s|\b(?:but|while|because(?! of)|so that|since|then)\b/i;

/** 'Drink water' doesn't continue a list that began with something else. */
const isToDrink = ([first = '', ...rest]: readonly string[]) =>
  first === 'drink' && rest.some((word) => WATER.test(word));

/** Whether words say this and nothing else. */
const isOnly = (words: readonly string[], kind: RegExp) =>
  words.length <= 5 &&
  words.some((word) => kind.test(word)) &&
  words.every((word) => kind.test(word) || GLUE.test(word));

function hasLess(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const next = words[index + 1] ?? '';
    if (word === 'no') return WATER.test(next) || /^(?:added|extra|table|more)$/.test(next);
    if (!LESS.test(word)) return false;
    // Example: 'Avoid cutting water'.
    if (/^avoid/.test(word) && LESS.test(next)) return false;
    return !isDenied(words, index);
  });
}

function isDenied(words: readonly string[], index: number): boolean {
  for (let place = index - 1; place >= Math.max(0, index - DENIAL_REACH); place -= 1) {
    const word = words[place] ?? '';
    if (DENIALS.has(word) || /^(?:avoid|cannot|cant|instead|rather)$/.test(word)) return true;
    if (!PASSED_OVER.test(word)) return false;
  }
  return false;
}
