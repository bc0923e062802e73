import type { Pattern } from '../assistant/patterns.ts';

/** A whole day on less than 800 kcal, in each language. See DIFFERENCE for amounts that aren't an intake. */
const STARVING_DAY =
  /(?<!\d[ .,]?)[1-7]\d\d (?:kcals?|calories|cals?|kalorien|calorias|calorie) (?:\| )?(?:(?:a|per|each|every|al|por|par|am|pro) (?:day|dia|jour|tag|giorno)|daily)\b/;
const DIFFERENCE =
  /\b(under|below|less|fewer|deficit|more|above|over|extra|surplus|burn\w*|weniger|mehr|unter|defizit|menos|mas|deficit|debajo|moins|plus|deficit|brule|meno|piu|abaixo|mais|quemo|brucio|queimo|verbrenne)\b/;
const DAYS =
  '(?:(?:\\d|two|three|four|five|six|several|a few|few|a couple of|couple of) (?:full |whole )?days|days|a week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the weekend)';
const ONE_FOOD =
  /\b(meat|dairy|sugar|gluten|bread|junk|out|carbs?|chocolate|sweets?|pizza|fast|fish|eggs|rice|pasta|vegetables|enough|well|clean|properly|together|there|like)\b/;
const FOREIGN_FOOD =
  /\b(fleisch|zucker|brot|suss\w*|carne|azucar|pan|gluten|pescado|viande|sucre|pain|zucchero|pane|pesce|acucar|pao|peixe|dulces|doces|dolci|verdur\w*)\b/;
const MEALS =
  'comer|comida|comidas|cenar|cena|almuerzo|desayuno|jantar|almoco|refeicao|refeicoes|pasto|pasti|pranzo|mangiare';
const KILOMETERS =
  /\d ?kms\b|\b(ran|run|running|walk\w*|cycl\w*|rode|bike|per|how many|few|many|more|last|of)\b/;
const CHEWABLES = /\b(gum|gums|tobacco|snus|seeds?|sunflower|pips?|bones?)\b/;
/** Excludes 'should I take' and what someone else takes. */
const I_TAKE =
  /\b(i|ive|im) ((also|always|sometimes|often|just|still|usually|now|have to) )?take\b/;
const ASKS = /^(should|can|could|may|do|would|when|what|is|if)\b/;

/** 'Non' and 'não' negate a sentence in Italian and Portuguese; English 'non-stop' doesn't match these patterns. */
const unlessDenied = (pattern: string) => ({ pattern, unless: /\b(non|nao|nem|mai|nunca)\b/ });

/**
 * Red-flag phrases in slang and in athletes' other languages: German, Spanish, French, Italian and Portuguese. They
 * match plain text: lower case, without accents and apostrophes.
 */
export const PHRASES_BY_LANGUAGE = {
  suicidal: [
    'kil|kll myself',
    {
      pattern: 'kms',
      only: /^((honestly|just|literally|please|ok|lol|imma) )*kms( (fr|rn|now|tonight|lol|already|tbh|ngl))*( \||$)|\b(want|wanna|gonna|going|gunna|imma|might|rather) (to |just )*kms\b/,
      unless: KILOMETERS,
    },
    {
      pattern: 'want|wanna|wish dye',
      unless:
        /\b(hair|brows?|eyebrows?|beard|roots|clothes)\b|\bdye (my|the|it|them|her|his|a|some)\b/,
    },
    { pattern: 'bringe|bring mich um', only: /\bbringe? mich (\w+ ){0,3}um( \||$)/ },
    'selbstmordgedanken',
    { pattern: 'veux|voudrais|envie|vais tuer', only: /\bme tuer\b/ },
    'voglio|vorrei morire|ammazzarmi|uccidermi',
    { pattern: 'voglio|vorrei ammazzare|uccidere', only: /\bmi (voglio|vorrei)\b/ },
    'non voglio vivere',
    'quisiera|querria|queria morir|morirme|matarme',
    'quero|queria morrer',
    { pattern: 'quero|queria|vou matar', only: /\bme matar\b/ },
    'nao quero viver',
  ],
  chest_pain: [
    unlessDenied('dolore|dolori petto'),
    {
      pattern: 'dor|dores',
      only: /\b(dor|dores) (forte |fortes )?no peito\b/,
      unless: /\b(nao|nem|sem|nunca)\b/,
    },
  ],
  fainting: [
    unlessDenied('perso sensi'),
    unlessDenied('perdi|perdido conocimiento|consciencia'),
    unlessDenied('svenuto|svenuta'),
    unlessDenied('desmaiei|desmaiado|desmaiada'),
  ],
  purging: [
    { pattern: 'chew|chewing|chewed spit|spitting|spat', unless: CHEWABLES },
    { pattern: 'take laxative|laxatives', only: I_TAKE, unless: ASKS },
    'pop|popping|popped laxative|laxatives',
    {
      pattern: 'spit|spitting|spat food|meal|meals|bite|bites',
      only: /\b(spit|spitting|spat) (out )?(my |the |all |every )*(food|meals?|bites?)( (back )?out)?\b/,
    },
    {
      pattern: 'ubergeben|gekotzt|erbrochen essen|abendessen|mahlzeit|mahlzeiten',
      only: /\bnach\b/,
      unless: /\b(nicht|nie|kind|hund|katze|sohn|tochter|baby)\b/,
    },
    {
      pattern: `vomito|vomite|vomitei|vomitado|vomitato ${MEALS}`,
      only: /\b(despues|depois|dopo|tras|apos)\b/,
      unless: /\b(no|non|nao|nunca|mai|hijo|hija|filho|figlio|figlia|perro|cane|bebe)\b/,
    },
    { pattern: 'hago vomitar', only: /\bme hago vomitar\b/, unless: /\bno me\b/ },
    {
      pattern: 'vomis|vomi repas|manger|diner',
      only: /\bapres\b/,
      unless: /\b(pas|jamais|fils|fille|bebe|chien|chat)\b/,
    },
    unlessDenied('tive|tenho|tendo|tido compulsao|compulsoes'),
    {
      pattern: 'kotze|kotzen|erbreche|ubergebe essen|abendessen|mahlzeit|mahlzeiten',
      only: /\b(kotze|kotzen|erbreche|ubergebe)\b.*\bnach\b|\bnach\b.*\b(kotze|kotzen|erbreche|ubergebe)\b/,
    },
    'essanfall|essanfalle|fressanfall|fressanfalle|fressattacke|fressattacken',
    'nehme|nahm|genommen abfuhrmittel',
    { pattern: 'finger hals', only: /\bmir (\w+ ){0,3}finger in (den|meinen) hals\b/ },
    'bulimie|magersucht|boulimie|boulimique',
    unlessDenied('provoco|provoque|provocado|forco vomito|vomitos|vomitar'),
    unlessDenied('tomo|tomado|tomei laxante|laxantes'),
    'atracon|atracones',
    { pattern: 'fais|fait vomir', only: /\b(me|m) (fais|suis fait|fait) vomir\b/ },
    'prends|pris laxatif|laxatifs',
    { pattern: 'faccio vomitare', only: /\bmi faccio vomitare\b/, unless: /\bnon\b/ },
    unlessDenied('prendo|preso lassativo|lassativi'),
    unlessDenied('abbuffo|abbuffata|abbuffate'),
    unlessDenied('compulsao alimentar'),
  ],
  restricting: [
    {
      pattern: 'havent|havnt|hasnt|not|didnt eaten|eat|ate',
      only: new RegExp(
        `\\b(?:havent|havnt|not|didnt) (?:\\w+ ){0,1}(?:eaten|eat|ate)(?: (?:anything|nothing|a thing|food|any food|solid food))?(?: at all)? (?:\\| )?(?:in|for|since) (?:over |about |like |the last |last )?${DAYS}\\b`,
      ),
      unless: ONE_FOOD,
    },
    {
      pattern: 'eat|eating|ate|live|living|survive|surviving calories|calorie|kcal|kcals|cals',
      only: STARVING_DAY,
      unless: DIFFERENCE,
    },
    'starve|starving|starved myself',
    {
      pattern: 'ate|eaten|eat nothing',
      only: new RegExp(`\\b(?:ate|eaten|eat) nothing(?: at all)? (?:in|for|since) ${DAYS}\\b`),
    },
    {
      pattern: 'stopped|quit eating',
      // Only at the end of a sentence: not 'stopped eating after 8 pm' or 'stopped eating when I was full'.
      only: /\b(stopped|quit) eating( (altogether|completely|entirely|at all|anything|food))?( (now|again|lately))? \| ?$/,
    },
    {
      pattern: 'only|just calories|kcal|kcals|cals day|daily',
      only: STARVING_DAY,
      unless: new RegExp(`${DIFFERENCE.source}|\\b(from|of|protein|fats?|cardio|lose|lost)\\b`),
    },
    { pattern: 'esse kalorien|kcal', only: STARVING_DAY, unless: DIFFERENCE },
    {
      pattern: 'nichts|nix gegessen',
      only: /\bseit (\w+ )?(tagen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b/,
    },
    { pattern: 'como|comendo|comiendo calorias|kcal', only: STARVING_DAY, unless: DIFFERENCE },
    { pattern: 'dias sin comer', only: /\bdias (\w+ ){0,1}sin comer( nada)?( \||$)/ },
    { pattern: 'mange calories|kcal', only: STARVING_DAY, unless: DIFFERENCE },
    { pattern: 'no he comido', only: /\bno he comido( nada)? (\| )?en (\w+ )?dias\b/ },
    { pattern: 'nao comi', only: /\bnao comi( nada)? (\| )?ha (\w+ )?dias\b/ },
    { pattern: 'mange plus', only: /\bne mange plus( rien)? \| ?$/ },
    { pattern: 'non mangio piu', only: /\bnon mangio piu( niente| nulla)? \| ?$/ },
    { pattern: 'rien mange', only: /\brien mange (\| )?depuis (\w+ )?(jours|une semaine)\b/ },
    { pattern: 'mangio calorie|kcal', only: STARVING_DAY, unless: DIFFERENCE },
    {
      pattern: 'non mangio',
      only: /\bnon mangio( (nulla|niente))? (\| )?da (\w+ )?(giorni|una settimana)\b/,
      unless: FOREIGN_FOOD,
    },
    {
      pattern: 'nao como',
      only: /\bnao como( nada)? (\| )?ha (\w+ )?(dias|uma semana)\b/,
      unless: FOREIGN_FOOD,
    },
  ],
  no_period: [
    {
      pattern: 'keine|ohne periode|regel|menstruation|regelblutung',
      unless: /\b(regel fur|schmerzen|kraftregel)\b/,
    },
    {
      pattern: 'tage|periode|regel bleiben|bleibt|blieb aus',
      only: /\b(meine (tage|periode|regel) (bleib(en|t)|blieb)|bleib(en|t) meine (tage|periode|regel)) (\w+ ){0,4}aus\b/,
    },
    { pattern: 'sin regla|menstruacion', unless: /\bregla (fija|de)\b/ },
    { pattern: 'no viene|baja regla|menstruacion', only: /\bno me (viene|baja)\b/ },
    { pattern: 'plus|pas regles', only: /\b(plus|pas) (eu )?mes regles\b/ },
    {
      pattern: 'non ciclo|mestruazioni',
      only: /\bnon (ho|mi viene|mi vengono|mi arriva) (piu )?(il |le |avuto il )?(ciclo|mestruazioni)\b/,
      unless: /\bciclo di\b/,
    },
    'sem menstruar|menstruacao|menstruo',
    { pattern: 'periode|regel|tage|blutung ausgeblieben', unless: /\bnicht ausgeblieben\b/ },
    {
      pattern: 'regla|menstruacion fue|retiro|desaparecio',
      only: /\bse me (fue|retiro|desaparecio)\b/,
    },
    { pattern: 'regles disparu|arretees|disparues', only: /\bmes regles\b/ },
    { pattern: 'ciclo sparito|saltato|scomparso', only: /\bil (mio )?ciclo\b/ },
    'menstruacao nao vem|veio|desceu',
    'menstruacao sumiu|parou',
    'nao menstruo|menstruei',
  ],
} as const satisfies Record<string, readonly Pattern[]>;
