import type { KnowledgeEntry } from './entry.ts';

export const PREP_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'rate_of_loss',
    title: 'How fast should I lose weight in prep?',
    ask: ['fast lose weight', 'rate loss', 'lose week', 'weight loss speed', 'lose kg week'],
    answer:
      'Half to one percent of body weight a week; the leaner you are, the slower. Above 1%, more of the loss is muscle, and above 1.5% for two weeks the plan has to change.',
    sources: ['helms2014'],
  },
  {
    id: 'rate_of_gain',
    title: 'How fast should I gain in the off-season?',
    ask: [
      'gain weight off season',
      'bulk fast',
      'rate gain',
      'offseason surplus',
      'gain muscle bulk',
    ],
    answer:
      'A quarter to half a percent of body weight a week, slower the more advanced you are. Faster mostly adds fat that the next prep has to take off.',
    sources: ['iraki2019'],
  },
  {
    id: 'plateau',
    title: 'My weight has not moved. What now?',
    ask: [
      'plateau',
      'weight stuck',
      'weight not moving',
      'scale stuck',
      'stall stalled',
      'not losing weight',
      'weight loss stopped',
      'stuck weeks',
      'stuck weight',
      'scale same weight',
      'weight same weeks',
    ],
    answer:
      'Look at the trend over two to three weeks, not at the scale of some days. If it’s flat and your diary is complete, take 5 to 8% off the calories or add a cardio session, one of the two. First check weekends, oils, bites and drinks: that’s where most plateaus come from.',
    sources: ['hall2011', 'house'],
  },
  {
    id: 'scale_jumps',
    title: 'Why did my weight jump overnight?',
    ask: [
      'weight jump',
      'weight up overnight',
      'scale up',
      'water retention',
      'weight fluctuates',
      'heavier today gained',
    ],
    answer:
      'Water, salt, carbs and what is still in the gut: half a kilo to two from one day to the next is normal, and none of it is fat. The menstrual cycle adds its own wave: compare like weeks. Your trend line smooths it out; look at the line, not the dots.',
    sources: ['hall2011', 'house'],
  },
  {
    id: 'how_long_prep',
    title: 'How long does a prep take?',
    ask: ['prep long', 'prep weeks', 'when start prep', 'long diet show', 'start diet before show'],
    answer:
      'Count the kilos to stage weight, divide by half to one percent of body weight a week, and add two to four weeks for life. For most people that’s 16 to 24 weeks. Being ready early is a luxury; being late can’t be fixed.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'refeed',
    title: 'Do refeeds and diet breaks help?',
    ask: ['refeed', 'diet break', 'refeed day', 'high carb day', 'reverse metabolism'],
    answer:
      'They help you keep to the diet and train better; we don’t promise a faster metabolism. A refeed is one or two days at maintenance with the extra from carbs; a diet break one or two weeks. Your coach sets them.',
    sources: ['house'],
  },
  {
    id: 'metabolic_damage',
    title: 'Does dieting slow my metabolism?',
    ask: [
      'metabolism slow',
      'metabolic damage',
      'starvation mode',
      'adaptation metabolic',
      'maintenance dropped',
    ],
    answer:
      'It adapts: a lighter body costs less, you move less, and some tens to a couple of hundred kcal go beyond that. It is not damage, and it comes back with food and weight. Posedown keeps recalculating your expenditure from intake and trend.',
    sources: ['hall2011'],
  },
  {
    id: 'maintenance',
    title: 'How are my calories worked out?',
    ask: [
      'calorie worked out',
      'maintenance calorie',
      'tdee bmr',
      'calculate calorie',
      'resting energy',
      'calorie target from',
    ],
    answer:
      'Resting energy by Mifflin–St Jeor from weight, height, age and sex, times a factor for activity, less the deficit or plus the surplus of your goal. With enough weigh-ins and full diary days your real expenditure replaces the formula.',
    sources: ['mifflin1990', 'hall2011'],
  },
  {
    id: 'body_fat_stage',
    title: 'How lean do I have to be on stage?',
    ask: [
      'body fat stage',
      'lean enough',
      'stage lean',
      'body fat show',
      'conditioning percent',
      'lowest body fat',
      'body fat woman',
      'body fat man',
      'body fat safe',
      'body fat healthy',
      'body fat too low',
    ],
    answer:
      'Judges see condition, not a number, and methods differ by several points. Risk starts below 8% for men and 16% for women; below 5% and 12% we plan nothing. Photos in the same light tell you more than a percentage.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'see_abs',
    title: 'Why can I not see my abs?',
    ask: [
      'see abs',
      'abs show',
      'visible abs',
      'abs visible',
      'lose belly fat',
      'stubborn belly fat',
    ],
    fits: (plain) => /\b(see|seeing|show|showing|visible|appear|belly|stubborn)\b/.test(plain),
    answer:
      'Because there is still fat over them. No exercise takes it from one place: it goes as the whole body gets leaner, and from where you hold most of it last. Keep the deficit your plan has, train abs like any muscle, and compare photos two weeks apart in the same light.',
    sources: ['house'],
  },
  {
    id: 'body_fat_measure',
    title: 'How do I measure body fat?',
    ask: [
      'measure body fat',
      'body fat caliper',
      'body fat method',
      'navy method',
      'dexa',
      'skinfold',
    ],
    answer:
      'With a tape by the Navy formula (neck, waist, and hips for women) or with skinfold calipers, always the same way in the morning. Expect to be three or four points off; the change over weeks is what counts.',
    sources: ['navy1984', 'house'],
  },
  {
    id: 'energy_availability',
    title: 'What is energy availability (REDs)?',
    ask: [
      'energy availability',
      'reds relative deficiency',
      'low energy hormone',
      'too little food signs',
      'undereating',
    ],
    answer:
      'What is left of your intake after exercise, per kg of fat-free mass. Below 30 kcal a day the body starts to save energy: periods stop, libido and mood drop, bones weaken. Such signs are a reason to eat more and see a doctor, and your coach should know.',
    sources: ['reds2023'],
  },
  {
    id: 'reverse_diet',
    title: 'What do I do after the show?',
    ask: ['after show', 'post show', 'reverse diet', 'rebound', 'show over eat'],
    answer:
      'Raise intake by about 20% a day to maintenance within the first week, keep meals regular, and let some fat come back on purpose: staying at stage weight is not healthy. Plan the weeks after before the show; that is when most rebounds begin.',
    sources: ['house'],
  },
  {
    id: 'when_weigh',
    title: 'When and how should I weigh myself?',
    ask: ['weigh when', 'weigh morning', 'weigh often', 'weigh daily', 'when step scale'],
    answer:
      'In the morning, after the toilet, before food and drink, on the same scale, on most days. One weigh-in tells you little; seven make a trend.',
    sources: ['house'],
  },
];
