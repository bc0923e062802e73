import type { Pattern } from '../assistant/patterns.ts';

/** Something that is more important than the question in which it stands. */
export interface RedFlag {
  id: string;
  /** For the coach: 'chest pain'. */
  name: string;
  /** What to do, in clear words. */
  advice: string;
  patterns: readonly Pattern[];
  /** Never taken as a question in general. */
  isAlwaysReal?: boolean;
  /** Common in a diet, and to be heard of all the same. Left out, the coach is alerted at once. */
  isCommon?: boolean;
}

const EMERGENCY =
  'Stop training now and call your emergency number (112 or 911). Do not drive yourself. Sit or lie down, and do not stay alone.';
const CLINICIAN =
  'See a doctor this week, and until then eat more, up to maintenance, and keep training easy.';

const SORE =
  /\b(muscles?|doms|sore|soreness|stretch|stretching|fly|flies|flyes|muskelkater|courbatures?|agujetas)\b/;
const EXERTION =
  /\b(sprints?|sprinting|intervals?|hiit|cardio|zones?|runs?|running|sets?|squats?|deadlifts?|burpees|treadmill|rower|rowing|bike|finisher|climb|climbing|stairs)\b/;
const EXCITEMENT = /\b(excite\w*|joy|love|happy|happiness|proud|nerves|nervous|film|movie|stage)\b/;
const STRAINED = new RegExp(`${EXERTION.source}|${EXCITEMENT.source}`);
const REST_OF_SETS = /\b(sets?|rest (days?|periods?|intervals?)|max|zones?|seconds|secs?)\b/;
const OF_LIFTING =
  /\b(dead ?(lifts?|bugs?|hangs?|stops?)|bar|bench|weights?|kg|lbs?|reps?|sets?|press|squats?|lift|dumbbells?)\b/;
const OF_OTHERS =
  /\b(dad|father|mother|mum|mom|wife|husband|partner|friend|grand\w+|uncle|aunt|neighbour|colleague)\b/;
const BY_ACCIDENT = new RegExp(
  `${OF_LIFTING.source}|${EXERTION.source}|\\b(gym|training|workout|warm ?up|back|knee|ankle|foot|hand|finger|wrist|shoulder|hip|elbow|hamstring|accident|accidentally|fell|playing|football|work|kitchen)\\b`,
);
/** 'I want abs to die for' */
const TO_DIE_FOR = /(?<!\b(want|wanna|wish|going|ready|like) )\bto die for\b/;
const WITH_A_FINISH =
  /\b(in|at|by|to|of|towards) the end\b|\bit all (with|on) (an? |my |the )?(new |big )?(prs?|pbs?|win|trophy|medal|pump|finisher|workout|session|meal)\b/;
/** Somebody afraid of a lift harms nobody; without the lift it stays a sign. */
const FEARED_IN_LIFTING = new RegExp(
  `^(?=.*(${OF_LIFTING.source}|${EXERTION.source}|\\b(gym|training|workout|lifting)\\b).*\\|)(?!.*\\b(again|tonight|anymore)\\b).*\\b(afraid|scared|fear|worried|nervous|avoid|risk) (\\w+ ){0,2}hurting myself\\b`,
);
/** A joint that gives way in a lift, or a pose that is lost. */
const OF_FORM =
  /\b(knees?|chest|arch|arches|feet|ankles?|hips?|back|torso|shoulders?|elbows?|form|posture) ((will|would|always|to|do|can|keep) )?collapses?\b|\bcollapsed? (inwards?\b|in(?= \|| on\b))/;
/** 'Can I pass on eating out?' */
const PASSES_ON =
  /^(?!.*\bpass(ed|ing)? (\w+ )?out\b).*\bpass(ed|ing)? (on|up)\b|\bout (flyers|samples|leaflets|cards)\b/;
/** 'my chest hurt', and not 'I hurt my back on chest day' */
const CHEST_HURT =
  /\bchest (?!(day|press|presses|dips?|work|workout|training|exercises?|machine|fl\w+)\b)(\w+ ){0,2}?(hurt|aches|ached)\b(?! (my|the|myself)\b)/;
const DRILL = /\bsuicide (sprints?|runs?|drills?|grip|squad)\b|\bsuicides\b/;
const AFTER_FOOD =
  /\b(meals?|food|eat|eating|ate|dinner|lunch|breakfast|supper|snacks?|purpose|binges?)\b/;
/** What somebody will not go without, or when they eat, is no binge. */
const OF_ONE_FOOD =
  /\beating (my |the |any )?(dairy|meat|gluten|bread|rice|fruit|vegetables|veg|chicken|eggs|fish|carbs|protein|before|by)\b/;
/** What is lost again and again; once after a hard set is no sign of it. */
const LOST_FLUID =
  /\b(all (day|night|morning|evening)|once|twice|times|again|constantly|keep|kept|been|today|this morning|last night|tonight|blood|hours)\b/;
const NOT_LOST = new RegExp(
  `${AFTER_FOOD.source}|${EXERTION.source}|${OF_OTHERS.source}|\\b(baby|son|daughter|kids?|dog|cat|hands?|arms?|weights?|ball|leg day|training|workout|gym|make myself|made myself|want to)\\b`,
);
/** A breath that is held for a pose, or gone after a set, is none that is lacking. */
const HELD_BREATH = new RegExp(
  `${EXERTION.source}|\\b(belt|poses?|posing|vacuum|brac\\w+|mask|nose|mouth|cold|swim\\w*|water)\\b`,
);
const LASTING = /\b(weeks?|days|nights|months?|every|always|ever|anymore|constantly)\b/;
/** A pulse that is too fast for somebody at rest, bpm. [our choice, from the 100 of a tachycardia] */
const FAST_PULSE = numbers(110, 220);
/** A period that is later than a cycle may vary by, days. */
const LATE_DAYS = numbers(21, 400);

function numbers(least: number, most: number): string {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index).join('|');
}

/** Weak in a lift, or shaking in a pose, is no sign of the whole body. */
const OF_A_PART = new RegExp(
  `${OF_LIFTING.source}|${EXERTION.source}|\\b(poses?|posing|holds?|stage|plank|shakes?|grip|point|points|spot|side|knees?|ankles?|wrists?|shoulders?|elbows?|legs?|arms?|abs|core|back|chest|calves|glutes|quads|hamstrings)\\b`,
);

const CURTAINS = /\b(curtains?|blinds?)\b/;
const WATCHED =
  /\bbing\w* (watch\w*|((a|an|on|of|the|through|whole|entire|new) )*(netflix|series|seasons?))\b/;
const OTHER_PERIOD =
  /\b(rest|resting|trial|time|training|eating|feeding|fasting|bulking|cutting|carb|prep) (block )?(periods?|cycles?)\b|\bbetween (sets|exercises|rounds|workouts)\b/;
const DENIED_MISSING =
  /\b(missed|lost|skipped) ((a|any|my|the|one|single) )*periods?\b|\blate periods?\b|\bperiods? ((is|was|came|not) )*late\b/;

/**
 * Red flags, the gravest first. Source: the red flags and the stop signs of the product's safety pages, after the
 * IOC consensus on REDs (2023).
 */
export const RED_FLAGS: readonly RedFlag[] = [
  {
    id: 'suicidal',
    name: 'thoughts of suicide or self-harm',
    isAlwaysReal: true,
    patterns: [
      'kill|killing myself',
      {
        pattern: 'suicide|suicidal|sucidal|suicider|suicidaire|suicidio|suicidarme',
        unless: DRILL,
      },
      { pattern: 'want|wanna|wish die', unless: TO_DIE_FOR },
      { pattern: 'wish|wished|wishing dead|unborn', unless: OF_LIFTING },
      { pattern: 'want|wanna be dead', only: /\bdead( already| now| too)?( \||$)/ },
      { pattern: 'never born|existed', only: /\bwish/ },
      {
        pattern: 'want|wanna|wish disappear',
        only: /\bi (just )?(want to|wanna|wish i could) disappear\b/,
      },
      { pattern: 'end|ending it all', unless: WITH_A_FINISH },
      { pattern: 'want|wanna dont|not be here', only: /\b(any ?more|any longer)\b/ },
      'better without me',
      {
        pattern: 'miss|notice me',
        only: /\b(nobody|no ?one)( would| will|d|ll)?( even)? (miss|notice)\b/,
      },
      'not worth living',
      {
        pattern: 'cut|cutting wrists|wrist',
        only: /\bcut(ting)? my (own )?wrists?\b/,
        unless: /\b(straps?|wraps?|bar|hooks?)\b/,
      },
      'no will live',
      { pattern: 'overdose|overdosed', unless: /\b(pizza|sugar|carbs?|food|chocolate|cheese)\b/ },
      'unalive',
      {
        pattern: 'end|ending|take|taking my life',
        only: /\b(end|ending|take|taking) (to )?(my|this) ((own|whole|sad|stupid) )?life\b(?! (back|seriously|to the|into|in my own)\b)/,
      },
      'self harm|harming',
      { pattern: 'hurting|harm|harming myself', unless: FEARED_IN_LIFTING },
      { pattern: 'hurt myself', unless: BY_ACCIDENT },
      {
        pattern: 'cut|cutting myself',
        unless: /\bshav(e|ed|ing)\b|\bmyself (some |a bit of |a little )?(slack|a break|off)\b/,
      },
      'better off dead',
      'no reason|point live|living',
      {
        pattern: 'point living|life|alive',
        only: /\b(whats|what is|wheres|where is|see) (the|a|any)? ?point\b/,
      },
      'dont|not want|wanna live|exist|alive',
      'selbstmord|suizid|suizidal|suizidgedanken',
      'mich umbringen|umzubringen|toten',
      'sterben will|mochte|wollte',
      'will|mochte nicht mehr leben',
      'veux|voudrais|envie mourir',
      'veux|envie plus vivre',
      { pattern: 'finir vie', only: /\b(en finir|finir ma vie)\b/ },
      'quiero|gustaria|ganas morir|morirme',
      'matarme',
      'quitarme vida',
      'no quiero vivir',
    ],
    advice:
      'I am glad you wrote this. You matter more than any show. If you might act on it now, call your emergency number (112 or 911), or 988 in the US, or Samaritans on 116 123 in the UK and Ireland; elsewhere findahelpline.com lists a line for your country. Tell someone near you today, and do not stay alone with it.',
  },
  {
    id: 'chest_pain',
    name: 'chest pain',
    patterns: [
      'chest pain|pains|pressure',
      'pain in chest',
      { pattern: 'chest hurts|hurting|ache|aching|tight|tightness', unless: SORE },
      { pattern: 'chest hurt|aches|ached', only: CHEST_HURT, unless: SORE },
      'left arm numb|numbness',
      { pattern: 'brustschmerz|brustschmerzen|brustenge', unless: SORE },
      { pattern: 'schmerz|schmerzen|schmerzt|stechen|druck brust', unless: SORE },
      { pattern: 'douleur|douleurs|mal|oppression poitrine', unless: SORE },
      { pattern: 'dolor|dolores|duele|presion|opresion pecho', unless: SORE },
    ],
    advice: `Chest pain is never something to train through. ${EMERGENCY}`,
  },
  {
    id: 'emergency',
    name: 'an emergency',
    patterns: [
      { pattern: 'heart attack', unless: OF_OTHERS },
      {
        pattern: 'having|had|have|suffered stroke',
        unless: /\b(swim\w*|stroke (rate|rates|work|count)|breast|back|rowing|rower|luck)\b/,
      },
      'seizure|seizures',
      { pattern: 'call|called|calling|need|needed|took ambulance|paramedics', unless: OF_OTHERS },
      { pattern: 'ambulance came|comes|coming', unless: OF_OTHERS },
      'call|called|calling 911|112|999',
      { pattern: 'taken|rushed|brought|admitted hospital|er', unless: OF_OTHERS },
      'medical emergency',
      'emergency room|department',
      'notarzt|notruf|rettungswagen|herzinfarkt|schlaganfall',
      'medizinischer|ein notfall',
      'aux urgences',
      'urgence medicale|vitale',
      'crise|infarctus cardiaque|coeur',
      'ambulancia|infarto',
      'emergencia medica',
      'urgencias hospital|llevaron|estoy|fui',
    ],
    advice: EMERGENCY,
  },
  {
    id: 'fainting',
    name: 'fainting',
    patterns: [
      {
        pattern: 'faint|fainted|fainting|faints',
        unless: /\bfaint(est)? (smell|line|idea|scar|hope|light)\b|\bfainting goats?\b/,
      },
      { pattern: 'passed|pass|passing out', unless: PASSES_ON },
      'blacked|blacking out',
      { pattern: 'black out', unless: CURTAINS },
      { pattern: 'blackout|blackouts', unless: CURTAINS },
      'lost|lose|losing consciousness',
      { pattern: 'collapsed|collapse', unless: OF_FORM },
      'unconscious',
      {
        pattern: 'everything|vision|eyes went|going|goes|turned black',
        unless: /\bblack (coffee|tea|and white|friday)\b/,
      },
      'ohnmachtig|ohnmacht|bewusstlos|umgekippt|kollabiert|zusammengebrochen',
      'schwarz augen',
      'evanoui|evanouie|evanouis|mevanouir|evanouir|evanouissement',
      'perdu|perds connaissance',
      'tombe|tombee pommes',
      'desmaye|desmayo|desmayado|desmayada|desmayarme',
      'perdi|perdido conocimiento|consciencia',
    ],
    advice: `Fainting means that your body could not keep up. ${EMERGENCY} If it has passed, have a doctor see you today. Do not train or diet until they say you may; eat and drink normally.`,
  },
  {
    id: 'palpitations',
    name: 'palpitations',
    patterns: [
      'palpitation|palpitations',
      'heart fluttering|flutter|flutters|skipping|skips|irregular',
      'heart missing|misses|missed|skip beat|beats',
      'irregular|skipped|skipping|skips heartbeat|heartbeats|beat|beats',
      'heart racing|races|raced|race|pounding|pounds|pounded|hammering|thumping night|bed|lying|lie|sitting|sofa|couch|nothing|woke|wakes',
      {
        pattern: 'heart racing|races|raced|pounding|pounds|pounded|hammering|thumping',
        unless: STRAINED,
      },
      { pattern: 'heart skipped|stopped', unless: EXERTION },
      {
        pattern:
          'heart beating|beats|beat fast|faster|quickly|hard|irregularly|weird|weirdly|crazy',
        unless: STRAINED,
      },
      'heart palps',
      { pattern: `resting|rhr heart|hr|pulse|rhr ${FAST_PULSE}`, unless: REST_OF_SETS },
      { pattern: `rhr ${FAST_PULSE}`, unless: REST_OF_SETS },
      { pattern: `heart|hr|pulse rest ${FAST_PULSE}`, unless: REST_OF_SETS },
      'herzrasen|herzstolpern|herzrhythmusstorungen',
      { pattern: 'herz rast|stolpert|setzt', unless: STRAINED },
      'coeur emballe|semballe|irregulier',
      'palpitaciones',
      { pattern: 'corazon acelerado|acelera|irregular', unless: STRAINED },
      'arrhythmia',
    ],
    advice: `A heart that races, skips or flutters at rest can be an upset of your salts. ${EMERGENCY} If it has passed, see a doctor today. Leave out caffeine and stimulants, and do not cut water or salt.`,
  },
  {
    id: 'breathless',
    name: 'trouble breathing',
    patterns: [
      { pattern: 'cant|cannot breathe|breath', unless: /\bbelt\b/ },
      { pattern: 'couldnt breathe|breath', unless: EXERTION },
      {
        pattern: 'not breathe|breath',
        only: /\bcan not (even |really |properly )?breathe?\b/,
        unless: /\bbelt\b/,
      },
      {
        pattern: 'not breathe|breath',
        only: /\bcould not (even |really |properly )?breathe?\b/,
        unless: EXERTION,
      },
      { pattern: 'hardly|barely breathe|breath', unless: HELD_BREATH },
      {
        pattern: 'hard|difficult|struggle|struggling breathe|breath',
        only: /\b(hard|difficult|struggle|struggling) to breathe?\b/,
        unless: HELD_BREATH,
      },
      'trouble|difficulty breathing',
      {
        pattern: 'short|shortness|out breath rest|resting|lying|sitting|bed|sofa|talking',
        unless: REST_OF_SETS,
      },
      'atemnot',
      'keine luft bekomme|kriege',
      'kann nicht atmen',
      'peux|arrive|narrive pas|plus respirer',
      'no puedo respirar',
    ],
    advice: EMERGENCY,
  },
  {
    id: 'dehydration',
    name: 'signs of severe dehydration or loss of salts',
    patterns: [
      {
        pattern: 'no|not|havent|hasnt|cant pee|peed|urine|urinate|urinated',
        unless:
          /\b(dark|brown|red|need|have) (to )?(urine|pee)\b|\bhad (dark |brown |red )(urine|pee)\b|\bhad to pee\b.*\b(night|sleep)\b/,
      },
      'confused|confusion dizzy|weak|weakness|vomiting',
      'dizzy|dizziness weak|weakness',
      'sudden|severe weakness',
      'vomiting',
      { pattern: 'vomit|vomited|puked', only: LOST_FLUID, unless: NOT_LOST },
      { pattern: 'throw|threw|throwing|thrown up', only: LOST_FLUID, unless: NOT_LOST },
      'severe|terrible cramp|cramps|cramping',
      'keep|cant vomiting|throwing',
      'dark|brown|cola|red|blood|bloody urine|pee',
    ],
    advice: `These can be signs of severe dehydration, loss of salts or muscle breakdown. ${EMERGENCY} Drink to thirst, with normal salt.`,
  },
  {
    id: 'purging',
    name: 'bingeing or purging',
    patterns: [
      { pattern: 'binge|binged|binging|bingeing|binges', unless: WATCHED },
      'purge|purged|purging|purges',
      'make|made|making myself vomit|sick|throw|puke',
      'throw|threw|throwing up meal|meals|food|eating',
      { pattern: 'throw|threw|throwing up', only: AFTER_FOOD },
      { pattern: 'vomit|vomited|vomiting|puke|puked|puking', only: AFTER_FOOD },
      {
        pattern: 'cant|cannot|couldnt stop eating',
        only: /\b(cant|cannot|couldnt) stop (myself )?(from )?eating\b/,
        unless: OF_ONE_FOOD,
      },
      {
        pattern: 'not stop eating',
        only: /\b(can|could) not stop (myself )?(from )?eating\b/,
        unless: OF_ONE_FOOD,
      },
      'finger|fingers throat',
      'bulimia|bulimic|anorexia|anorexic',
      'eating disorder',
      'laxative|laxatives took|taking|use|used|using',
    ],
    advice: `This happens to many people who diet hard, it is no failing of will, and it gets better with help. The diet pauses here: eat regular meals, at maintenance, and do not make up for it with cardio. Please speak with a doctor or an eating-disorder line in your country this week, and with someone you trust today.`,
  },
  {
    id: 'no_period',
    name: 'a missing period',
    patterns: [
      {
        pattern:
          'missed|missing|lost|stopped|skipped|absent|gone|disappeared|vanished period|periods|cycle|menstruation',
        unless: OTHER_PERIOD,
      },
      { pattern: 'period|periods late', unless: /\b(days?|no)\b/ },
      `period|periods late ${LATE_DAYS}`,
      'no|not|havent|hasnt|stopped menstruated|menstruating|menstruate',
      'not|havent|hasnt bled months|month|weeks',
      { pattern: 'remember', only: /\| .*\blast\b.*\bperiod\b/ },
      'amenorrhea|amenorrhoea',
    ],
    advice: `A period that stays away is a sign that your body has too little energy (REDs); it costs bone and hormones, whatever the mirror says. ${CLINICIAN} Three months without one wants a doctor in any case.`,
  },
  {
    id: 'no_period_said_so',
    name: 'a missing period',
    patterns: [
      {
        pattern: 'no|havent|hasnt|not|without|dont period|periods',
        unless: new RegExp(`${OTHER_PERIOD.source}|${DENIED_MISSING.source}`),
      },
    ],
    advice: `A period that stays away is a sign that your body has too little energy (REDs); it costs bone and hormones, whatever the mirror says. ${CLINICIAN} Three months without one wants a doctor in any case.`,
  },
  {
    id: 'stress_fracture',
    name: 'a stress fracture',
    patterns: ['stress fracture|fractures|reaction|reactions', 'bone pain|hurts'],
    advice: `A stress fracture is often a sign of too little energy. Take the weight off it and stop training it. ${CLINICIAN}`,
  },
  {
    id: 'low_mood',
    name: 'persistent low mood',
    patterns: [
      { pattern: 'depressed|depression', unless: /\bfamily\b/ },
      { pattern: 'hopeless|worthless', unless: /\bhopeless (at|with)\b/ },
      {
        pattern: 'crying|cry every|all|constantly',
        unless: /\b(baby|newborn|son|daughter|kids?)\b/,
      },
      'low|bad mood weeks|week|months|month|always|persistent|constantly',
      'feel|feeling|felt down weeks|months|month',
      'cant|cannot get bed',
      'hate myself|life',
      'nothing matters|joy',
      { pattern: 'cant|cannot go on', only: /\bgo on( like this| anymore| any longer)?( \||$)/ },
    ],
    advice: `I am sorry that it is this heavy. A mood that stays low can come from too little energy, and it is a reason to change the plan, not to push on. ${CLINICIAN} If it turns dark, call your emergency number (112 or 911) or, in the US, 988.`,
  },
  {
    id: 'libido',
    name: 'lost libido',
    patterns: [
      'no|lost|low|zero|gone|losing libido',
      'no|lost|low|zero|gone|losing sex drive',
      'no|lost|zero interest|desire sex',
      { pattern: 'cant|cannot|couldnt get it up', unless: OF_LIFTING },
      'no|lost|cant|losing erection|erections',
      'erectile dysfunction|problems',
    ],
    advice: `A lost libido is one of the signs of too little energy (REDs). ${CLINICIAN}`,
  },
  {
    id: 'insomnia',
    name: 'insomnia',
    patterns: [
      'insomnia',
      'cant|cannot sleep',
      'can not sleep',
      'cant|cannot fall asleep',
      'can not fall asleep',
      { pattern: 'trouble|struggle|struggling|couldnt falling|fall asleep', only: LASTING },
      'awake night|nights weeks|months|week|days',
      {
        pattern: 'no sleep days|nights|weeks',
        unless: /\bsleep (issues?|problems?|trouble|debt)\b/,
      },
      'only|just sleep|sleeping two|three|four|2|3|4 hours|hrs|h',
      'sleep|sleeping two|three|four|2|3|4 hours|hrs night|nights',
      'havent|not sleep|slept weeks|days|nights|week|all',
    ],
    advice: `Sleep that stays away is a red flag in a diet. ${CLINICIAN} Leave out caffeine after noon, and have some of your carbohydrate in the evening.`,
  },
  {
    id: 'dizzy',
    name: 'dizziness or weakness',
    isCommon: true,
    patterns: [
      'dizzy|dizzyness|dizziness|dizzines|dizy',
      'lightheaded|lightheadedness|woozy|vertigo',
      'light headed|headedness',
      { pattern: 'head|room|everything spinning|spins', unless: /\b(class|classes|bike|cycle)\b/ },
      {
        pattern: 'weak|weakness shaky|shakey|shaking|trembling',
        only: /\bsha(ky|key|king)\b|\btrembl/,
      },
      { pattern: 'feel|feeling|felt weak|faint', unless: OF_A_PART },
      {
        pattern: 'feel|feeling|felt|am|im|so|all shaky|shakey',
        only: /\bshake?y\b/,
        unless: OF_A_PART,
      },
      'schwindelig|schwindlig|schwindel|schwindelgefuhl',
      'vertiges|etourdi|etourdie|etourdissements',
      'mareado|mareada|mareos',
    ],
    advice: `Sit or lie down now, and do not train or drive until it has passed. Drink some water, and eat something with carbohydrate and salt. Deep in a diet it is common on standing up: rise slowly, by way of sitting. It can also mean that you eat or drink too little for what you do. If it comes again, see a doctor this week, and until then eat more, up to maintenance, and keep training easy. Call your emergency number (112 or 911) at once if you faint or cannot stand, or with chest pain, a racing or irregular heart, trouble breathing, confusion, slurred speech, weakness of one side, vomiting, or no urine for 8 hours. If you have diabetes, check your blood sugar first.`,
  },
];
