import type { KnowledgeEntry } from './entry.ts';

export const PEAK_WEEK_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'peak_week',
    title: 'What happens in peak week?',
    ask: ['peak week', 'last week before show', 'peak week plan', 'show week'],
    answer:
      'Little, if you are lean: three days with fewer carbs and light full-body work, two days of loading with 5 to 8 g of carbs per kg, a quieter day judged by photo, and the show. Water stays at 35 to 45 ml per kg (a little over half a fl oz per lb), salt stays as usual. The evidence is sparse, so rehearse it. You follow your own sheet only once your coach has approved it.',
    sources: ['escalante2021', 'chappell2018', 'helms2014'],
  },
  {
    id: 'carb_load',
    title: 'How does carb loading work?',
    ask: ['carb load', 'carb loading', 'carbing up', 'fill out glycogen', 'load before show'],
    answer:
      'Three to two days before the show: 5 to 8 g of carbs per kg a day, little fat, familiar foods, less fiber. More than 8 only if you have rehearsed it, and not with diabetes without a doctor. 100 to 200 g a day isn’t a load.',
    sources: ['escalante2021', 'chappell2018'],
  },
  {
    id: 'why_not_cut_water',
    title: 'Why not cut water before the show?',
    ask: [
      'why cut water',
      'water cut dangerous',
      'water peak week',
      'water show day',
      'water under skin',
      'dry look',
    ],
    answer:
      'Because it takes away what you want to show. Each gram of glycogen binds about 3 g of water, and water leaves muscle and blood as well as skin, so you look flat and lose the pump. Dehydration and upset salts have put athletes in hospital, and some have died. Leanness makes you look dry.',
    sources: ['helms2014', 'escalante2021'],
  },
  {
    id: 'why_not_cut_sodium',
    title: 'Why not cut salt before the show?',
    ask: [
      'why cut sodium',
      'sodium peak week',
      'sodium show day',
      'sodium dangerous',
      'why sodium',
    ],
    answer:
      'Without it blood volume and pump fall, and together with much water that can cause hyponatremia. Keep your own two-week mean of sodium, typically 2300 to 4000 mg a day.',
    sources: ['helms2014', 'escalante2021'],
  },
  {
    id: 'show_day_food',
    title: 'What do I eat on show day?',
    ask: ['eat show day', 'show day food', 'show day meal', 'backstage eat', 'food before stage'],
    answer:
      'Small, familiar meals: 2 to 4 g of carbs per kg over the day, some protein, little fiber and fat, normal salt, and water to thirst. Nothing you haven’t eaten before training in the last few weeks.',
    sources: ['escalante2021', 'house'],
  },
  {
    id: 'pump_up',
    title: 'How do I pump up backstage?',
    ask: ['pump up', 'pump backstage', 'pump before stage', 'bands backstage'],
    answer:
      'Twenty minutes before your class: bands and press-ups for shoulders, chest, back and arms, two or three easy rounds, no legs and nothing to failure. Stop when you sweat, towel off, and breathe.',
    sources: ['house'],
  },
  {
    id: 'tan',
    title: 'When do I apply the tan?',
    ask: ['tan', 'tanning', 'stage tan', 'show colour'],
    answer:
      'Exfoliate and shave one to two days before, no lotion or deodorant on the day. Book the promoter’s spray tan where there is one: usually one or two coats the evening before and a touch-up in the morning. Loose dark clothes, old sheets.',
    sources: ['house'],
  },
  {
    id: 'show_bag',
    title: 'What do I pack for the show?',
    ask: ['pack show', 'show bag', 'bring show', 'bring show day', 'checklist show'],
    answer:
      'Suit and spare, number pins, bands, tan kit and towels, food and water, music for the routine, papers and membership card, shoes, and something warm. Your competition page has the whole checklist to tick off.',
    sources: ['product', 'house'],
  },
  {
    id: 'training_peak_week',
    title: 'How do I train in peak week?',
    ask: ['train peak week', 'last leg train show', 'train before show', 'last leg day'],
    answer:
      'Last legs six days out, without failure; upper body and a light full-body pump until four days out, always with two or three repetitions in reserve; then only posing. You can’t build muscle in peak week, but you can arrive sore and swollen.',
    sources: ['escalante2021', 'house'],
  },
];
