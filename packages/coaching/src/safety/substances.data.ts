import type { Pattern } from '../assistant/patterns.ts';

/**
 * Drugs, medicines and methods that the product advises against. Shared by assistant questions, model answers, peak
 * weeks, protocols and supplement notes. Doping classes after the WADA prohibited list (2025: S1 anabolics, S2
 * hormones, S4 modulators, S5 diuretics, S6 stimulants); the others are rejected by science.md. Includes gym slang.
 */

const ANABOLICS =
  'steroid|steroids|anabolika|anabolisants|anabolizantes|steroide|steroiden|esteroide|esteroides|tren|trenbolone|anavar|oxandrolone|winstrol|winny|stanozolol|deca|nandrolone|npp|dbol|dianabol|masteron|drostanolone|primobolan|equipoise|boldenone|turinabol|tbol|anadrol|oxymetholone|halotestin|superdrol|proviron|mesterolone|sustanon|trt|peds|ped';
const MODULATORS =
  'sarm|sarms|ostarine|enobosarm|rad140|testolone|lgd4033|ligandrol|andarine|yk11|cardarine|gw501516|stenabolic|sr9009|mk677|ibutamoren|ipamorelin|cjc1295|tesamorelin|sermorelin|ghrp|bpc157|tb500|hgh|somatropin|igf1';
const FAT_BURNERS =
  'clen|clenbuterol|dnp|ephedrine|ephedra|yohimbine|yohimbe|albuterol|salbutamol|ventolin|amphetamine|amphetamines|adderall|phentermine|sibutramine';
const MEDICINES =
  'arimidex|anastrozole|letrozole|letro|femara|aromasin|exemestane|tamoxifen|nolvadex|clomid|clomiphene|raloxifene|cabergoline|hcg|cytomel|liothyronine|thyroxine|levothyroxine|euthyrox|synthroid|semaglutide|ozempic|wegovy|mounjaro|zepbound|tirzepatide|tirz|retatrutide|reta|liraglutide|saxenda|orlistat|metformin|accutane|isotretinoin|humalog|novorapid|novolog|lantus';
const DIURETIC_NAMES =
  'diuretic|diuretics|diuretiques|diuretique|diuretika|diureticos|wassertabletten|entwasserungstabletten|lasix|furosemide|aldactone|spironolactone|eplerenone|dyazide|triamterene|amiloride|torasemide|hydrochlorothiazide|chlorthalidone|hctz|bumetanide|bumex|acetazolamide';
const LAXATIVE_NAMES =
  'laxative|laxatives|laxatifs|laxantes|abfuhrmittel|dulcolax|bisacodyl|senna|enema|enemas';

/** Rejected whenever mentioned. */
export const DRUGS: readonly Pattern[] = [
  ANABOLICS,
  MODULATORS,
  FAT_BURNERS,
  'growth hormone',
  { pattern: 'peptide|peptides', unless: /\b(collagen|whey|casein|protein)\b/ },
  'mk 677',
  'rad 140',
  'lgd 4033',
  'gw 501516',
  'bpc 157',
  'test e|enanthate|prop|propionate|cyp|cypionate',
  { pattern: 'test mg|ml|cc', unless: /\bblood test|\b(glucose|cholesterol|dl)\b/ },
];

export const MEDICINE_NAMES: readonly Pattern[] = [MEDICINES, 'glp 1'];

export const DIURETICS: readonly Pattern[] = [
  DIURETIC_NAMES,
  LAXATIVE_NAMES,
  {
    pattern: 'water pill|pills|tablet|tablets|capsule|capsules',
    only: /\bwater (?:retention |loss )?(?:pills?|tablets?|capsules?)\b/,
  },
  'potassium pill|pills|tablet|tablets|capsule|capsules|supplement|supplements',
  { pattern: 'dandelion', unless: /\bdandelion (greens?|lea(f|ves)|salad)\b/ },
  { pattern: 'epsom', unless: /\b(bath|baths|soak|soaking|foot)\b/ },
];

/** Also occurs in the body or in food: rejected only if taken. */
export const INSULIN = 'insulin|slin';
export const HORMONES = 'testosterone|t3|t4|potassium';

/** Rejected in a peak week in any wording. */
export const DRYING: readonly Pattern[] = ['sauna|saunas', 'iv|intravenous', 'sweat suit|suits'];

/** Supplements and food minerals whose milligrams may be mentioned. */
export const KNOWN_SUPPLEMENTS =
  /\b(sodium|salt|caffeine|coffee|creatine|vitamins?|multivitamins?|magnesium|calcium|iron|zinc|iodine|selenium|phosphorus|choline|cholesterol|omega|epa|dha|fish oil|beta-? ?alanine|citrulline|arginine|carnitine|taurine|glycine|glutamine|leucine|collagen|electrolytes?|melatonin|ashwagandha|theanine|curcumin|turmeric|folate|folic acid|biotin|probiotics?|fibre|fiber|psyllium|whey|casein|protein)\b/i;
