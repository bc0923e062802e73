import { foodTable } from '../food-table.ts';

/** Oils, spreads, nuts and seeds. Peanuts and, out of caution, coconut count as nuts. */
export const FAT_FOODS = foodTable(
  'fat',
  `
olive-oil           | Olive Oil              | 884 0 0 100 0           | 5 5 30    | tbsp 14, tsp 5     | vegan      | -           | oil dressing        | minimal fdc=171413 staple
rapeseed-oil        | Canola Oil             | 884 0 0 100 0           | 5 5 30    | tbsp 14, tsp 5     | vegan      | -           | oil dressing        | minimal
avocado-oil         | Avocado Oil            | 884 0 0 100 0           | 5 5 30    | tbsp 14, tsp 5     | vegan      | -           | oil                 | minimal
sesame-oil          | Sesame Oil             | 884 0 0 100 0           | 5 5 20    | tbsp 14, tsp 5     | vegan      | -           | oil                 | minimal
flaxseed-oil        | Flaxseed Oil           | 884 0.1 0 100 0         | 5 5 20    | tbsp 14, tsp 5     | vegan      | -           | dressing            | minimal rare
coconut-oil         | Coconut Oil            | 892 0 0 99.1 0          | 5 5 25    | tbsp 14, tsp 5     | vegan      | Nuts        | oil                 | minimal rare
mct-oil             | MCT Oil                | 860 0 0 96 0            | 5 5 20    | tbsp 14, tsp 5     | vegan      | Nuts        | dressing            | minimal rare
butter              | Butter                 | 717 0.9 0.1 81.1 0      | 5 5 30    | tbsp 14, tsp 5     | vegetarian | Dairy       | spread-fat oil      | minimal
ghee                | Ghee                   | 884 0.2 0 99.5 0        | 5 5 25    | tbsp 14, tsp 5     | vegetarian | Dairy       | oil                 | minimal rare
mayonnaise          | Mayonnaise             | 680 1 0.6 74.9 0        | 5 5 30    | tbsp 14            | vegetarian | Eggs ?Soy   | spread-fat          | minimal rare
mayonnaise-light    | Light Mayonnaise       | 330 0.5 9 32.5 0        | 5 10 40   | tbsp 15            | vegetarian | Eggs ?Dairy | spread-fat          | minimal
avocado             | Avocado                | 160 2 8.5 14.7 6.7      | 10 30 150 | piece 150, cup 150 | vegan      | -           | plate-fat           | minimal fdc=171705 staple
guacamole           | Guacamole              | 150 1.9 8.3 13 6        | 5 20 100  | tbsp 15            | vegan      | ?Dairy      | plate-fat dip       | minimal
olives              | Black Olives           | 116 0.8 6 10.9 1.6      | 5 15 80   | piece 4            | vegan      | -           | plate-fat           | minimal rare
almonds             | Almonds                | 579 21.2 21.6 49.9 12.5 | 5 10 50   | cup 143            | vegan      | Nuts        | nuts                | minimal fdc=170567 staple
walnuts             | Walnuts                | 654 15.2 13.7 65.2 6.7  | 5 10 50   | cup 117            | vegan      | Nuts        | nuts                | minimal staple
cashews             | Cashews                | 553 18.2 30.2 43.9 3.3  | 5 10 50   | cup 137            | vegan      | Nuts        | nuts                | minimal
pecans              | Pecans                 | 691 9.2 13.9 72 9.6     | 5 10 50   | cup 109            | vegan      | Nuts        | nuts                | minimal rare
hazelnuts           | Hazelnuts              | 628 15 16.7 60.8 9.7    | 5 10 50   | cup 135            | vegan      | Nuts        | nuts                | minimal
pistachios          | Pistachios             | 560 20.2 27.2 45.3 10.6 | 5 10 50   | cup 123            | vegan      | Nuts        | nuts                | minimal
macadamias          | Macadamia Nuts         | 718 7.9 13.8 75.8 8.6   | 5 10 50   | cup 134            | vegan      | Nuts        | nuts                | minimal rare
brazil-nuts         | Brazil Nuts            | 659 14.3 11.7 67.1 7.5  | 5 5 15    | piece 5            | vegan      | Nuts        | nuts                | minimal rare
peanuts             | Peanuts                | 567 25.8 16.1 49.2 8.5  | 5 10 50   | cup 146            | vegan      | Nuts        | nuts                | minimal
peanut-butter       | Peanut Butter          | 598 22.2 22.3 51.4 5    | 5 10 50   | tbsp 16, tsp 5     | vegan      | Nuts        | nut-butter          | minimal staple
almond-butter       | Almond Butter          | 614 21 18.8 55.5 10.3   | 5 10 50   | tbsp 16, tsp 5     | vegan      | Nuts        | nut-butter          | minimal staple
peanut-powder       | Powdered Peanut Butter | 400 50 30 12 12         | 5 10 40   | tbsp 6             | vegan      | Nuts        | nut-butter          | minimal rare
tahini              | Tahini                 | 595 17 21.2 53.8 9.3    | 5 10 40   | tbsp 15, tsp 5     | vegan      | ?Nuts       | nut-butter dressing | minimal rare
sunflower-butter    | Sunflower Seed Butter  | 617 17.3 23.3 55.2 5.7  | 5 10 50   | tbsp 16, tsp 5     | vegan      | ?Nuts ?Soy  | nut-butter          | minimal rare
chia-seeds          | Chia Seeds             | 486 16.5 42.1 30.7 34.4 | 5 5 30    | tbsp 12            | vegan      | -           | seeds               | minimal staple
flaxseed            | Ground Flaxseed        | 534 18.3 28.9 42.2 27.3 | 5 5 30    | tbsp 7             | vegan      | -           | seeds               | minimal
hemp-seeds          | Hemp Seeds             | 553 31.6 8.7 48.8 4     | 5 5 50    | tbsp 10            | vegan      | -           | seeds nuts          | minimal
pumpkin-seeds       | Pumpkin Seeds          | 559 30.2 10.7 49.1 6    | 5 5 50    | tbsp 9             | vegan      | ?Nuts       | seeds nuts          | minimal staple
sunflower-seeds     | Sunflower Seeds        | 584 20.8 20 51.5 8.6    | 5 5 50    | tbsp 9             | vegan      | ?Nuts       | seeds nuts          | minimal
coconut-milk        | Coconut Milk           | 197 2 2.8 21.3 0        | 10 20 120 | cup 226            | vegan      | Nuts        | sauce-fat           | minimal
coconut-milk-light  | Light Coconut Milk     | 65 0.6 1.6 6.3 0        | 10 30 200 | cup 226            | vegan      | Nuts        | sauce-fat           | minimal
cooking-cream-light | Light Cooking Cream    | 84 3.2 5 5.7 0          | 10 20 120 | tbsp 15            | vegetarian | Dairy       | sauce-fat           | minimal rare
double-cream        | Heavy Cream            | 340 2.8 2.8 36 0        | 10 20 60  | tbsp 15            | vegetarian | Dairy       | sauce-fat           | minimal rare
pesto               | Basil Pesto            | 450 5 6 45 2            | 5 15 45   | tbsp 15            | vegetarian | Dairy Nuts  | sauce-fat           | minimal
`,
);
