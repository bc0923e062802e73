import type { KnowledgeEntry } from './entry.ts';

export const NUTRITION_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'protein',
    title: 'How much protein do I need?',
    ask: ['protein day', 'much protein', 'protein kg', 'protein prep cut', 'grams protein'],
    answer:
      'In prep 2.3 to 3.1 g per kg of lean mass a day; in the off-season 1.6 to 2.2 g per kg of body weight. Spread it over three to six meals.',
    sources: ['helms2014', 'iraki2019'],
  },
  {
    id: 'fat_intake',
    title: 'How much fat should I eat?',
    ask: ['fat intake day', 'fats diet', 'much fat eat', 'low fat hormones', 'grams fat'],
    answer:
      'In prep 15 to 30% of the calories; in the off-season 0.5 to 1.5 g per kg. Lower than that costs taste, satiety and hormones for no gain.',
    sources: ['helms2014', 'iraki2019'],
  },
  {
    id: 'carbs',
    title: 'How many carbs should I eat?',
    ask: ['carb day', 'many carb', 'low carb', 'carb needed', 'carb fat loss', 'grams carb'],
    answer:
      'In prep, whatever is left after protein and fat, but no less than 1 to 1.5 g per kg; in the off-season at least 3 to 5 g per kg. Put most of it around training. Carbs don’t stop fat loss: calories decide.',
    sources: ['helms2014', 'iraki2019', 'house'],
  },
  {
    id: 'rest_day_food',
    title: 'Do I eat differently on rest days?',
    ask: [
      'rest day calorie',
      'rest day eat',
      'rest day carb',
      'rest day protein',
      'rest day macro',
      'off day food',
    ],
    answer:
      'By default no: the same calories and the same protein every day, because muscle is repaired on rest days too. If you like, move some carbs from rest days to the hardest training days, as long as the week adds up to the same.',
    sources: ['house'],
  },
  {
    id: 'meal_count',
    title: 'How many meals a day?',
    ask: [
      'meal day many',
      'meal frequency',
      'number meal',
      'eat every hours',
      'protein meal',
      'protein each meal',
    ],
    answer:
      'Three to six, whichever you can stick to. What counts is 0.4 to 0.55 g of protein per kg in each (a snack can have less), and one of them within a couple of hours before and after training.',
    sources: ['helms2014', 'iraki2019'],
  },
  {
    id: 'missed_meal',
    title: 'I missed a meal. What now?',
    ask: ['missed meal', 'skip meal', 'skipped meal', 'forgot meal', 'forgot eat', 'no time meal'],
    answer:
      'Have it later, or share its protein among the meals that are left; one missed meal harms nothing as long as the day adds up. Do not make up for it with a binge at night. If you miss the same one often, ask for a plan with fewer meals or other times.',
    sources: ['house'],
  },
  {
    id: 'pre_workout_meal',
    title: 'What do I eat before training?',
    ask: ['eat before train', 'pre workout meal', 'preworkout food', 'meal before gym'],
    answer:
      'One to three hours before: 0.4 to 0.5 g of protein per kg and easy carbs, with little fat and fiber, such as rice with chicken, or oats with yogurt. Shortly before, keep it small.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'post_workout_meal',
    title: 'What do I eat after training?',
    ask: [
      'eat after train',
      'post workout meal',
      'protein shake after train',
      'anabolic window',
      'meal after gym',
    ],
    answer:
      'A normal meal with 0.4 to 0.5 g of protein per kg within a couple of hours. There’s no window that closes after thirty minutes; the whole day counts.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'hungry',
    title: 'I am always hungry. What helps?',
    ask: ['hungry diet', 'always hungry', 'hungry night', 'cravings', 'appetite control'],
    answer:
      'More volume for the same calories: vegetables, potatoes, broth, fruit, lean protein in every meal. Fix the meal times, sleep enough, and keep a planned treat. Hunger that is there all day for weeks is worth a message to your coach: the deficit may be too deep.',
    sources: ['house'],
  },
  {
    id: 'cheat_meal',
    title: 'May I have a cheat meal or eat out?',
    ask: [
      'cheat meal',
      'cheat day',
      'eat out restaurant',
      'eating out',
      'free meal',
      'social event food',
      'pizza burger',
      'eat pizza tonight',
      'eat burger tonight',
      'eat ice cream chocolate',
    ],
    fits: (plain) => !/\b(eat|eating) (more|less)\b/.test(plain),
    answer:
      'Yes, planned: one meal out, protein first, log your best estimate, and continue as usual with the next meal. A whole day off plan can undo a week, so make it a meal, not a day. In the last weeks before a show, ask your coach first.',
    sources: ['house'],
  },
  {
    id: 'alcohol',
    title: 'May I drink alcohol?',
    ask: ['alcohol', 'beer', 'wine', 'drink alcohol weekend', 'drinks party'],
    answer:
      'One or two drinks on an evening can fit into your day. More costs sleep, training and good food choices. In prep, it’s best to have none.',
    sources: ['house'],
  },
  {
    id: 'water_daily',
    title: 'How much water should I drink?',
    ask: ['water day', 'much water drink', 'hydration', 'drink litre', 'drink enough'],
    answer:
      'About 35 to 45 ml per kg of body weight a day (a little over half a fl oz per lb), more in heat; at 80 kg (176 lb) that is 2.8 to 3.6 liters (95 to 121 fl oz). Pale yellow urine is a good sign. Keep it the same in peak week.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'fibre',
    title: 'How much fiber do I need?',
    ask: ['fibre', 'fiber', 'vegetable day', 'constipation digestion', 'bloating bloated'],
    answer:
      'Around 25 to 40 g a day, from vegetables, fruit, oats and legumes, raised slowly and with enough water. If you are bloated, look first at sudden changes, sweeteners and how fast you eat.',
    sources: ['house'],
  },
  {
    id: 'supplements',
    title: 'Which supplements are worth it?',
    ask: [
      'supplement',
      'whey protein powder',
      'preworkout caffeine',
      'bcaa',
      'vitamin omega',
      'fat burner',
    ],
    answer:
      'Creatine monohydrate, 3 to 5 g a day, helps; caffeine before training helps some people; whey is convenient. BCAAs and fat burners are not worth the money. Use tested products, and ask a doctor if you take medication.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'creatine',
    title: 'Should I take creatine in prep?',
    ask: ['creatine', 'creatine prep', 'creatine cut', 'creatine dose', 'creatine water show'],
    answer:
      'Yes, if you take it at all: 3 to 5 g of creatine monohydrate a day, in prep as in the off-season, at any time of day and without a loading phase. The water it binds is inside the muscle, so there’s no need to stop before the show. The scale may go up by a kilo when you start, but that isn’t fat. With kidney disease, ask a doctor first.',
    sources: ['helms2014', 'house'],
  },
  {
    id: 'diet_drinks',
    title: 'May I have diet soda?',
    ask: [
      'diet soda',
      'diet coke',
      'coke zero',
      'zero drink',
      'diet drink',
      'sweetener',
      'artificial sweetener',
      'sugar free drink',
      'zero sugar',
      'soda',
    ],
    answer:
      'Yes. It has next to no calories and does not stop fat loss; many find that it helps against a sweet tooth. Mind the caffeine after noon, leave it out if the gas or the sweetener bloats you, and don’t let it replace your water.',
    sources: ['house'],
  },
  {
    id: 'food_swap',
    title: 'What can I eat instead of chicken or rice?',
    ask: [
      'instead chicken',
      'swap food',
      'substitute food',
      'alternative rice',
      'replace food',
      'bored chicken rice',
    ],
    answer:
      'Open your meal plan and press the swap button next to a food: each has at least two substitutes, with the amount worked out so that the macros stay close. Turkey, white fish, tofu and Greek yogurt stand in for chicken; potatoes, oats and pasta for rice.',
    sources: ['product', 'usda'],
  },
  {
    id: 'flexible',
    title: 'Are there foods I must avoid?',
    ask: [
      'avoid food',
      'clean eat',
      'bad food',
      'sugar fruit',
      'dairy bread',
      'flexible diet iifym',
    ],
    answer:
      'No food makes or breaks a prep. If protein, calories and fiber fit, the rest is taste and digestion. Plain foods for most of the day keep you full; 10 to 20% for foods you like keeps you going.',
    sources: ['house'],
  },
  {
    id: 'vegan',
    title: 'Can I prep on a vegan or vegetarian diet?',
    ask: ['vegan', 'vegetarian', 'plant protein', 'tofu'],
    answer:
      'Yes. Tofu, tempeh, seitan, lentils and soy or pea protein cover it; aim for the upper half of the protein range, and take vitamin B12. Set your restrictions in your profile, and the meal plan follows them.',
    sources: ['house', 'product'],
  },
];
