import { foodTable } from '../food-table.ts';

/** Sweeteners, sauces and dips. */
export const CONDIMENT_FOODS = foodTable(
  'condiment',
  `
honey          | Honey          | 304 0.3 82.4 0 0.2   | 5 10 40   | tbsp 21, tsp 7   | vegetarian | -     | honey     | minimal staple
maple-syrup    | Maple Syrup    | 260 0 67 0.1 0       | 5 10 40   | tbsp 20, tsp 7   | vegan      | -     | honey     | minimal
jam            | Jam            | 260 0.4 64 0.1 1     | 5 10 40   | tbsp 20, tsp 7   | vegan      | -     | honey     | minimal
agave-syrup    | Agave Syrup    | 310 0.1 76.4 0.5 0.2 | 5 5 40    | tbsp 21, tsp 7   | vegan      | -     | honey     | minimal rare
soy-sauce      | Soy Sauce      | 53 8.1 4.9 0.6 0.8   | 5 5 20    | tbsp 16, tsp 5   | vegan      | Soy   | soy-sauce | minimal gluten staple
tamari         | Tamari         | 60 10.5 5.6 0.1 0.8  | 5 5 20    | tbsp 18, tsp 6   | vegan      | Soy   | soy-sauce | minimal rare
coconut-aminos | Coconut Aminos | 110 1.5 25 0 0       | 5 5 20    | tbsp 17, tsp 6   | vegan      | Nuts  | soy-sauce | minimal rare
salsa          | Tomato Salsa   | 29 1.5 6.6 0.2 1.9   | 10 30 120 | tbsp 16, cup 259 | vegan      | -     | salsa     | minimal staple
tzatziki       | Tzatziki       | 80 4.5 4.5 5 0.3     | 5 20 100  | tbsp 15          | vegetarian | Dairy | dip       | minimal
`,
);

/** Packed snacks and treats. */
export const SNACK_FOODS = foodTable(
  'snack',
  `
protein-bar       | Protein Bar        | 360 33 38 11 8         | 60 60 60 | piece 60 | vegetarian | Dairy Soy Nuts ?Eggs | bar    | minimal gluten staple
vegan-protein-bar | Vegan Protein Bar  | 370 27 42 12 12        | 55 55 55 | piece 55 | vegan      | Soy Nuts ?Dairy      | bar    | minimal ?gluten rare
dark-chocolate    | Dark Chocolate 85% | 580 9.5 36 46 12       | 5 10 30  | -        | vegetarian | Dairy Soy ?Nuts      | sweet  | minimal ?gluten
popcorn           | Air-Popped Popcorn | 387 12.9 77.8 4.5 14.5 | 5 10 40  | cup 8    | vegan      | ?Soy                 | nibble | minimal
pretzels          | Pretzels           | 380 10 80 2.6 3.3      | 5 15 60  | -        | vegan      | ?Dairy ?Soy          | nibble | minimal gluten rare
roasted-chickpeas | Roasted Chickpeas  | 400 19 55 11 14        | 5 15 60  | -        | vegan      | ?Nuts                | nibble | minimal ?gluten
`,
);
