/** Stop words, which say nothing about the topic. */
const STOP = new Set(
  `a an the is are was were be been am im ive id do does did have has had can could should would will shall may might must
  i me my mine we our you your it its they them this that these those there here what whats which who when where how
  of to in on at for from with by about and or but so if then than as into just really very please tell give
  get got go going need want like know think say much many some any more most good best okay ok hi hello hey thanks
  coach u ur pls s t m re ve ll d up out way thing things make makes too also still now mean means new`.split(
    /\s+/,
  ),
);

/** Synonyms. */
const SAME = new Map(
  Object.entries({
    kcal: 'calorie',
    kcals: 'calorie',
    cals: 'calorie',
    cal: 'calorie',
    carbohydrate: 'carb',
    carbohydrates: 'carb',
    workout: 'train',
    workouts: 'train',
    lifting: 'train',
    session: 'train',
    sessions: 'train',
    exercise: 'train',
    training: 'train',
    weighin: 'weigh',
    weighing: 'weigh',
    lbs: 'weight',
    bodyweight: 'weight',
    competition: 'show',
    contest: 'show',
    abs: 'abdominal',
    hunger: 'hungry',
    starving: 'hungry',
    meals: 'meal',
    dinner: 'meal',
    lunch: 'meal',
    breakfast: 'meal',
    losing: 'lose',
    loosing: 'lose',
    loose: 'lose',
    loosin: 'lose',
    salt: 'sodium',
    tired: 'fatigue',
    fatigued: 'fatigue',
    exhausted: 'fatigue',
    '1rm': 'e1rm',
    max: 'e1rm',
    poses: 'pose',
    posing: 'pose',
    drinking: 'drink',
    h2o: 'water',
    eating: 'eat',
    ate: 'eat',
    eaten: 'eat',
  }),
);

/** Text that is already plain, apart from extra spaces. */
const PLAIN = /^[a-z0-9 ]*$/;

/** Lower case, without accents, apostrophes and punctuation. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9.%/-]+/g, ' ')
    .replace(/(?<!\d)[.]|[.](?!\d)|(?<!\d)[/%-]|[/-](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Strips a word's ending: plural, -ing, -ed. */
function stemOf(word: string): string {
  const same = SAME.get(word);
  if (same) return same;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return undouble(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed')) return undouble(word.slice(0, -2));
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

const undouble = (stem: string) => (/([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

/** Matches '93', '93kg', '10k' and '6%'. */
const FIGURE = /^\d[\d.%/-]*(?:kgs?|lbs?|g|ml|l|k|kcal|min|mins|cm|st)?$/;

/** The topic words of a text, as stems. */
export function topicWords(text: string): string[] {
  return plainText(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP.has(word) && !FIGURE.test(word))
    .map((word) => SAME.get(stemOf(word)) ?? stemOf(word));
}

/** Words that look like a typo of another word but aren't. */
const NOT_TYPOS = new Set(
  'sweet sweets cheat cheats clean heard fasted waist paint stars palm palms windy whiny enemy purse piking bingo rates rated bringing binding pulls decrease decreased unconsciously ambulance emergency three marcos mares vestiges bringe bringen'.split(
    ' ',
  ),
);

/** Whether two words are the same apart from a few typos. */
export function isSameWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  const allowed = allowedTypos(typed, word);
  return allowed > 0 && !NOT_TYPOS.has(typed) && isWithinTypos(typed, word, allowed);
}

/** Number of typos allowed for two words of these lengths. */
function allowedTypos(typed: string, word: string): number {
  const shorter = Math.min(typed.length, word.length);
  if (shorter < 5 || typed[0] !== word[0]) return 0;
  const allowed = shorter >= 9 ? 2 : 1;
  return Math.abs(typed.length - word.length) <= allowed ? allowed : 0;
}

/** Whether at most `limit` insertions, deletions, changes and swaps of neighbors turn one word into the other. */
function isWithinTypos(a: string, b: string, limit: number): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA === '' || restB === '') return restA.length + restB.length <= limit;
  if (limit === 0) return false;
  // The first letters differ, so one of the four errors occurs here.
  return (
    isWithinTypos(restA.slice(1), restB, limit - 1) ||
    isWithinTypos(restA, restB.slice(1), limit - 1) ||
    isWithinTypos(restA.slice(1), restB.slice(1), limit - 1) ||
    (restA[0] === restB[1] &&
      restA[1] === restB[0] &&
      isWithinTypos(restA.slice(2), restB.slice(2), limit - 1))
  );
}
