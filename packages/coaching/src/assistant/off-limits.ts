import { clauseSays, clausesOf } from './clauses.ts';

export interface OffLimits {
  id: 'drugs' | 'insulin' | 'water' | 'sodium' | 'dehydration' | 'starving';
  /** For the coach: 'drugs'. */
  name: string;
  /** The refusal, with its reason. */
  answer: string;
}

interface Rule extends OffLimits {
  patterns: readonly string[];
}

const NAMES =
  'steroid|steroids|tren|trenbolone|clen|clenbuterol|anavar|oxandrolone|winstrol|winny|stanozolol|deca|nandrolone|dbol|dianabol|masteron|primobolan|equipoise|boldenone|hgh|dnp|sarm|sarms|ostarine|rad140|lgd4033|cytomel|ephedrine|clomid|nolvadex|hcg|turinabol|anadrol|halotestin|semaglutide|ozempic|peds|ped';
const PILLS =
  'diuretic|diuretics|lasix|furosemide|aldactone|spironolactone|dyazide|hydrochlorothiazide|hctz|bumetanide|laxative|laxatives';
const TAKING =
  'take|taking|dose|dosage|dosing|doses|inject|injecting|injection|mg|mcg|iu|ml|units|cycle|shot|shots|use|using|stack|run|pills|tablets';
const CUTTING =
  'cut|cutting|drop|dropping|stop|stopping|restrict|restricting|deplete|depleting|depletion|manipulate|manipulating|manipulation|reduce|reducing|eliminate|load|loading|zero|taper';

/** Sources: the peak-week and safety pages of the product; Helms 2014, Escalante 2021. */
const RULES: readonly Rule[] = [
  {
    id: 'insulin',
    name: 'insulin, hormone or medicine doses',
    patterns: [
      `insulin|slin ${TAKING}`,
      `testosterone|trt|t3|t4|potassium ${TAKING}`,
      'growth hormone',
      'iv drip|drips|fluids|saline',
    ],
    answer:
      'I cannot help with doses of insulin, hormones or medicines. A wrong dose kills within hours, and nobody can judge one from a chat. This is for a doctor who examines you. I have no view on your reasons, and if you already take something, tell a doctor before the show, not after it.',
  },
  {
    id: 'drugs',
    name: 'drugs or diuretics',
    patterns: [NAMES, PILLS, `water|potassium pill|pills|tablets`, `test e|enanthate|prop|cyp`],
    answer:
      'I do not help with drugs, diuretics or laxatives: not with doses, not with timing. Athletes have died of diuretics in show week, and leanness, not water, makes you look dry. If you already take something, a doctor will help you without judging, and wants to know before the show.',
  },
  {
    id: 'water',
    name: 'cutting water',
    patterns: [`water|fluids|fluid|drinking ${CUTTING}`, 'drink no|nothing|less water|fluids'],
    answer:
      'I do not prescribe water cuts. Each gram of glycogen binds about 3 g of water, so cutting water flattens the muscle you want to fill; water is not taken from under the skin alone; and dehydration has put athletes in hospital. Keep it constant, 35–45 ml per kg a day, up to and on show day.',
  },
  {
    id: 'sodium',
    name: 'cutting or loading sodium',
    patterns: [`sodium|salt ${CUTTING}`, 'no|zero salt|sodium'],
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
      'dehydrate|dehydrating',
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
      'stop|stopping eating',
      'eat|eating nothing',
      'crash diet|dieting',
      'water fast|fasting',
      'not|no eat|eating|food days|day|week',
    ],
    answer:
      'I do not help with eating next to nothing. Below what your body needs at rest you lose muscle, sleep and hormones faster than fat. If the date presses, a later show is the better show.',
  },
];

const WHY =
  /\b(why|danger|dangers|dangerous|risk|risks|risky|bad|myth|evidence|science|harm|harmful|avoid|warn|hospital|died|hyponatraemia)\b/;

/**
 * The first subject in a text with which the assistant does not help. What is denied ('I do not cut water') is none,
 * and neither is the question why it is a bad idea.
 */
export function findOffLimits(text: string): OffLimits | null {
  const clauses = clausesOf(text);
  if (WHY.test(text.toLowerCase()) && !/\b(mg|mcg|iu|ml|dose|dosage)\b/i.test(text)) return null;
  for (const { patterns, ...rule } of RULES) {
    const isAsked = clauses.some((clause) =>
      patterns.some((pattern) => clauseSays(clause, pattern)),
    );
    if (isAsked) return rule;
  }
  return null;
}
