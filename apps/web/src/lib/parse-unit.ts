/** The kind of measurement of a unit, and its size in the smallest unit of its kind. */
type Unit = readonly [kind: string, size: number];

const unit = (kind: string, sizes: Record<string, number>) =>
  Object.entries(sizes).flatMap(([words, size]) =>
    words.split(' ').map((word): [string, Unit] => [word.replace('_', ' '), [kind, size]]),
  );

/** All spellings of units after a number. Exact by definition. */
const UNITS = new Map<string, Unit>([
  ...unit('mass', {
    'mg milligram milligrams': 0.001,
    'g gr gram grams gramme grammes': 1,
    'kg kgs kilo kilos kilogram kilograms': 1000,
    'oz ounce ounces': 28.349523125,
    'lb lbs pound pounds': 453.59237,
  }),
  ...unit('length', {
    'mm millimeter millimeters': 0.1,
    'cm centimeter centimeters centimetre centimetres': 1,
    m: 100,
    "in inch inches \" ''": 2.54,
  }),
  ...unit('volume', {
    'ml milliliter milliliters millilitre millilitres': 1,
    'l liter liters litre litres': 1000,
    'fl_oz floz fluid_ounces': 29.5735295625,
  }),
  ...unit('energy', { 'kcal kcals cal cals calorie calories': 1 }),
  ...unit('distance', { 'km kms kilometer kilometers kilometre kilometres': 1 }),
  ...unit('distance', { 'mi mile miles': 1.609344 }),
  ...unit('speed', { 'km/h kmh kph': 1, mph: 1.609344 }),
  ...unit('time', { 's sec secs second seconds': 1, 'min mins minute minutes': 60 }),
  ...unit('time', { 'h hr hrs hour hours': 3600 }),
]);

const singular = (word: string) => (word.length > 2 ? word.replace(/s$/, '') : word);

/**
 * The factor for a number with this unit in a field of another unit: 1 without a unit. Undefined
 * if it can't be converted.
 */
export function parseUnit(suffix: string, fieldUnit = ''): number | undefined {
  const word = suffix.toLowerCase().replace(/\.$/, '').trim();
  const own = fieldUnit.toLowerCase();
  if (word === '' || word === own || singular(word) === singular(own)) return 1;
  if (/^["']+$/.test(word) && !UNITS.has(own)) return 1;
  const field = UNITS.get(own);
  // In a field for drinks, an ounce is a fluid ounce.
  const typed = UNITS.get(field?.[0] === 'volume' && word === 'oz' ? 'fl oz' : word);
  if (!field || !typed || field[0] !== typed[0]) return undefined;
  return typed[1] / field[1];
}
