import { foodTable } from '../food-table.ts';

/** Fruit, fresh without peel and stone, dried, and juice. */
export const FRUIT_FOODS = foodTable(
  'fruit',
  `
banana            | Banana               | 89 1.1 22.8 0.3 2.6  | 60 60 240  | piece 120 | vegan | - | fruit       | minimal fdc=173944 staple
apple             | Apple                | 52 0.3 13.8 0.2 2.4  | 90 90 270  | piece 180 | vegan | - | fruit       | minimal staple
pear              | Pear                 | 57 0.4 15.2 0.1 3.1  | 90 90 270  | piece 180 | vegan | - | fruit       | minimal
orange            | Orange               | 47 0.9 11.8 0.1 2.4  | 70 70 280  | piece 140 | vegan | - | fruit       | minimal staple
mandarin          | Mandarin Oranges     | 53 0.8 13.3 0.3 1.8  | 75 75 225  | piece 75  | vegan | - | fruit       | minimal
grapefruit        | Grapefruit           | 42 0.8 10.7 0.1 1.6  | 60 60 240  | piece 240 | vegan | - | fruit       | minimal rare
kiwi              | Kiwi                 | 61 1.1 14.7 0.5 3    | 70 70 210  | piece 70  | vegan | - | fruit       | minimal staple
peach             | Peach                | 39 0.9 9.5 0.3 1.5   | 75 75 300  | piece 150 | vegan | - | fruit       | minimal
plum              | Plums                | 46 0.7 11.4 0.3 1.4  | 65 65 260  | piece 65  | vegan | - | fruit       | minimal
mango             | Mango                | 60 0.8 15 0.4 1.6    | 10 60 250  | cup 165   | vegan | - | fruit       | minimal
pineapple         | Pineapple            | 50 0.5 13.1 0.1 1.4  | 10 60 250  | cup 165   | vegan | - | fruit       | minimal
papaya            | Papaya               | 43 0.5 10.8 0.3 1.7  | 10 60 250  | cup 145   | vegan | - | fruit       | minimal
melon             | Cantaloupe           | 34 0.8 8.2 0.2 0.9   | 10 80 300  | cup 160   | vegan | - | fruit       | minimal
watermelon        | Watermelon           | 30 0.6 7.6 0.2 0.4   | 10 80 350  | cup 152   | vegan | - | fruit       | minimal
grapes            | Grapes               | 69 0.7 18.1 0.2 0.9  | 10 50 200  | cup 151   | vegan | - | fruit       | minimal
cherries          | Cherries             | 63 1.1 16 0.2 2.1    | 10 50 200  | cup 138   | vegan | - | fruit       | minimal
strawberries      | Strawberries         | 32 0.7 7.7 0.3 2     | 10 50 250  | cup 152   | vegan | - | fruit berry | minimal staple
blueberries       | Blueberries          | 57 0.7 14.5 0.3 2.4  | 10 40 200  | cup 148   | vegan | - | fruit berry | minimal staple
raspberries       | Raspberries          | 52 1.2 11.9 0.7 6.5  | 10 40 200  | cup 123   | vegan | - | fruit berry | minimal staple
blackberries      | Blackberries         | 43 1.4 9.6 0.5 5.3   | 10 40 200  | cup 144   | vegan | - | fruit berry | minimal
frozen-berries    | Frozen Mixed Berries | 48 1 11.5 0.4 3.5    | 10 50 200  | cup 140   | vegan | - | fruit berry | minimal
dates             | Medjool Dates        | 277 1.8 75 0.2 6.7   | 24 24 96   | piece 24  | vegan | - | dried-fruit | minimal
raisins           | Raisins              | 299 3.1 79.2 0.5 3.7 | 5 10 60    | tbsp 10   | vegan | - | dried-fruit | minimal
dried-apricots    | Dried Apricots       | 241 3.4 62.6 0.5 7.3 | 8 16 80    | piece 8   | vegan | - | dried-fruit | minimal
dried-cranberries | Dried Cranberries    | 325 0.1 82.4 1.4 5.7 | 5 10 40    | tbsp 8    | vegan | - | dried-fruit | minimal rare
orange-juice      | Orange Juice         | 45 0.7 10.4 0.2 0.2  | 10 100 350 | cup 248   | vegan | - | juice       | minimal
apple-juice       | Apple Juice          | 46 0.1 11.3 0.1 0.2  | 10 100 350 | cup 248   | vegan | - | juice       | minimal rare
`,
);
