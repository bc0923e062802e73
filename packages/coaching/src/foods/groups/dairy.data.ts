import { foodTable } from '../food-table.ts';

/** Milk, yogurt, curd and cheese, and plant-based alternatives. */
export const DAIRY_FOODS = foodTable(
  'dairy',
  `
greek-yogurt          | Greek Yogurt                | 59 10.2 3.6 0.4 0   | 10 80 350  | cup 245  | vegetarian | Dairy      | yogurt               | minimal staple
greek-yogurt-2        | Greek Yogurt 2%             | 73 9.9 3.9 1.9 0    | 10 80 350  | cup 245  | vegetarian | Dairy      | yogurt               | minimal staple
greek-yogurt-whole    | Greek Yogurt, Whole Milk    | 97 9 4 5 0          | 10 80 300  | cup 245  | vegetarian | Dairy      | yogurt               | minimal
skyr                  | Skyr                        | 63 11 4 0.2 0       | 10 80 350  | cup 245  | vegetarian | Dairy      | yogurt               | minimal staple
natural-yogurt        | Plain Yogurt, Low-Fat       | 63 5.3 7 1.6 0      | 10 80 300  | cup 245  | vegetarian | Dairy      | yogurt               | minimal rare
kefir                 | Kefir, Low-Fat              | 43 3.8 4.8 1 0      | 10 100 350 | cup 243  | vegetarian | Dairy      | milk                 | minimal rare
cottage-cheese        | Cottage Cheese 2%           | 78 11 4.3 1.9 0     | 10 60 300  | cup 226  | vegetarian | Dairy      | curd                 | minimal fdc=328841 staple
cottage-cheese-nonfat | Cottage Cheese, Fat-Free    | 72 12.4 4.5 0.3 0   | 10 60 300  | cup 226  | vegetarian | Dairy      | curd                 | minimal
quark                 | Quark, Low-Fat              | 67 12 4 0.3 0       | 10 60 300  | cup 250  | vegetarian | Dairy      | curd yogurt          | minimal
ricotta               | Ricotta, Part-Skim          | 138 11.4 5.1 7.9 0  | 10 40 200  | cup 246  | vegetarian | Dairy      | curd                 | minimal
milk-skim             | Skim Milk                   | 34 3.4 5 0.1 0      | 10 100 400 | cup 245  | vegetarian | Dairy      | milk                 | minimal staple
milk-low-fat          | Low-Fat Milk 1%             | 42 3.4 5 1 0        | 10 100 400 | cup 244  | vegetarian | Dairy      | milk                 | minimal staple
milk-whole            | Whole Milk                  | 61 3.2 4.8 3.3 0    | 10 100 400 | cup 244  | vegetarian | Dairy      | milk                 | minimal
milk-lactose-free     | Lactose-Free Milk 2%        | 50 3.3 4.8 2 0      | 10 100 400 | cup 244  | vegetarian | Dairy      | milk                 | minimal rare
soy-milk              | Soy Milk, Unsweetened       | 38 3.4 1.5 2 0.5    | 10 100 400 | cup 243  | vegan      | Soy        | milk                 | minimal
almond-milk           | Almond Milk, Unsweetened    | 15 0.5 0.5 1.2 0.3  | 10 100 400 | cup 240  | vegan      | Nuts ?Soy  | milk                 | minimal
oat-milk              | Oat Milk                    | 46 1 7 1.5 0.8      | 10 100 400 | cup 240  | vegan      | -          | milk                 | minimal gluten
rice-milk             | Rice Milk                   | 48 0.3 9.8 1 0.2    | 10 100 350 | cup 240  | vegan      | -          | milk                 | minimal rare
pea-milk              | Pea Milk, Unsweetened       | 31 3.3 0.4 1.8 0.2  | 10 100 400 | cup 240  | vegan      | ?Soy       | milk                 | minimal rare
soy-yogurt            | Soy Yogurt, Unsweetened     | 52 4.5 2 2.8 0.8    | 10 80 300  | cup 245  | vegan      | Soy ?Nuts  | yogurt               | minimal rare
soy-skyr              | High-Protein Soy Yogurt     | 69 8 2.5 3 0.8      | 10 80 300  | cup 245  | vegan      | Soy ?Nuts  | yogurt curd          | minimal
coconut-yogurt        | Coconut Yogurt, Unsweetened | 118 1.2 5 10.5 0.8  | 10 60 200  | cup 245  | vegan      | Nuts ?Soy  | yogurt               | minimal rare
pea-yogurt            | Pea Protein Yogurt          | 72 6 4.5 3.2 0.5    | 10 80 300  | cup 245  | vegan      | ?Soy ?Nuts | yogurt               | minimal rare
mozzarella-light      | Mozzarella, Part-Skim       | 254 24.3 2.8 15.9 0 | 10 20 120  | slice 28 | vegetarian | Dairy      | cheese               | minimal staple
mozzarella            | Fresh Mozzarella            | 280 19 2 22 0       | 10 20 120  | slice 28 | vegetarian | Dairy      | cheese               | minimal
feta                  | Feta                        | 265 14.2 3.9 21.5 0 | 5 15 80    | cup 150  | vegetarian | Dairy      | cheese               | minimal staple
cheddar               | Cheddar                     | 403 22.9 3.4 33.3 0 | 5 15 70    | slice 28 | vegetarian | Dairy      | cheese               | minimal
cheddar-light         | Reduced-Fat Cheddar         | 282 27.4 2 18.3 0   | 5 15 80    | slice 28 | vegetarian | Dairy      | cheese               | minimal staple
swiss-cheese          | Swiss Cheese                | 393 27 1.4 31 0     | 5 15 70    | slice 28 | vegetarian | Dairy      | cheese               | minimal
parmesan              | Parmesan                    | 392 35.8 3.2 25.8 0 | 5 5 40     | tbsp 5   | omnivore   | Dairy      | hard-cheese          | minimal staple
goat-cheese           | Soft Goat Cheese            | 264 18.5 0.9 21.1 0 | 5 15 70    | -        | vegetarian | Dairy      | cheese               | minimal rare
halloumi              | Halloumi                    | 321 21.5 1.8 25 0   | 10 30 120  | slice 25 | vegetarian | Dairy      | cheese               | basic rare
paneer                | Paneer                      | 296 19 3 23 0       | 10 40 180  | -        | vegetarian | Dairy      | plant-protein cheese | basic rare
cream-cheese-light    | Light Cream Cheese          | 201 7.9 8.1 15.3 0  | 5 15 60    | tbsp 15  | vegetarian | Dairy      | spread-fat           | minimal
`,
);
