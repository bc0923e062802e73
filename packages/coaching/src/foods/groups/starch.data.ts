import { foodTable } from '../food-table.ts';

/** Grains, potatoes, pasta, breads and cereals. Cooked unless 'dry'. Oats count as gluten unless certified. */
export const STARCH_FOODS = foodTable(
  'starch',
  `
white-rice          | White Rice                    | 130 2.7 28.2 0.3 0.4   | 10 50 350  | cup 158            | vegan      | -                 | rice        | basic fdc=168878 staple
brown-rice          | Brown Rice                    | 123 2.7 25.6 1 1.6     | 10 50 350  | cup 195            | vegan      | -                 | rice        | basic fdc=169704 staple
basmati-rice        | Basmati Rice                  | 129 3 27.8 0.4 0.5     | 10 50 350  | cup 160            | vegan      | -                 | rice        | basic staple
jasmine-rice        | Jasmine Rice                  | 129 2.7 28 0.3 0.4     | 10 50 350  | cup 160            | vegan      | -                 | rice        | basic
wild-rice           | Wild Rice                     | 101 4 21.3 0.3 1.8     | 10 50 350  | cup 164            | vegan      | -                 | rice        | basic
microwave-rice      | Ready-to-Heat Rice            | 151 3.2 31 1.6 0.8     | 10 50 300  | cup 160            | vegan      | -                 | rice        | minimal
quinoa              | Quinoa                        | 120 4.4 21.3 1.9 2.8   | 10 50 300  | cup 185            | vegan      | -                 | grain rice  | basic staple
couscous            | Couscous                      | 112 3.8 23.2 0.2 1.4   | 10 50 300  | cup 157            | vegan      | -                 | grain       | minimal gluten staple
bulgur              | Bulgur                        | 83 3.1 18.6 0.2 4.5    | 10 50 300  | cup 182            | vegan      | -                 | grain       | basic gluten
buckwheat           | Buckwheat Groats              | 92 3.4 19.9 0.6 2.7    | 10 50 300  | cup 168            | vegan      | -                 | grain       | basic ?gluten
pearl-barley        | Pearl Barley                  | 123 2.3 28.2 0.4 3.8   | 10 50 300  | cup 157            | vegan      | -                 | grain       | basic gluten rare
millet              | Millet                        | 119 3.5 23.7 1 1.3     | 10 50 300  | cup 174            | vegan      | -                 | grain       | basic ?gluten rare
polenta             | Polenta                       | 71 1.6 15.5 0.4 0.9    | 10 80 350  | cup 240            | vegan      | -                 | grain       | basic ?gluten rare
sweet-potato        | Sweet Potato                  | 90 2 20.7 0.2 3.3      | 10 50 400  | cup 200, piece 130 | vegan      | -                 | potato      | basic fdc=168483 staple
potato              | Potato                        | 87 1.9 20.1 0.1 1.8    | 10 50 450  | piece 150          | vegan      | -                 | potato      | basic staple
baked-potato        | Baked Potato                  | 93 2.5 21.2 0.1 2.2    | 10 60 450  | piece 170          | vegan      | -                 | potato      | minimal
yam                 | Yam                           | 116 1.5 27.5 0.1 3.9   | 10 50 350  | cup 136            | vegan      | -                 | potato      | basic rare
cassava             | Cassava                       | 160 1.4 38.1 0.3 1.8   | 10 50 300  | cup 206            | vegan      | -                 | potato      | intermediate rare
plantain            | Plantain, Boiled              | 116 0.8 31.2 0.2 2.3   | 10 50 300  | cup 154            | vegan      | -                 | potato      | basic rare
pasta               | Pasta                         | 158 5.8 30.9 0.9 1.8   | 10 60 350  | cup 140            | vegan      | -                 | pasta       | basic gluten staple
wholewheat-pasta    | Whole Wheat Pasta             | 149 6 30 1.7 3.9       | 10 60 350  | cup 140            | vegan      | -                 | pasta       | basic gluten staple
gluten-free-pasta   | Gluten-Free Pasta             | 160 3.2 34.5 1 1.2     | 10 60 350  | cup 140            | vegan      | ?Eggs ?Soy        | pasta       | basic rare
lentil-pasta        | Red Lentil Pasta              | 147 11 24 0.9 3        | 10 60 300  | cup 140            | vegan      | ?Soy              | pasta       | basic ?gluten
rice-noodles        | Rice Noodles                  | 108 1.8 24 0.2 1       | 10 60 350  | cup 176            | vegan      | -                 | noodle      | minimal
soba-noodles        | Soba Noodles                  | 99 5.1 21.4 0.1 1      | 10 60 350  | cup 114            | vegan      | ?Eggs             | noodle      | basic gluten
egg-noodles         | Egg Noodles                   | 138 4.5 25.2 2.1 1.2   | 10 60 350  | cup 160            | vegetarian | Eggs              | noodle      | basic gluten
shirataki-noodles   | Shirataki Noodles             | 10 0.2 3.3 0 3         | 10 100 250 | -                  | vegan      | -                 | noodle      | minimal rare
wholewheat-bread    | Whole Wheat Bread             | 252 12.4 42.7 3.5 6    | 35 35 140  | slice 35           | vegan      | ?Dairy ?Soy       | bread       | minimal gluten staple
white-bread         | White Bread                   | 266 8.9 49 3.3 2.7     | 30 30 150  | slice 30           | vegan      | ?Dairy ?Soy ?Eggs | bread       | minimal gluten
rye-bread           | Rye Bread                     | 250 8.5 48.3 2.2 5.8   | 35 35 140  | slice 35           | vegan      | -                 | bread       | minimal gluten staple
sourdough-bread     | Sourdough Bread               | 265 10.5 51.9 1.8 2.2  | 40 40 160  | slice 40           | vegan      | -                 | bread       | minimal gluten
gluten-free-bread   | Gluten-Free Bread             | 245 4.5 45 5 5         | 35 35 140  | slice 35           | vegetarian | Eggs ?Dairy ?Soy  | bread       | minimal rare
buckwheat-bread     | Buckwheat Bread (gluten-free) | 220 6 41 3 5           | 35 35 140  | slice 35           | vegan      | -                 | bread       | minimal rare
protein-bread       | Low-Carb Seed Bread           | 265 22 16.5 14.5 9     | 40 40 120  | slice 40           | vegan      | Soy ?Dairy ?Nuts  | bread       | minimal gluten rare
bagel               | Bagel                         | 264 10.6 52.4 1.3 2.2  | 50 50 200  | piece 100          | vegan      | ?Dairy ?Soy ?Eggs | bread       | minimal gluten
english-muffin      | English Muffin                | 232 8.8 46 1.8 2.7     | 57 57 171  | piece 57           | vegan      | ?Dairy ?Soy       | bread       | minimal gluten
pita-bread          | Pita Bread                    | 275 9.1 55.7 1.2 2.2   | 30 30 120  | piece 60           | vegan      | -                 | wrap bread  | minimal gluten
flour-tortilla      | Flour Tortilla                | 304 8.2 50.4 7.9 3.1   | 49 49 147  | piece 49           | vegan      | ?Soy              | wrap        | minimal gluten staple
wholewheat-tortilla | Whole Wheat Tortilla          | 290 9 48 7.5 7         | 45 45 135  | piece 45           | vegan      | ?Soy              | wrap        | minimal gluten staple
corn-tortilla       | Corn Tortilla                 | 218 5.7 44.6 2.9 6.3   | 26 26 130  | piece 26           | vegan      | -                 | wrap        | minimal ?gluten
rice-paper          | Rice Paper Wrappers           | 330 1.5 80 0.2 1       | 10 20 80   | piece 10           | vegan      | -                 | wrap        | basic dry rare
oatmeal             | Oatmeal                       | 389 16.9 66.3 6.9 10.6 | 5 20 120   | cup 81             | vegan      | -                 | oats        | minimal gluten dry fdc=169705 staple
gluten-free-oats    | Gluten-Free Oats              | 379 13.2 67.7 6.5 10.1 | 5 20 120   | cup 81             | vegan      | -                 | oats        | minimal dry staple
cream-of-rice       | Cream of Rice                 | 370 6.3 82.4 0.5 0.7   | 5 20 100   | -                  | vegan      | -                 | oats        | minimal dry rare
buckwheat-flakes    | Buckwheat Flakes              | 346 12 71 3 9          | 5 20 100   | -                  | vegan      | -                 | oats cereal | minimal ?gluten dry rare
quinoa-flakes       | Quinoa Flakes                 | 370 13.5 65 6 7        | 5 20 100   | -                  | vegan      | -                 | oats        | minimal ?gluten dry rare
semolina            | Cream of Wheat                | 360 12.7 72.8 1.1 3.9  | 5 20 90    | -                  | vegan      | -                 | oats        | basic gluten dry rare
muesli              | Muesli, No Added Sugar        | 365 10.5 66 6.5 8.5    | 5 20 100   | cup 85             | vegan      | Nuts ?Dairy ?Soy  | cereal      | minimal gluten dry
granola             | Granola                       | 455 10 64 17.5 7       | 5 15 80    | cup 110            | vegetarian | Nuts ?Dairy ?Soy  | cereal      | minimal gluten
bran-flakes         | Bran Flakes                   | 340 10.5 77 2.2 17     | 5 20 80    | cup 40             | vegan      | ?Nuts             | cereal      | minimal gluten
corn-flakes         | Corn Flakes                   | 357 7.5 84 0.4 3.3     | 5 20 80    | cup 28             | vegan      | ?Nuts ?Soy        | cereal      | minimal gluten
puffed-rice         | Puffed Rice                   | 385 6.5 87 0.9 1.2     | 5 15 60    | cup 14             | vegan      | -                 | cereal      | minimal ?gluten
rice-cakes          | Rice Cakes                    | 387 8.2 81.5 2.8 4.2   | 9 18 81    | piece 9            | vegan      | -                 | cracker     | minimal fdc=170250 staple
corn-cakes          | Corn Cakes                    | 385 8.5 82 2 4         | 8 16 72    | piece 8            | vegan      | -                 | cracker     | minimal ?gluten
crispbread          | Rye Crispbread                | 355 9.5 77 1.5 16      | 10 20 60   | piece 10           | vegan      | ?Dairy            | cracker     | minimal gluten
oat-cakes           | Oat Crackers                  | 440 10.5 60 17.5 9     | 10 20 60   | piece 10           | vegan      | ?Dairy            | cracker     | minimal gluten rare
seed-crackers       | Flaxseed Crackers             | 510 20 28 39 24        | 5 10 50    | -                  | vegan      | ?Nuts ?Soy        | cracker     | minimal ?gluten rare
`,
);
