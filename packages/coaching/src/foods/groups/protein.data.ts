import { foodTable } from '../food-table.ts';

/** Meat, fish, seafood, eggs, plant proteins and powders. Meat and fish cooked unless 'raw'. */
export const PROTEIN_FOODS = foodTable(
  'protein',
  `
chicken-breast     | Chicken Breast              | 165 31 0 3.6 0       | 10 60 280 | piece 170         | omnivore   | -                          | meat stir-fry-protein                   | basic fdc=171477 staple
chicken-thigh      | Chicken Thigh, Skinless     | 179 24.8 0 8.2 0     | 10 60 280 | piece 110         | omnivore   | -                          | meat stir-fry-protein                   | basic staple
chicken-drumstick  | Chicken Drumstick, Skinless | 155 24.2 0 5.7 0     | 10 60 280 | piece 95          | omnivore   | -                          | meat                                    | basic
rotisserie-chicken | Rotisserie Chicken Breast   | 144 28 0 3.6 0       | 10 60 250 | -                 | omnivore   | ?Dairy ?Soy                | meat cold-cut                           | minimal ?gluten
chicken-mince      | Lean Ground Chicken         | 167 25.5 0 7 0       | 10 60 280 | -                 | omnivore   | -                          | ground-meat                             | basic
turkey-breast      | Turkey Breast               | 147 30.1 0 2.1 0     | 10 60 280 | -                 | omnivore   | -                          | meat stir-fry-protein                   | basic staple
turkey-mince       | Lean Ground Turkey          | 176 27.1 0 7.4 0     | 10 60 280 | -                 | omnivore   | -                          | ground-meat                             | basic staple
turkey-mince-99    | Extra-Lean Ground Turkey    | 151 31.7 0 2.7 0     | 10 60 280 | -                 | omnivore   | -                          | ground-meat                             | basic
duck-breast        | Duck Breast, Skinless       | 140 27.6 0 2.5 0     | 10 60 250 | -                 | omnivore   | -                          | meat                                    | advanced rare
beef-lean          | Beef (Lean)                 | 152 20.9 0 7 0       | 10 60 300 | -                 | omnivore   | -                          | ground-meat                             | basic raw fdc=173110 staple
beef-mince-96      | Extra-Lean Ground Beef      | 155 27 0 4.8 0       | 10 60 280 | -                 | omnivore   | -                          | ground-meat                             | basic staple
beef-mince-85      | Ground Beef 85/15           | 250 25.9 0 15.4 0    | 10 60 250 | -                 | omnivore   | -                          | ground-meat                             | basic rare
sirloin-steak      | Sirloin Steak, Trimmed      | 183 29.5 0 6.4 0     | 10 60 280 | -                 | omnivore   | -                          | meat stir-fry-protein                   | basic staple
flank-steak        | Flank Steak                 | 192 28 0 8.2 0       | 10 60 280 | -                 | omnivore   | -                          | meat stir-fry-protein                   | intermediate
ribeye-steak       | Ribeye Steak                | 265 25 0 18 0        | 10 60 280 | -                 | omnivore   | -                          | meat                                    | basic rare
eye-of-round       | Roast Beef, Eye of Round    | 168 29.1 0 4.9 0     | 10 60 280 | -                 | omnivore   | -                          | meat                                    | intermediate
bison-mince        | Lean Ground Bison           | 179 25.5 0 8.6 0     | 10 60 280 | -                 | omnivore   | -                          | ground-meat                             | basic rare
venison            | Venison                     | 158 30.2 0 3.2 0     | 10 60 280 | -                 | omnivore   | -                          | meat                                    | intermediate rare
pork-tenderloin    | Pork Tenderloin             | 143 26.2 0 3.5 0     | 10 60 280 | -                 | omnivore   | -                          | meat stir-fry-protein                   | basic staple
pork-loin          | Pork Loin Chop              | 192 28.6 0 7.7 0     | 10 60 280 | piece 130         | omnivore   | -                          | meat                                    | basic
lamb-leg           | Lean Leg of Lamb            | 191 28.3 0 7.7 0     | 10 60 280 | -                 | omnivore   | -                          | meat                                    | intermediate rare
turkey-deli        | Sliced Turkey Breast        | 104 17.5 3.5 2 0     | 10 30 150 | slice 28          | omnivore   | ?Dairy ?Soy                | cold-cut                                | minimal ?gluten staple
chicken-deli       | Sliced Chicken Breast       | 98 19 2.2 1.5 0      | 10 30 150 | slice 28          | omnivore   | ?Dairy ?Soy                | cold-cut                                | minimal ?gluten
lean-ham           | Lean Cooked Ham             | 107 18.5 1 3.3 0     | 10 30 150 | slice 28          | omnivore   | ?Dairy ?Soy                | cold-cut breakfast-meat                 | minimal ?gluten staple
roast-beef-deli    | Sliced Roast Beef           | 115 18.6 0.6 3.7 0   | 10 30 150 | slice 28          | omnivore   | ?Dairy ?Soy                | cold-cut                                | minimal ?gluten
turkey-bacon       | Turkey Bacon                | 226 15.9 1.9 17 0    | 15 15 90  | slice 15          | omnivore   | ?Soy                       | breakfast-meat                          | basic ?gluten
bacon              | Canadian Bacon              | 185 24.2 1.4 8.4 0   | 25 25 125 | slice 25          | omnivore   | ?Soy                       | breakfast-meat                          | basic
chicken-sausage    | Lean Chicken Sausage        | 158 18 3 8 0         | 40 40 160 | piece 80          | omnivore   | ?Dairy ?Soy ?Eggs          | breakfast-meat                          | basic gluten rare
beef-jerky         | Beef Jerky                  | 300 44 13 7 0.5      | 10 20 60  | -                 | omnivore   | Soy                        | jerky                                   | minimal gluten
biltong            | Biltong                     | 255 52 2 4.2 0       | 10 20 60  | -                 | omnivore   | ?Soy                       | jerky                                   | minimal ?gluten rare
salmon             | Salmon                      | 206 22.1 0 12.4 0    | 10 60 260 | -                 | omnivore   | Fish                       | fish                                    | basic fdc=175168 staple
salmon-wild        | Wild Salmon                 | 182 25.4 0 8.1 0     | 10 60 260 | -                 | omnivore   | Fish                       | fish                                    | basic
smoked-salmon      | Smoked Salmon               | 117 18.3 0 4.3 0     | 10 30 120 | slice 20          | omnivore   | Fish                       | smoked-fish                             | minimal
smoked-mackerel    | Smoked Mackerel             | 305 19 0 25.5 0      | 10 30 120 | -                 | omnivore   | Fish                       | smoked-fish                             | minimal rare
trout              | Rainbow Trout               | 168 23.8 0 7.4 0     | 10 60 260 | -                 | omnivore   | Fish                       | fish                                    | basic
cod                | Cod                         | 105 22.8 0 0.9 0     | 10 60 300 | -                 | omnivore   | Fish                       | fish                                    | basic staple
haddock            | Haddock                     | 90 20 0 0.6 0        | 10 60 300 | -                 | omnivore   | Fish                       | fish                                    | basic
tilapia            | Tilapia                     | 128 26.2 0 2.7 0     | 10 60 280 | piece 87          | omnivore   | Fish                       | fish                                    | basic fdc=175177 staple
halibut            | Halibut                     | 111 22.5 0 1.6 0     | 10 60 280 | -                 | omnivore   | Fish                       | fish                                    | basic
sea-bass           | Sea Bass                    | 124 23.6 0 2.6 0     | 10 60 280 | -                 | omnivore   | Fish                       | fish                                    | intermediate rare
tuna-steak         | Tuna Steak                  | 130 29.2 0 0.6 0     | 10 60 280 | -                 | omnivore   | Fish                       | fish                                    | intermediate
tuna               | Tuna                        | 116 25.5 0 0.8 0     | 10 50 200 | -                 | omnivore   | Fish ?Soy                  | canned-fish                             | minimal fdc=171986 staple
sardines           | Sardines in Oil, Drained    | 208 24.6 0 11.5 0    | 10 50 150 | -                 | omnivore   | Fish ?Soy                  | canned-fish                             | minimal
salmon-tinned      | Canned Pink Salmon          | 138 23.1 0 5 0       | 10 50 200 | -                 | omnivore   | Fish ?Soy                  | canned-fish                             | minimal
mackerel           | Mackerel                    | 262 23.9 0 17.8 0    | 10 60 220 | -                 | omnivore   | Fish                       | fish                                    | basic rare
shrimp             | Shrimp                      | 99 24 0.2 0.3 0      | 10 60 280 | -                 | omnivore   | Shellfish                  | seafood stir-fry-protein                | basic staple
scallops           | Scallops                    | 111 20.5 5.4 0.8 0   | 10 60 260 | -                 | omnivore   | Shellfish                  | seafood                                 | intermediate rare
mussels            | Mussels                     | 172 23.8 7.4 4.5 0   | 10 60 250 | -                 | omnivore   | Shellfish                  | seafood                                 | intermediate rare
crab               | Crab Meat                   | 83 17.9 0 0.7 0      | 10 50 200 | -                 | omnivore   | Shellfish ?Fish ?Eggs ?Soy | seafood canned-fish                     | minimal ?gluten rare
squid              | Squid, Grilled              | 110 18.6 3.7 1.7 0   | 10 60 250 | -                 | omnivore   | Shellfish                  | seafood stir-fry-protein                | intermediate rare
egg-whole          | Whole Eggs                  | 143 12.6 0.7 9.5 0   | 50 50 250 | piece 50          | vegetarian | Eggs                       | egg                                     | basic raw fdc=171287 staple
egg-boiled         | Boiled Eggs                 | 155 12.6 1.1 10.6 0  | 50 50 200 | piece 50          | vegetarian | Eggs                       | boiled-egg                              | basic
egg-white          | Egg Whites                  | 52 10.9 0.7 0.2 0    | 10 50 300 | cup 243, piece 33 | vegetarian | Eggs                       | egg-white                               | basic raw fdc=172183 staple
tofu-firm          | Firm Tofu                   | 144 17.3 2.8 8.7 2.3 | 10 60 300 | cup 252           | vegan      | Soy                        | plant-protein stir-fry-protein scramble | basic fdc=172475
tofu-smoked        | Smoked Tofu                 | 176 18 2.5 10.5 1.5  | 10 50 220 | -                 | vegan      | Soy                        | plant-protein stir-fry-protein          | minimal ?gluten rare
tofu-silken        | Silken Tofu                 | 55 4.8 2.9 2.7 0.1   | 10 80 300 | -                 | vegan      | Soy                        | scramble                                | minimal rare
tempeh             | Tempeh                      | 192 20.3 7.6 10.8 4  | 10 60 250 | -                 | vegan      | Soy                        | plant-protein stir-fry-protein          | basic ?gluten
seitan             | Seitan                      | 141 25 6 1.9 1       | 10 60 250 | -                 | vegan      | Soy                        | plant-protein stir-fry-protein          | basic gluten
textured-soy       | Textured Soy Protein        | 330 50 31 1.5 17     | 5 20 80   | cup 75            | vegan      | Soy                        | plant-protein                           | basic ?gluten dry rare
pea-mince          | Pea Protein Grounds         | 178 22 6 7.2 4       | 10 60 250 | -                 | vegan      | ?Soy                       | plant-protein stir-fry-protein          | basic ?gluten rare
textured-pea       | Textured Pea Protein        | 350 60 14 4.5 9      | 5 20 80   | -                 | vegan      | ?Soy                       | plant-protein stir-fry-protein scramble | basic dry rare
edamame            | Edamame                     | 121 11.9 8.9 5.2 5.2 | 10 50 200 | cup 155           | vegan      | Soy                        | pulse                                   | minimal
nutritional-yeast  | Nutritional Yeast           | 370 50 36 5 20       | 5 5 20    | tbsp 5            | vegan      | -                          | hard-cheese                             | minimal ?gluten rare
whey-isolate       | Whey Protein Isolate        | 370 86 4 1 0         | 5 15 50   | -                 | vegetarian | Dairy ?Soy                 | powder                                  | minimal staple
whey-concentrate   | Whey Protein                | 400 78 8 6.5 0       | 5 15 50   | -                 | vegetarian | Dairy ?Soy                 | powder                                  | minimal staple
casein             | Micellar Casein             | 365 80 7 2 1         | 5 15 50   | -                 | vegetarian | Dairy ?Soy                 | powder                                  | minimal rare
egg-white-powder   | Egg White Protein Powder    | 360 80 6 0.5 0       | 5 15 50   | -                 | vegetarian | Eggs                       | powder                                  | minimal rare
beef-protein       | Beef Protein Powder         | 370 88 2 1 0         | 5 15 50   | -                 | omnivore   | ?Dairy ?Soy                | powder                                  | minimal rare
soy-isolate        | Soy Protein Isolate         | 365 83 3 2.5 1       | 5 15 50   | -                 | vegan      | Soy                        | powder                                  | minimal rare
pea-isolate        | Pea Protein Isolate         | 380 80 4 5 2         | 5 15 50   | -                 | vegan      | ?Soy                       | powder                                  | minimal
rice-protein       | Rice Protein Powder         | 380 78 9 3 3         | 5 15 50   | -                 | vegan      | -                          | powder                                  | minimal rare
seitan-homemade    | Seitan, Wheat Gluten Only   | 140 27 5 1.5 0.6     | 10 60 250 | -                 | vegan      | -                          | plant-protein stir-fry-protein          | intermediate gluten rare
pumpkin-protein    | Pumpkin Seed Protein Powder | 390 62 9 10 6        | 5 15 50   | -                 | vegan      | ?Nuts                      | powder                                  | minimal rare
hemp-protein       | Hemp Protein Powder         | 370 50 19 10 16      | 5 15 50   | -                 | vegan      | -                          | powder                                  | minimal rare
`,
);
