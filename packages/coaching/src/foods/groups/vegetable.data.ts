import { foodTable } from '../food-table.ts';

/** Vegetables, raw or cooked without fat. */
export const VEGETABLE_FOODS = foodTable(
  'vegetable',
  `
spinach          | Spinach                 | 23 2.9 3.6 0.4 2.2  | 10 40 200 | cup 30            | vegan | - | leaf cooked-veg breakfast-veg              | minimal fdc=168462 staple
broccoli         | Broccoli                | 34 2.8 6.6 0.4 2.6  | 10 80 300 | cup 91            | vegan | - | cooked-veg stir-veg                        | minimal fdc=170379 staple
kale             | Kale                    | 35 2.9 4.4 1.5 4.1  | 10 40 150 | cup 21            | vegan | - | leaf cooked-veg                            | minimal
lettuce          | Romaine Lettuce         | 17 1.2 3.3 0.3 2.1  | 10 40 150 | cup 47            | vegan | - | leaf                                       | minimal staple
mixed-leaves     | Mixed Salad Greens      | 18 1.6 2.8 0.2 1.8  | 10 40 150 | cup 36            | vegan | - | leaf                                       | minimal staple
rocket           | Arugula                 | 25 2.6 3.7 0.7 1.6  | 10 20 100 | cup 20            | vegan | - | leaf                                       | minimal
asparagus        | Asparagus               | 22 2.4 4.1 0.2 2    | 10 80 250 | cup 180           | vegan | - | cooked-veg                                 | basic staple
green-beans      | Green Beans             | 35 1.9 7.9 0.3 3.2  | 10 80 250 | cup 125           | vegan | - | cooked-veg stir-veg                        | minimal staple
peas             | Green Peas              | 84 5.4 15.6 0.2 5.5 | 10 80 200 | cup 160           | vegan | - | cooked-veg                                 | minimal
sweetcorn        | Sweet Corn              | 96 3.4 21 1.5 2.4   | 10 80 200 | cup 164           | vegan | - | cooked-veg salad-veg                       | minimal
carrot           | Carrots                 | 41 0.9 9.6 0.2 2.8  | 10 80 250 | piece 60, cup 128 | vegan | - | cooked-veg stir-veg snack-veg              | minimal staple
bell-pepper      | Bell Pepper             | 31 1 6 0.3 2.1      | 10 60 250 | piece 150         | vegan | - | salad-veg stir-veg snack-veg breakfast-veg | minimal staple
tomato           | Tomatoes                | 18 0.9 3.9 0.2 1.2  | 10 60 250 | piece 120         | vegan | - | salad-veg breakfast-veg                    | minimal staple
cherry-tomatoes  | Cherry Tomatoes         | 18 0.9 3.9 0.2 1.2  | 10 60 250 | piece 17, cup 149 | vegan | - | salad-veg snack-veg breakfast-veg          | minimal staple
cucumber         | Cucumber                | 15 0.7 3.6 0.1 0.5  | 10 60 250 | cup 104           | vegan | - | salad-veg snack-veg                        | minimal staple
zucchini         | Zucchini                | 17 1.2 3.1 0.3 1    | 10 80 300 | cup 124           | vegan | - | cooked-veg stir-veg                        | basic staple
aubergine        | Eggplant                | 35 0.8 8.7 0.2 2.5  | 10 60 250 | cup 99            | vegan | - | cooked-veg                                 | intermediate
cauliflower      | Cauliflower             | 25 1.9 5 0.3 2      | 10 80 300 | cup 107           | vegan | - | cooked-veg                                 | minimal
cauliflower-rice | Cauliflower Rice        | 25 2 4.9 0.3 2.3    | 10 80 300 | cup 107           | vegan | - | cooked-veg stir-veg                        | minimal rare
brussels-sprouts | Brussels Sprouts        | 36 2.6 7.1 0.5 2.6  | 10 80 250 | cup 156           | vegan | - | cooked-veg                                 | basic
cabbage          | Green Cabbage           | 25 1.3 5.8 0.1 2.5  | 10 80 250 | cup 89            | vegan | - | cooked-veg stir-veg salad-veg              | basic
red-cabbage      | Red Cabbage             | 31 1.4 7.4 0.2 2.1  | 10 80 200 | cup 89            | vegan | - | salad-veg cooked-veg                       | basic rare
pak-choi         | Bok Choy                | 13 1.5 2.2 0.2 1    | 10 80 250 | cup 70            | vegan | - | stir-veg cooked-veg                        | basic
bean-sprouts     | Bean Sprouts            | 30 3 5.9 0.2 1.8    | 10 80 200 | cup 104           | vegan | - | stir-veg                                   | minimal
sugar-snap-peas  | Sugar Snap Peas         | 42 2.8 7.6 0.2 2.6  | 10 80 200 | cup 63            | vegan | - | stir-veg snack-veg                         | minimal
mushrooms        | Mushrooms               | 22 3.1 3.3 0.3 1    | 10 60 250 | cup 70            | vegan | - | cooked-veg stir-veg breakfast-veg          | minimal staple
onion            | Onions                  | 40 1.1 9.3 0.1 1.7  | 10 40 150 | piece 110         | vegan | - | stir-veg                                   | basic rare
beetroot         | Beets, Cooked           | 44 1.7 10 0.2 2     | 10 80 200 | cup 170           | vegan | - | salad-veg cooked-veg                       | minimal rare
pumpkin          | Pumpkin                 | 26 1 6.5 0.1 0.5    | 10 60 300 | cup 116           | vegan | - | cooked-veg                                 | basic
butternut-squash | Butternut Squash        | 45 1 11.7 0.1 2     | 10 60 300 | cup 140           | vegan | - | cooked-veg                                 | basic
celery           | Celery                  | 14 0.7 3 0.2 1.6    | 10 60 200 | piece 40          | vegan | - | snack-veg salad-veg                        | minimal rare
radish           | Radishes                | 16 0.7 3.4 0.1 1.6  | 10 40 150 | cup 116           | vegan | - | snack-veg salad-veg                        | minimal rare
mixed-vegetables | Frozen Mixed Vegetables | 65 3.3 13.1 0.5 4.4 | 10 80 250 | cup 140           | vegan | - | cooked-veg stir-veg                        | minimal
tomato-passata   | Tomato Puree            | 32 1.4 6.5 0.2 1.6  | 10 60 250 | cup 245           | vegan | - | tomato-sauce                               | minimal staple
chopped-tomatoes | Canned Diced Tomatoes   | 24 1.2 4.5 0.2 1.2  | 10 60 300 | cup 240           | vegan | - | tomato-sauce                               | minimal staple
sauerkraut       | Sauerkraut              | 19 0.9 4.3 0.1 2.9  | 10 40 150 | cup 142           | vegan | - | cooked-veg salad-veg                       | minimal rare
`,
);
