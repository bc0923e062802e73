import type { Pattern } from '../assistant/patterns.ts';
import type { HoldKind } from './hold-kinds.ts';
import { PHRASES_BY_LANGUAGE } from './red-flags-by-language.data.ts';

/** A sign that is more urgent than the question it appears in. */
export interface RedFlag {
  id: string;
  /** For the coach, such as 'chest pain'. */
  name: string;
  /** Clear instructions for the athlete. */
  advice: string;
  /** The hold set when it is reported; null if the diet continues. */
  hold: HoldKind | null;
  patterns: readonly Pattern[];
  /** Never treated as a general question. */
  isAlwaysReal?: boolean;
  /** Common during a diet, but still reported. For other flags the coach is alerted right away. */
  isCommon?: boolean;
}

const EMERGENCY =
  'Stop training now and call your emergency number (112 or 911). Do not drive yourself. Sit or lie down, and do not stay alone.';
const CLINICIAN =
  'See a doctor this week, and until then eat more, up to maintenance, and keep training easy.';

/** Sore chest muscles: neither 'not DOMS' nor 'and my legs are sore'. */
const SORE = new RegExp(
  [
    '(?<!\\b(not|isnt|arent|wasnt|no|never|than|unlike|beyond|without|kein|keine|nicht|pas|sin) ((just|only) )?((?!(just|only)\\b)\\w+ ){0,3})',
    '(?<!\\b(and|just|only) (my|the) (?!chest|pecs?\\b)\\w+ (\\w+ ){0,3})',
    '\\b(doms|sore|soreness|(chest|pec) muscles?|muscles? (in|of|on|de) (my |the |la )?(chest|poitrine)|muscle (aches?|pains?|strain)',
    '|stretch|stretching|fly|flies|flyes|muskelkater|courbatures?|agujetas)\\b',
    '(?! (in (my |the )?)?(arms?|legs?|quads?|glutes?|hamstrings?|calves|back|shoulders?|biceps|triceps|abs|neck|throat|knees?|hips?|feet)\\b)',
  ].join(''),
);
const EXERTION =
  /\b(sprints?|sprinting|intervals?|hiit|cardio|zones?|runs?|running|sets?|squats?|deadlifts?|burpees|treadmill|rower|rowing|bike|finisher|climb|climbing|stairs)\b/;
const EXCITEMENT = /\b(excite\w*|joy|love|happy|happiness|proud|nerves|nervous|film|movie|stage)\b/;
const STRAINED = new RegExp(`${EXERTION.source}|${EXCITEMENT.source}`);
const REST_OF_SETS = /\b(sets?|rest (days?|periods?|intervals?)|max|zones?|seconds|secs?)\b/;
const OF_LIFTING =
  /\b(dead ?(lifts?|bugs?|hangs?|stops?)|bar|bench|weights?|kg|lbs?|reps?|sets?|press|squats?|lift|dumbbells?)\b/;
const PEOPLE =
  /\b(dad|father|mother|mum|mom|wife|husband|partner|friend|grand\w+|uncle|aunt|neighbour|colleague)\b/;
/** 'My wife called an ambulance for me' isn't about her emergency. */
const OF_MYSELF = new RegExp(
  [
    '\\b(for|put) me\\b',
    '\\b(took|drove|rushed|brought|carried|got) me (\\w+ ){0,3}(hospital|er|ambulance|emergency)\\b',
    '\\bi (\\w+ )?(call|called|need|needed|took) (an|the) ambulance\\b(?! for\\b)',
    '\\b(i|im|ive) ((am|was|got|have|had|having|just|may|might|must|could|been|being|nearly|almost|suffered|an?|mild|small) )*(heart attack|stroke|taken|rushed|brought|admitted)\\b',
  ].join('|'),
);
const OF_OTHERS = new RegExp(`^(?!.*(${OF_MYSELF.source})).*${PEOPLE.source}`);
/** A stroke in swimming or rowing, or a stroke of luck. */
const OF_SWIMMING =
  /\b((?<!\b(had|having) )my|per|each|every|breast|back|swim\w*|rowing|good|long|short|strong|nice|smooth|powerful|better) ?strokes?\b|\bstroke (rate|rates|work|count|length|technique|of (luck|genius))\b/;
/** The athlete in an ambulance, neither working in one nor accompanying someone. */
const BY_AMBULANCE = new RegExp(
  [
    '(\\b(i|im|ive|me)|^(just |almost |nearly )?(left|went|taken|rushed|brought|carried|came|woke|ended|got|put|was)) ',
    `((?!${PEOPLE.source}|(not|never|havent|hadnt|wasnt|didnt|dont|drive|driving|drove|ride|sit|eat|saw|seen|see|watch\\w*|he|she|they|who|someone|somebody|guy|girl|man|woman|people|clients?|lifter|brother|sister|son|daughter|kid|dog|shifts?|job|volunteer\\w*)\\b`,
    '|(?<!\\b(left|from|at) )work(s|ed|ing)?\\b)\\w+ ){0,7}',
    '(in|by|into) (an |the )?ambulance\\b(?! (crew|service|station|job|shifts?)\\b)',
  ].join(''),
);
/** 'I want to hurt myself' is intent, wherever it appears. */
const INTENDED =
  /\b(want|wanted|wanting|wanna|urges?|need|tempted|feel|feeling|thoughts?|thinking|thought) (to |like |of |about )?(\w+ )?hurt(ing)? myself\b|\b(on purpose|deliberately|intentionally)\b/;
const BY_ACCIDENT = new RegExp(
  `^(?!.*(${INTENDED.source})).*(${OF_LIFTING.source}|${EXERTION.source}|\\b(gym|training|workout|warm ?up|back|knee|ankle|foot|hand|finger|wrist|shoulder|hip|elbow|hamstring|accident|accidentally|fell|playing|football|work|kitchen)\\b)`,
);
/** Matches 'I want abs to die for', but not 'I want to die for real'. */
const TO_DIE_FOR =
  /\b(abs|arms|legs|glutes|quads|calves|hamstrings|biceps|triceps|delts|shoulders|back|lats|chest|pecs|body|physique|figure|waist|taper|booty|butt|looks?|shape|conditioning|pose|routine|food|meal|cake|dessert|recipe|pizza|burger) ((is|are|was|were) )?to die for\b(?! (real|good|once|ever|sure)\b)|\b(an?|some|those|these) (\w+ )?(?!reason|cause|way|chance|place|time)\w+ to die for \|/;
/** Matches 'My legs want to die'. */
const TIRED_PART =
  /\b(legs|arms|quads|glutes|calves|hamstrings|shoulders|back|lungs|abs|biceps|triceps) (just |really )?(want|wanna)\b/;
/** Matches 'In the end it all went well', but not 'end it all by the end of the week'. */
const WITH_A_FINISH =
  /\bthe end ((?!end)\w+ ){0,4}it all\b|(?<!\bend(ing)? )\bit all (\w+ ){0,4}(in|at|by|to|of|towards) the end\b|\bend of it all\b|\bit all (with|on) (an? |my |the )?(new |big )?(prs?|pbs?|win|trophy|medal|pump|finisher|workout|session|meal)\b/;
const END_LIFE =
  /\b((?<!\bthe )end|ending|end to) (my|this) ((?!(social|sex|love|dating|with)\b)\w+ ){0,3}life\b|\b(my|this) ((own|whole) )?life (to|should) (just )?end\b/;
const TAKE_LIFE =
  /\b(take|taking) (my|this) ((own|whole|sad|stupid|miserable|pathetic|useless|damn|fucking|worthless) )?life\b(?! (back|((more|very|too|so) )?seriously|to the next|for granted|one (day|step)|in(to)? (my own hands|account))\b)/;
/** Matches 'This prep is taking my whole life'. */
const LIFE_TAKEN_UP =
  /^(?!.*\b(tonight|(think\w*|thoughts?) (about|of))\b).*\b(it|its|this|that|thats|which|prep|diet|dieting|cut|cutting|bulk|gym|training|lifting|bodybuilding|coaching|sport|show|season|job|work|school|study|studies) ((is|are|was|will|would|can|could|does|has|been|just|really|slowly|literally|basically|gonna|going|to) )*(take|taking) (my|this) (?!own\b)/;
/** Matches 'I wanted to die on leg day'. */
const NEAR_DEATH_OF_TRAINING = new RegExp(
  `${TO_DIE_FOR.source}|${OF_LIFTING.source}|${EXERTION.source}|\\b(leg day|training|workout|session|class|embarrass\\w*|laughing)\\b`,
);
/** Figurative uses: a lift or tired body parts. */
const DEAD_OF_LIFTING =
  /\bdead ?(lifts?|lifted|lifting|bugs?|hang|hangs|stops?|weight|legs?|arms?|sets?)\b|\b(legs|arms|quads|glutes|calves|hamstrings|shoulders|back|grip) (\w+ ){0,2}dead\b/;
/** Matches 'dead sexy'. */
const DEAD_AS_VERY =
  /\bdead (sexy|lean|ripped|shredded|dry|hard|strong|fit|big|serious|set|sure|certain|strict|honest|last|level|straight|still|accurate|good|on (point|time|target|it)|lift\w*|hang\w*|stop)\b/;
/** Fear of a lift is harmless. Without the lift it stays a sign. */
const FEARED_IN_LIFTING = new RegExp(
  `^(?=.*(${OF_LIFTING.source}|${EXERTION.source}|\\b(gym|training|workout|lifting)\\b).*\\|)(?!.*\\b(again|tonight|anymore)\\b).*\\b(afraid|scared|fear|worried|nervous|avoid|risk) (\\w+ ){0,2}hurting myself\\b`,
);
/** A joint giving way in a lift, or a lost pose. */
const OF_FORM =
  /^(?!.*\bi ((just|nearly|almost|then) )?collapsed?\b(?! (inwards?|in on|in \|))).*(\b(knees?|chest|arch|arches|feet|ankles?|hips?|back|torso|shoulders?|elbows?|form|posture) ((will|would|always|to|do|can|keep) )?collapses?\b|\bcollapsed? (inwards?\b|in(?= \|| on\b)))/;
/** Matches 'Can I pass on eating out?' */
const PASSES_ON =
  /^(?!.*\bpass(ed|ing)? (\w+ )?out\b).*\bpass(ed|ing)? (on|up)\b|\bpass(ed|ing)? out (flyers|samples|leaflets|cards)\b/;
/** Matches 'my chest hurt', but not 'I hurt my back on chest day'. */
const CHEST_HURT =
  /\bchest (?!(day|press|presses|dips?|work|workout|training|exercises?|machine|fl\w+)\b)(\w+ ){0,2}?(hurt|aches|ached)\b(?! (my|myself|the (shoulders?|back|elbows?|wrists?|joints?))\b)|\b(hurt|ached) (\w+ ){0,2}in (my|the) chest(?! (day|press|workout|training)\b)/;
const DRILL = /\bsuicide (sprints?|runs?(?! in\b)|drills?|grip|squad)\b|\bsuicides\b/;
const AFTER_FOOD =
  /\b(meals?|food|eat|eating|ate|dinner|lunch|breakfast|supper|snacks?|purpose|binges?)\b/;
/** Foods someone won't give up, and meal times, aren't a binge unless they get sick. */
const OF_ONE_FOOD = new RegExp(
  [
    '^(?!.*\\b(until|till|everything|anything|sick|control|nights?)\\b).*\\beating ',
    '(my |the |any |this )?((peanut|almond|nut) butter|dairy|cheese|yogh?urt|skyr|quark|meat|beef|steak|turkey|gluten|bread|toast|bagels?',
    '|rice|pasta|potatoes|oats|oatmeal|cereal|granola|popcorn|fruit|apples?|bananas?|berries|blueberries|strawberries|grapes|(water)?melon',
    '|mangos?|avocados?|dates|vegetables|veg|salad|pickles|nuts|almonds|hummus|chicken|eggs|fish|salmon|tuna|sushi|tofu|jerky|carbs|protein',
    '|(before|by) (bed|bedtime|noon|lunch|dinner|midnight|work|training|the gym|my workout|\\d\\d?|six|seven|eight|nine|ten))\\b',
  ].join(''),
);
/** With a time or frequency, it is a reported loss of fluid; a bare 'I vomited' doesn't match. */
const LOST_FLUID =
  /\b(all (day|night|morning|evening)|once|twice|times|again|constantly|keep|kept|been|today|this morning|last night|tonight|hours)\b/;
const SICK_OTHERS = new RegExp(
  `^(?!.*\\b(i|ive) ((have|just|also|then|almost) )?(vomit|vomited|puked|throw|threw|thrown)\\b).*(${PEOPLE.source}|\\b(baby|son|daughter|kids?|dog|cat)\\b)`,
);
const NOT_LOST = new RegExp(
  `${AFTER_FOOD.source}|${EXERTION.source}|${OF_LIFTING.source}|${PEOPLE.source}|\\b(baby|son|daughter|kids?|dog|cat|hands?|arms?|ball|plates?|prs?|pbs?|leg day|training|workout|gym|make myself|made myself|want to)\\b`,
);
const THROWN =
  /\b(hands?|arms?|ball|bar|weights?|dumbbells?|plates?|kg|kilos?|lbs?|pounds|prs?|pbs?)\b/;
/** Too often to be explained by a set or a meal. */
const MANY_TIMES =
  /\b(three|four|five|six|seven|eight|nine|ten|several|many|multiple|[3-9]|\d\d) times\b/;
const NOT_MANY = new RegExp(`${SICK_OTHERS.source}|${THROWN.source}|\\b(a|per|this|last) year\\b`);
const OTHER_BLOOD = new RegExp(
  `${SICK_OTHERS.source}|\\bblood (pressure|sugars?|tests?|work|results?|glucose|flow)\\b`,
);
/** Holding one's breath for a pose, or shortly after a set, is normal. */
const HELD_BREATH = new RegExp(
  `${EXERTION.source}|\\b(belt|poses?|posing|vacuum|brac\\w+|mask|nose|mouth|cold|swim\\w*|water)\\b`,
);
const LASTING = /\b(weeks?|days|nights|months?|every|always|ever|anymore|constantly)\b/;
/**
 * Everyday effort that leaves no healthy person breathless: stairs at home but not the machine, a walk but not
 * uphill.
 */
const EVERYDAY = new RegExp(
  [
    '(?<!\\b(min|mins|minutes|ran|run|running|sprint\\w*) (\\w+ ){0,3})\\b(up)?stairs\\b(?! (machine|master|climber|stepper|mill|session|cardio|workout|runs?|running|sprints?|intervals?|repeats)\\b)',
    '(?<!\\b(incline|uphill|fast|brisk|power|farmers?) )\\bwalk(s|ed|ing)?\\b(?! ((up|on) )?((an?|the) )?(\\w+ )?(lunges?|intervals?|treadmill|incline|hills?|mountains?)\\b)',
    '\\b(bed|lying|wakes?|waking|woke|standing up|shower(s|ed|ing)?|getting dressed|doing nothing|at night)\\b',
  ].join('|'),
);
const ALL_DAY =
  /\b(all|whole|entire) (day|night|morning|afternoon|evening|week|weekend)\b|\bevery (day|night|morning|evening)\b|\bfor (\w+ ){0,3}(hours|days|weeks|months)\b|\bhours \|/;
/**
 * Breathlessness from sport, unless everyday effort also causes it or it lasts. Also breathlessness that has
 * improved.
 */
const FROM_EFFORT = new RegExp(
  [
    `^(?!.*(${EVERYDAY.source}|${ALL_DAY.source})).*`,
    `(${EXERTION.source}|\\b(belt|poses?|posing|stage|vacuum|brac\\w+|swim\\w*|stair\\w*|altitude|mountains?|hik\\w+|jog\\w*|incline|hills?|lunges?|elliptical|sled|circuits?|rope|reps?)\\b)`,
    '|\\b(less|used to (be|get|feel)) (\\w+ )?((short|out) of breath|breathless)\\b',
  ].join(''),
);
/** Breathlessness from training is normal. */
const FROM_TRAINING = new RegExp(
  `${FROM_EFFORT.source}|^(?!.*(${EVERYDAY.source})).*\\b(training|workouts?|sessions?|gym|(leg|back|pull|push) day|class|sport|match|game)\\b`,
);
const OUT_OF_BREATH = new RegExp(
  `^(?=.*\\bout of breath\\b).*(${EVERYDAY.source}|${ALL_DAY.source}|\\ball (of )?the time\\b|\\b(always|constantly|talk\\w*|speak\\w*|sit|sitting|resting)\\b)`,
);
const DRUNK =
  /^(?!.*\b(not|no|never|without|havent|hadnt|sober)\b).*\b(drunk|tipsy|drinking|beers?|wine|alcohol|shots|cocktails?|whisky|vodka)\b/;
const NUMBED =
  /\b(dentist|dental|tooth|filling|ana?esthetic|botox|injections?|(in|from|of|by) the (\w+ )?(cold|wind|frost|ice)|beta ?alanine|pre ?workout|niacin)\b/;
const FACE = '(face|cheeks?|side of (my|the) body)';
const NUMB = '(numb|numbness|droop\\w*|paraly[sz]ed)';
const ONE_CLAUSE = '((?!(and|but)\\b)\\w+ ){0,4}';
/** Matches 'One side of my body went numb', but not a weaker side. */
const OF_A_STROKE = new RegExp(`\\b(${FACE} ${ONE_CLAUSE}${NUMB}|${NUMB} ${ONE_CLAUSE}${FACE})\\b`);
const SEVERE = 'severe|severely|terrible|excruciating|unbearable|agonising|agonizing|worst|intense';
/** Severe pain of the belly itself, not a cramp from a meal or a period. */
const SEVERE_BELLY_PAIN =
  /^(?=.*\b(sever\w+|terribl\w+|excruciat\w+|unbearabl\w+|agoni[sz]ing|(worst|intense) (\w+ )?(pains?|aches?))\b).*\b((stomach|belly|tummy|gut|abdomen|abdominal) ((?!(and|or|but)\b)\w+ ){0,2}(pains?|aches?)|stomachaches?|pains? (\w+ )?(in|of|around|across) ((?!(and|or|but)\b)\w+ ){0,5}(stomach|belly|tummy|gut|abdomen))\b/;
const OTHER_BELLY_PAIN =
  /\b(hunger|hungry|muscles?|doms|(period|menstrual) (pains?|aches?|cramps?)|(on|with|during|before|from) my period)\b/;
/** Resting heart rates that are too fast, bpm. [our choice, from the 100 of a tachycardia] */
const FAST_PULSE = numbers(110, 220);
/** Days of a period's delay beyond normal cycle variation. */
const LATE_DAYS = numbers(21, 400);

function numbers(min: number, max: number): string {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).join('|');
}

/** Weakness in a lift, or shaking in a pose, isn't a sign of general weakness. */
const OF_A_PART = new RegExp(
  `${OF_LIFTING.source}|${EXERTION.source}|\\b(poses?|posing|holds?|stage|plank|shakes?|grip|point|points|spot|side|knees?|ankles?|wrists?|shoulders?|elbows?|legs?|arms?|abs|core|back|chest|calves|glutes|quads|hamstrings)\\b`,
);

const CURTAINS =
  /\bblack ?outs? ((?!(and|in|behind|on|near|by)\b)\w+ )?(curtains?|blinds?|rooms?|windows?|bedroom)\b|\b(curtains?|blinds?) (\w+ ){0,2}black/;
const WATCHED =
  /\bbing\w* (watch\w*|((a|an|on|of|the|through|whole|entire|new) )*(netflix|series|seasons?))\b/;
const OTHER_PERIOD =
  /\bperiod (pains?|cramps?)\b|\b(rest|resting|trial|time|training|eating|feeding|fasting|bulking|cutting|carb|prep) (block )?(periods?|cycles?)\b|\bbetween (sets|exercises|rounds|workouts)\b/;
const DENIED_MISSING =
  /\b(missed|lost|skipped) ((a|any|my|the|one|single) )*periods?\b|\blate periods?\b|\bperiods? ((is|was|came|not) )*late\b/;

/**
 * Red flags, most severe first. Source: the red flags and stop signs of the product's safety pages, after the IOC
 * consensus on REDs (2023).
 */
export const RED_FLAGS: readonly RedFlag[] = [
  {
    id: 'suicidal',
    name: 'thoughts of suicide or self-harm',
    hold: 'crisis',
    isAlwaysReal: true,
    patterns: [
      'kill|killing myself',
      {
        pattern: 'kill|killing my self',
        only: /\bmy self\b(?! (doubt|esteem|confidence|discipline|talk|control|image|worth)\b)/,
      },
      'suicidal|sucidal',
      {
        pattern: 'suicide|suicider|suicidaire|suicidio|suicidarme',
        unless: DRILL,
      },
      {
        pattern: 'want|wanna|wish die',
        unless: new RegExp(`${TO_DIE_FOR.source}|${TIRED_PART.source}`),
      },
      { pattern: 'wanted|wanting die', unless: NEAR_DEATH_OF_TRAINING },
      { pattern: 'rather be dead', unless: DEAD_AS_VERY },
      {
        pattern: 'if i dead|died',
        only: /\b(better|nobody|no ?one) (\w+ ){0,3}if i (was|were|am|died)\b/,
      },
      {
        pattern: 'dont|not|never want|hope wake',
        only: /\b(want|hope) (\w+ ){0,3}wake (up )?((again|tomorrow|ever|anymore|any more) )*\|/,
      },
      {
        pattern: 'hang|hanging myself',
        unless:
          /^(?!.*\b(want|wanted|wanna|going|gonna|will|think\w*|thought)\b).*\b(bar|rings|rack|pull ?ups?|upside)\b/,
      },
      {
        pattern: 'jump|jumping off|from bridge|roof|building',
        only: /\b(off|from) (an?|the|this|that|my) (\w+ )?(bridge|roof|building)\b(?! (phase|block)\b)/,
        unless: /\bbungee\b/,
      },
      { pattern: 'burn|burned|burnt|burning|hit|hitting myself', only: INTENDED },
      { pattern: 'wish|wished|wishing dead|unborn', unless: DEAD_OF_LIFTING },
      { pattern: 'want|wanna be dead', unless: DEAD_AS_VERY },
      {
        pattern: 'never|not|hadnt|wasnt born|existed',
        only: /\bwish|\bi should never\b|\bbetter if i\b/,
        unless: /\bborn (with|without|an?|so)\b/,
      },
      {
        pattern: 'want|wanna|wish disappear',
        only: /\bi (\w+ ){0,2}(want to|wanna|wish to|wish i could) ((just|simply|completely|fully|really) )?disappear\b/,
      },
      { pattern: 'end|ending it all', unless: WITH_A_FINISH },
      {
        pattern: 'want|wanna dont|not be here',
        only: /\b(any ?more|any longer|(in|on) this (world|earth|planet))\b/,
      },
      'better without me',
      {
        pattern: 'miss|notice me',
        only: /\b(nobody|no ?one) ((would|will|d|ll|is|going|gonna|to|even|really|ever) )*(miss|notice)\b/,
      },
      'not worth living',
      {
        pattern: 'cut|cutting|slit|slitting wrists|wrist',
        only: /\b(cut|slit)(ting)? (both )?(of )?my ((own|both|left|right) )?wrists?\b/,
        unless: /\b(straps?|wraps?|bar|hooks?)\b/,
      },
      'no will live',
      {
        pattern: 'overdose|overdosed',
        unless:
          /\b(pizza|sugar|carbs?|food|chocolate|cheese) overdose\b|\boverdosed? (on|of) (\w+ )?(pizza|sugar|carbs?|food|chocolate|cheese)\b(?!.*\b(pills|tablets)\b)/,
      },
      'unalive',
      { pattern: 'my|this end|ending life', only: END_LIFE },
      { pattern: 'my|this take|taking life', only: TAKE_LIFE, unless: LIFE_TAKEN_UP },
      'self harm|harming',
      { pattern: 'hurting|harm|harming myself', unless: FEARED_IN_LIFTING },
      { pattern: 'hurt myself', unless: BY_ACCIDENT },
      {
        pattern: 'cut|cutting myself',
        unless:
          /\bshav(e|ed|ing)\b(?! (razor|blade|knife)\b)|\bmyself (some |a bit of |a little )?(slack|a break|off)\b/,
      },
      'better off dead',
      'no reason|point live|living',
      {
        pattern: 'point living|life|alive',
        only: /\b(whats|what is|wheres|where is|see) (the|a|any)? ?point\b/,
      },
      'want|wanna dont|not live|exist|alive',
      'want|wanna no longer live|exist|alive',
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
      ...PHRASES_BY_LANGUAGE.suicidal,
    ],
    advice:
      'I am glad you wrote this. You matter more than any show. If you might act on it now, call your emergency number (112 or 911), or 988 in the US, or Samaritans on 116 123 in the UK and Ireland; elsewhere findahelpline.com lists a line for your country. Tell someone near you today, and do not stay alone with it.',
  },
  {
    id: 'chest_pain',
    name: 'chest pain',
    hold: 'cardiac',
    patterns: [
      'chest pain|pains|pressure',
      'pain in chest',
      {
        pattern: 'pain|pains|stabbing',
        only: /\b(pains?|stabbing) (in|on) ((?!(in|on|and|day)\b)\w+ ){0,5}chest\b(?! (day|press|workout)\b)/,
        unless: SORE,
      },
      { pattern: 'chest hurts|hurting|ache|aching|tight|tightness', unless: SORE },
      { pattern: 'chest hurt|aches|ached', only: CHEST_HURT, unless: SORE },
      'left arm numb|numbness',
      { pattern: 'brustschmerz|brustschmerzen|brustenge', unless: SORE },
      { pattern: 'schmerz|schmerzen|schmerzt|stechen|druck brust', unless: SORE },
      { pattern: 'douleur|douleurs|mal|oppression poitrine', unless: SORE },
      { pattern: 'dolor|dolores|duele|presion|opresion pecho', unless: SORE },
      ...PHRASES_BY_LANGUAGE.chest_pain,
    ],
    advice: `Chest pain is never something to train through. ${EMERGENCY}`,
  },
  {
    id: 'emergency',
    name: 'an emergency',
    hold: 'emergency',
    patterns: [
      { pattern: 'heart attack', unless: OF_OTHERS },
      {
        pattern: 'having|had|have|suffered stroke',
        unless: new RegExp(`${OF_OTHERS.source}|${OF_SWIMMING.source}`),
      },
      'seizure|seizures',
      {
        pattern: 'slurred|slurring|slur speech|words|talking|speaking',
        only: /\bslur(?!p)/,
        unless: new RegExp(`${OF_OTHERS.source}|${DRUNK.source}|${NUMBED.source}`),
      },
      {
        pattern:
          'face|cheek|side|body numb|numbness|droop|droops|drooped|drooping|paralysed|paralyzed',
        only: OF_A_STROKE,
        unless: new RegExp(`${OF_OTHERS.source}|${NUMBED.source}`),
      },
      { pattern: 'call|called|calling|need|needed|took ambulance|paramedics', unless: OF_OTHERS },
      {
        pattern: 'ambulance came|comes|coming',
        only: /\bambulance (\w+ ){0,3}(came|comes|coming)\b|\b(came|comes|coming) with (an|the) ambulance\b/,
        unless: OF_OTHERS,
      },
      { pattern: 'ambulance', only: BY_AMBULANCE },
      {
        pattern:
          'vomit|vomited|vomiting|puke|puked|puking|threw|throw|throwing|thrown|cough|coughed|coughing blood|bloody',
        only: /\b(vomit|puk)\w*\b|\bup\b/,
        unless: OTHER_BLOOD,
      },
      'call|called|calling 911|112|999',
      { pattern: 'taken|rushed|brought|admitted hospital|er', unless: OF_OTHERS },
      {
        pattern: 'took|drove|carried me hospital|er',
        only: /\b(took|drove|carried) me (\w+ ){0,3}(hospital|er)\b(?! to (see|visit)\b)/,
      },
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
    hold: 'cardiac',
    patterns: [
      {
        pattern: 'faint|fainted|fainting|faints',
        unless: /\bfaint(est)? (smell|line|idea|scar|hope|light(?! headed))\b|\bfainting goats?\b/,
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
        unless: /\bblack (coffee|tea|and white)\b|(?<!\b(went|goes|going|turned) )black friday\b/,
      },
      'ohnmachtig|ohnmacht|bewusstlos|umgekippt|kollabiert|zusammengebrochen',
      'schwarz augen',
      'evanoui|evanouie|evanouis|mevanouir|evanouir|evanouissement',
      'perdu|perds connaissance',
      'tombe|tombee pommes',
      'desmaye|desmayo|desmayado|desmayada|desmayarme',
      'perdi|perdido conocimiento|consciencia',
      ...PHRASES_BY_LANGUAGE.fainting,
    ],
    advice: `Fainting means that your body could not keep up. ${EMERGENCY} If it has passed, have a doctor see you today. Do not train or diet until they say you may; eat and drink normally.`,
  },
  {
    id: 'palpitations',
    name: 'palpitations',
    hold: 'cardiac',
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
    hold: 'cardiac',
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
      {
        pattern: 'short|shortness breath',
        only: /\bshort(n\w+ (\w+ )?| off? )bre\w?th/,
        unless: FROM_EFFORT,
      },
      { pattern: 'breathless|breathlessness', unless: FROM_EFFORT },
      { pattern: 'out breath', only: OUT_OF_BREATH, unless: FROM_TRAINING },
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
    hold: 'medical',
    patterns: [
      {
        pattern: 'no|not|havent|hasnt|cant|cannot pee|peed|urine|urinate|urinated',
        unless:
          /\b(dark|brown|red) (urine|pee)\b|(?<!\b(no|not) (\w+ )?)\b(need|have) to pee\b(?! and (i )?(cant|cannot)\b)|\b(need|have|had) to pee ((once|so|as|that|much|often) )*(much|often|again|now|at night|(in|during) the night|in my sleep)\b/,
      },
      'confused|confusion dizzy|weak|weakness|vomiting',
      'dizzy|dizziness weak|weakness',
      'sudden|severe weakness',
      'vomiting',
      { pattern: 'vomit|vomited|puked', only: LOST_FLUID, unless: NOT_LOST },
      { pattern: 'throw|threw|throwing|thrown up', only: LOST_FLUID, unless: NOT_LOST },
      { pattern: 'vomit|vomited|puked times', only: MANY_TIMES, unless: NOT_MANY },
      { pattern: 'threw|thrown up times', only: MANY_TIMES, unless: NOT_MANY },
      'severe|terrible cramp|cramps|cramping',
      'keep|cant vomiting|throwing',
      'dark|brown|cola|red|blood|bloody urine|pee',
    ],
    advice: `These can be signs of severe dehydration, loss of salts or muscle breakdown. ${EMERGENCY} Drink to thirst, with normal salt.`,
  },
  {
    id: 'belly_pain',
    name: 'severe pain in the belly',
    hold: null,
    patterns: [
      {
        pattern: `${SEVERE} pain|pains|ache|aches`,
        only: SEVERE_BELLY_PAIN,
        unless: OTHER_BELLY_PAIN,
      },
      {
        pattern: `${SEVERE} stomach|belly|tummy|gut|abdomen|abdominal|stomachache`,
        only: SEVERE_BELLY_PAIN,
        unless: OTHER_BELLY_PAIN,
      },
    ],
    advice: `Severe pain in the belly can need treatment within hours. ${EMERGENCY} If it has passed, see a doctor today, and do not train before.`,
  },
  {
    id: 'purging',
    name: 'bingeing or purging',
    hold: 'eating_disorder',
    patterns: [
      { pattern: 'binge|binged|binging|bingeing|binges', unless: WATCHED },
      {
        pattern: 'purge|purged|purging|purges',
        unless: /\b(fridge|kitchen|pantry|cupboards?|closet|phone|inbox|files|apps?|house)\b/,
      },
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
      ...PHRASES_BY_LANGUAGE.purging,
    ],
    advice: `This happens to many people who diet hard, it is no failing of will, and it gets better with help. Eat regular meals, at maintenance, and do not make up for it with cardio. Please speak with a doctor or an eating-disorder line in your country this week, and with someone you trust today.`,
  },
  {
    id: 'restricting',
    name: 'hardly eating',
    hold: 'eating_disorder',
    patterns: PHRASES_BY_LANGUAGE.restricting,
    advice: `So little food harms you, and it takes muscle rather than fat. Start with small, regular meals today, and go up to maintenance over the next days. Please see a doctor this week, and today if you feel weak or dizzy; an eating-disorder line in your country listens too. Tell someone you trust, and don't train until you eat.`,
  },
  {
    id: 'no_period',
    name: 'a missing period',
    hold: 'low_energy',
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
      ...PHRASES_BY_LANGUAGE.no_period,
    ],
    advice: `A missing period is a sign that your body gets too little energy (REDs). It harms your bones and hormones, even if you look fit. ${CLINICIAN} After three months without a period, see a doctor in any case.`,
  },
  {
    id: 'no_period_said_so',
    name: 'a missing period',
    hold: 'low_energy',
    patterns: [
      {
        pattern: 'no|havent|hasnt|not|without|dont period|periods',
        unless: new RegExp(`${OTHER_PERIOD.source}|${DENIED_MISSING.source}`),
      },
    ],
    advice: `A missing period is a sign that your body gets too little energy (REDs). It harms your bones and hormones, even if you look fit. ${CLINICIAN} After three months without a period, see a doctor in any case.`,
  },
  {
    id: 'stress_fracture',
    name: 'a stress fracture',
    hold: 'low_energy',
    patterns: ['stress fracture|fractures|reaction|reactions', 'bone pain|hurts'],
    advice: `A stress fracture is often a sign of too little energy. Take the weight off it and stop training it. ${CLINICIAN}`,
  },
  {
    id: 'low_mood',
    name: 'persistent low mood',
    hold: 'low_energy',
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
    hold: 'low_energy',
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
    hold: 'low_energy',
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
    advice: `Lasting sleeplessness is a red flag in a diet. ${CLINICIAN} Leave out caffeine after noon, and have some of your carbohydrate in the evening.`,
  },
  {
    id: 'dizzy',
    name: 'dizziness or weakness',
    hold: null,
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
