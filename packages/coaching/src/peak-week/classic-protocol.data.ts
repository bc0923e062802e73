/** A day of the classic protocol: the figures of the specification, shown as an example only. */
export interface ClassicDay {
  day: number;
  title: string;
  theme: string;
  water: string;
  sodium: string;
  carbs: string;
  training: string;
  supplements: string;
  tasks: readonly string[];
  advice: string;
}

const day = (
  [number, title, theme]: [number, string, string],
  [water, sodium, carbs]: [string, string, string],
  [training, supplements]: [string, string],
  tasks: readonly string[],
  advice: string,
): ClassicDay => ({
  ...{ day: number, title, theme, water, sodium, carbs, training, supplements, tasks, advice },
});

/**
 * Seven days of gym tradition: water from over 2 gallons down to minimal, sodium from under 1000 mg to zero,
 * carbohydrate from under 50 g to 100–200 g. Never scheduled for anyone.
 */
export const CLASSIC_PROTOCOL: readonly ClassicDay[] = [
  day(
    [1, 'Day 1', 'Depletion begins'],
    ['Over 2 gallons (7.6\u00a0l)', 'Under 1000 mg', 'Under 50 g'],
    ['High-rep full body', 'None added'],
    ['High water', 'Low carbohydrate', 'Depletion workout'],
    'The old idea: flush first, so that less is held later.',
  ),
  day(
    [2, 'Day 2', 'Depletion'],
    ['Over 2 gallons (7.6\u00a0l)', 'Under 1000 mg', 'Under 50 g'],
    ['High-rep upper body', 'None added'],
    ['High water', 'Low carbohydrate', 'Posing'],
    'The old idea: empty the muscle completely.',
  ),
  day(
    [3, 'Day 3', 'Depletion ends'],
    ['2 gallons (7.6\u00a0l)', 'Under 500 mg', 'Under 50 g'],
    ['Last legs', 'None added'],
    ['High water', 'Last workout', 'Posing'],
    'The old idea: a last push before the load.',
  ),
  day(
    [4, 'Day 4', 'Load begins'],
    ['1 gallon (3.8 l)', 'Under 500 mg', '100–200 g'],
    ['None', 'None added'],
    ['Half the water', 'First carbohydrate', 'Posing'],
    'The old idea: fill up while water goes down.',
  ),
  day(
    [5, 'Day 5', 'Load'],
    ['Half a gallon (1.9 l)', 'Under 250 mg', '100–200 g'],
    ['None', 'None added'],
    ['Little water', 'Carbohydrate', 'Posing'],
    'The old idea: dry out while loading.',
  ),
  day(
    [6, 'Day 6', 'Drying out'],
    ['Sips only', 'Zero', '100–200 g'],
    ['Light posing', 'None added'],
    ['Minimal water', 'No salt', 'Tan'],
    'The old idea: the skin dries, the muscle stays.',
  ),
  day(
    [7, 'Day 7', 'Show day'],
    ['Minimal', 'Zero', '100–200 g'],
    ['Pump-up', 'None added'],
    ['Minimal water', 'Small meals', 'Pump-up'],
    'The old idea: hold on until the stage.',
  ),
];

/** Mistakes of the classic protocol. */
export const CLASSIC_MISTAKES: readonly string[] = [
  '100–200 g of carbohydrate isn’t a load: it’s 1–2 g per kg, while a load takes 5–\u20608.',
  'Each gram of glycogen binds about 3\u00a0g of water, so cutting water defeats the load.',
  'Water doesn’t leave only from under the skin: the muscle goes flat too.',
  'Near-zero sodium costs plasma volume and the pump.',
  'Two gallons (7.6\u00a0l) of water with little sodium risk hyponatremia, which kills.',
];

/** The safety panel of every peak week. */
export const PEAK_SAFETY: readonly string[] = [
  'Leanness, not water, makes you look dry. Do not cut water or sodium.',
  'Never drink more than a liter (33 fl oz) an hour: faster than that, water itself can kill.',
  'No diuretics and no potassium pills: people have died.',
  'Not for anyone with a heart, kidney, blood-pressure, diabetes or eating-disorder history, or on medication.',
];
