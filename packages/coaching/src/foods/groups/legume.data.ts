import { foodTable } from '../food-table.ts';

/** Legumes, cooked or canned and drained. */
export const LEGUME_FOODS = foodTable(
  'legume',
  `
lentils        | Lentils                    | 116 9 20.1 0.4 7.9   | 10 50 300 | cup 198 | vegan | -     | pulse               | basic fdc=172421 staple
red-lentils    | Red Lentils                | 108 8.8 18.6 0.4 4.5 | 10 50 300 | cup 200 | vegan | -     | pulse               | basic
tinned-lentils | Canned Lentils, Drained    | 98 7.5 15.5 0.6 5    | 10 50 300 | cup 180 | vegan | -     | pulse               | minimal
chickpeas      | Chickpeas                  | 164 8.9 27.4 2.6 7.6 | 10 50 250 | cup 164 | vegan | -     | pulse               | minimal staple
black-beans    | Black Beans                | 132 8.9 23.7 0.5 8.7 | 10 50 250 | cup 172 | vegan | -     | pulse               | minimal staple
kidney-beans   | Kidney Beans               | 127 8.7 22.8 0.5 7.4 | 10 50 250 | cup 177 | vegan | -     | pulse               | minimal staple
pinto-beans    | Pinto Beans                | 143 9 26.2 0.7 9     | 10 50 250 | cup 171 | vegan | -     | pulse               | minimal
white-beans    | White Beans                | 124 8.5 22 0.6 6.8   | 10 50 250 | cup 179 | vegan | -     | pulse               | minimal
fava-beans     | Fava Beans                 | 110 7.6 19.7 0.4 5.4 | 10 50 250 | cup 170 | vegan | -     | pulse               | minimal rare
baked-beans    | Baked Beans, Reduced Sugar | 82 4.8 13.5 0.5 4.5  | 10 80 250 | cup 250 | vegan | -     | pulse breakfast-veg | minimal ?gluten rare
split-peas     | Split Peas                 | 118 8.3 21.1 0.4 8.3 | 10 50 300 | cup 196 | vegan | -     | pulse               | basic rare
mung-beans     | Mung Beans                 | 105 7 19.2 0.4 7.6   | 10 50 300 | cup 202 | vegan | -     | pulse               | basic rare
hummus         | Hummus                     | 237 7.8 15 17.8 5.5  | 5 15 80   | tbsp 15 | vegan | ?Nuts | dip                 | minimal staple
`,
);
