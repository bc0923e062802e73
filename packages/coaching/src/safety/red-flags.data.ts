/** Words that mean something else beside some others: 'heart racing' in a sprint. */
export interface Ambiguous {
  pattern: string;
  /** Tested on the plain words of the clause, ' | ' and the words of its circumstance. */
  unless: RegExp;
}

/** Something that is more important than the question in which it stands. */
export interface RedFlag {
  id: string;
  /** For the coach: 'chest pain'. */
  name: string;
  /** What to do, in clear words. */
  advice: string;
  /** Words that stand near one another, with alternatives: 'heart racing|pounding'. */
  patterns: readonly (string | Ambiguous)[];
  /** Never taken as a question in general. */
  isAlwaysReal?: boolean;
}

const EMERGENCY =
  'Stop training now and call your emergency number (112 or 911). Do not drive yourself. Sit or lie down, and do not stay alone.';
const CLINICIAN =
  'See a doctor this week, and until then eat more, up to maintenance, and keep training easy.';

const SORE = /\b(muscles?|doms|sore|soreness|stretch|stretching|fly|flies|flyes)\b/;
const EXERTION = /\b(sprints?|intervals?|hiit|cardio|zones?)\b/;
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
      'suicide|suicidal|sucidal',
      'want|wanna|wish die',
      'end|ending|take my life',
      'self harm|harming',
      'hurt|hurting|harm|harming myself',
      { pattern: 'cut|cutting myself', unless: /\bshav(e|ed|ing)\b/ },
      'better off dead',
      'no reason|point live|living',
      'dont|not want live|exist|alive',
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
      'left arm numb|numbness',
    ],
    advice: `Chest pain is never something to train through. ${EMERGENCY}`,
  },
  {
    id: 'fainting',
    name: 'fainting',
    patterns: [
      'faint|fainted|fainting|faints',
      'passed|pass|passing out',
      'blacked|blacking out',
      { pattern: 'black out', unless: CURTAINS },
      { pattern: 'blackout|blackouts', unless: CURTAINS },
      'lost|lose|losing consciousness',
      'collapsed|collapse',
      'unconscious',
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
      'heart racing|pounding night|bed|lying|sitting|sofa|couch',
      { pattern: 'heart racing|pounding|skipped|stopped', unless: EXERTION },
      'arrhythmia',
    ],
    advice: `A heart that races, skips or flutters at rest can be an upset of your salts. ${EMERGENCY} If it has passed, see a doctor today. Leave out caffeine and stimulants, and do not cut water or salt.`,
  },
  {
    id: 'breathless',
    name: 'trouble breathing',
    patterns: [
      'cant|cannot|couldnt breathe|breath',
      'trouble|difficulty breathing',
      'short|shortness breath rest|resting|lying',
    ],
    advice: EMERGENCY,
  },
  {
    id: 'dehydration',
    name: 'signs of severe dehydration or loss of salts',
    patterns: [
      'no|not|havent|hasnt|cant pee|peed|urine|urinate|urinated',
      'confused|confusion dizzy|weak|weakness|vomiting',
      'dizzy|dizziness weak|weakness',
      'sudden|severe weakness',
      'vomiting',
      'severe|terrible cramp|cramps|cramping',
      'keep|cant vomiting|throwing',
      'dark|brown|cola urine|pee',
    ],
    advice: `These can be signs of severe dehydration, loss of salts or muscle breakdown. ${EMERGENCY} Drink to thirst, with normal salt.`,
  },
  {
    id: 'purging',
    name: 'bingeing or purging',
    patterns: [
      { pattern: 'binge|binged|binging|bingeing|binges', unless: WATCHED },
      'purge|purged|purging|purges',
      'make|made|making myself vomit|sick|throw',
      'throw|threw|throwing up meal|meals|food|eating',
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
          'missed|missing|lost|stopped|skipped|absent|gone period|periods|cycle|menstruation',
        unless: OTHER_PERIOD,
      },
      { pattern: 'period|periods late', unless: /\b(days?|no)\b/ },
      'no|not|havent|hasnt|stopped menstruated|menstruating|menstruate',
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
      'depressed|depression',
      'hopeless|worthless',
      'crying|cry every|all|constantly',
      'low|bad mood weeks|week|months|month|always|persistent|constantly',
      'feel|feeling|felt down weeks|months|month',
      'cant|cannot get bed',
      'hate myself|life',
      'nothing matters|joy',
    ],
    advice: `I am sorry that it is this heavy. A mood that stays low can come from too little energy, and it is a reason to change the plan, not to push on. ${CLINICIAN} If it turns dark, call your emergency number (112 or 911) or, in the US, 988.`,
  },
  {
    id: 'libido',
    name: 'lost libido',
    patterns: ['no|lost|low|zero|gone|losing libido', 'no|lost|low|zero|gone|losing sex drive'],
    advice: `A lost libido is one of the signs of too little energy (REDs). ${CLINICIAN}`,
  },
  {
    id: 'insomnia',
    name: 'insomnia',
    patterns: [
      'insomnia',
      'cant|cannot sleep',
      'can not sleep',
      'sleep|sleeping two|three|four|2|3|4 hours|hrs night|nights',
      'havent|not sleep|slept weeks|days|nights|week|all',
    ],
    advice: `Sleep that stays away is a red flag in a diet. ${CLINICIAN} Leave out caffeine after noon, and have some of your carbohydrate in the evening.`,
  },
];
