import { dishTable } from './dish-table.ts';

/** Snacks and meals before training. */
export const SNACKS = dishTable(`
Protein shake and a banana               | SP | American      | minimal 2       | powder + banana + ?milk + ?nuts
Protein shake and fruit                  | SP | American      | minimal 2       | powder + fruit + ?milk + ?almonds/cashews/walnuts/pumpkin-seeds
Protein shake and nuts                   | S  | Low-carb      | minimal 2       | powder + nuts + ?milk + ?berry
Fruit smoothie with protein              | SP | American      | minimal 5       | powder + berry + banana/mango/pineapple + ?milk + ?oats + ?chia-seeds/flaxseed
Greek yogurt with berries                | SP | Greek         | minimal 3       | yogurt + berry + ?powder + ?honey + ?nuts
Greek yogurt with banana and honey       | SP | Greek         | minimal 3       | yogurt + banana + honey + ?powder + ?walnuts/almonds/pumpkin-seeds
Yogurt with peach and almonds            | S  | American      | minimal 3       | yogurt + peach/plum/cherries/mango + almonds/walnuts/hazelnuts/pumpkin-seeds + ?powder
Skyr with kiwi                           | SP | Scandinavian  | minimal 3       | skyr/soy-skyr/greek-yogurt + kiwi + ?orange/mandarin + ?honey + ?powder
Yogurt with berries and dark chocolate   | S  | American      | minimal 3       | yogurt + berry + dark-chocolate + ?powder
Cottage cheese with pineapple            | SP | American      | minimal 3       | curd + pineapple/peach/mango + ?honey + ?almonds/walnuts/sunflower-seeds
Cottage cheese with berries              | SP | American      | minimal 3       | curd + berry + ?honey + ?nuts
Cottage cheese with cherry tomatoes      | S  | American      | minimal 3       | curd + cherry-tomatoes/cucumber/bell-pepper + ?rye-bread/crispbread/toast + ?olive-oil/avocado + ?fruit
Quark with grapes                        | SP | German        | minimal 3       | quark/skyr/soy-skyr + grapes/cherries/plum + ?honey + ?powder
Rice cakes with cottage cheese and jam   | SP | American      | minimal 3       | curd + rice-cakes/corn-cakes + jam/honey + ?berry/banana
Rice cakes with peanut butter and banana | S  | American      | minimal 3       | rice-cakes/corn-cakes + nut-butter + banana + powder
Rice cakes, honey and a shake            | P  | American      | minimal 3       | powder + rice-cakes/corn-cakes + honey/jam + banana/berry
Crispbread with turkey and cucumber      | S  | Scandinavian  | minimal 3       | crispbread/oat-cakes/rice-cakes + turkey-deli/chicken-deli/lean-ham + cucumber/tomato + ?cream-cheese-light + ?fruit
Cheese, crackers and grapes              | S  | American      | minimal 3       | cheddar-light/swiss-cheese/mozzarella-light + crispbread/oat-cakes/rice-cakes + grapes/apple/pear + ?turkey-deli/lean-ham
Apple with peanut butter and a shake     | S  | American      | minimal 3       | apple/banana/pear + nut-butter + powder + ?milk
Hummus with vegetable sticks and turkey  | S  | Middle Eastern | minimal 5      | hummus + carrot/bell-pepper/cucumber + turkey-deli/chicken-deli/rotisserie-chicken + ?pita-bread/rice-cakes + ?fruit
Hummus with vegetable sticks and a shake | S  | Middle Eastern | minimal 5      | hummus + carrot/bell-pepper/cucumber + powder + ?pita-bread/rice-cakes + ?fruit
Tzatziki with vegetables and chicken     | S  | Greek         | minimal 5       | tzatziki + cucumber/bell-pepper/carrot + rotisserie-chicken/chicken-deli + ?pita-bread + ?fruit
Guacamole, peppers and chicken           | S  | Mexican       | minimal 5       | guacamole + bell-pepper/cucumber/cherry-tomatoes + rotisserie-chicken/chicken-deli/turkey-deli + ?corn-tortilla + ?fruit
Beef jerky and an apple                  | S  | American      | minimal 1       | beef-jerky/biltong + apple/pear/orange + ?almonds/cashews + ?carrot
Biltong, popcorn and fruit               | S  | American      | minimal 3       | beef-jerky/biltong + popcorn + apple/orange/mandarin
Boiled eggs with vegetables              | S  | American      | basic 10        | egg-boiled + cherry-tomatoes/cucumber/bell-pepper/carrot + ?toast/rice-cakes + ?fruit
Turkey and cheese roll-ups               | S  | Low-carb      | minimal 5       | turkey-deli/lean-ham/roast-beef-deli/chicken-deli + cheddar-light/swiss-cheese/cream-cheese-light + bell-pepper/cucumber + ?fruit
Turkey avocado roll-ups                  | S  | Low-carb      | minimal 5       | turkey-deli/chicken-deli/lean-ham/rotisserie-chicken + avocado + bell-pepper/cucumber + ?fruit
Smoked salmon cucumber rolls             | S  | Low-carb      | minimal 5       | smoked-salmon + cucumber + cream-cheese-light/avocado + ?rye-bread/crispbread
Tuna on rice cakes                       | S  | American      | minimal 5       | tuna + rice-cakes/corn-cakes/crispbread + tomato/cucumber + ?mayonnaise-light/avocado + ?fruit
Protein bar and fruit                    | SP | American      | minimal 1       | bar + apple/banana/orange/mandarin/pear + ?milk + ?yogurt
Edamame and fruit                        | S  | Japanese      | minimal 5       | edamame + orange/mandarin/apple/grapes + ?powder + ?rice-cakes
Roasted chickpeas, fruit and a shake     | S  | Middle Eastern | minimal 2      | roasted-chickpeas + apple/orange/grapes + powder + ?milk
Smoked tofu with vegetable sticks        | S  | German        | minimal 5       | tofu-smoked + carrot/bell-pepper/cucumber + ?hummus/avocado + ?rye-bread/rice-cakes + ?fruit
Turkey sandwich and fruit                | SP | American      | minimal 5       | turkey-deli/chicken-deli/roast-beef-deli + white-bread/sourdough-bread/wholewheat-bread/rye-bread/buckwheat-bread + lettuce/tomato/cucumber + banana/apple/grapes/orange
Ham bagel and fruit                      | P  | American      | minimal 5       | lean-ham/turkey-deli/roast-beef-deli + bagel/white-bread/sourdough-bread + tomato/cucumber/lettuce + orange/grapes/banana/apple
Cottage cheese and jam on bread          | SP | German        | minimal 5       | curd + sourdough-bread/white-bread/wholewheat-bread/rye-bread/gluten-free-bread + jam/honey + ?berry/banana
Chicken, rice and carrots                | P  | American      | basic 20        | chicken-breast/turkey-breast + rice + carrot/zucchini/green-beans + ?banana/orange/pineapple
Chicken with potatoes and green beans    | P  | American      | basic 25        | chicken-breast/turkey-breast/pork-tenderloin + potato/sweet-potato + green-beans/zucchini/carrot + ?fruit
Ready chicken with microwave rice        | P  | American      | minimal 5       | rotisserie-chicken + microwave-rice + carrot/bell-pepper/cherry-tomatoes/sweetcorn + ?banana/grapes/orange
White fish with rice and zucchini        | P  | American      | basic 20        | cod/haddock/tilapia/halibut + rice + zucchini/carrot/asparagus + ?fruit
Shrimp with rice noodles and peppers     | P  | Thai          | basic 15        | shrimp + rice-noodles/white-rice + bell-pepper/carrot/zucchini + ?soy-sauce + ?mango/pineapple
Pasta with turkey and tomato sauce       | P  | Italian       | basic 20        | turkey-mince-99/turkey-breast/chicken-breast + pasta + tomato-passata/chopped-tomatoes + ?zucchini/spinach + ?fruit
Seitan with rice and vegetables          | P  | Vegan         | basic 20        | seitan/seitan-homemade + rice + bell-pepper/carrot/zucchini + ?soy-sauce + ?fruit
Oats with soy protein and banana         | P  | Vegan         | minimal 6       | oats + soy-isolate/pea-isolate/rice-protein/pumpkin-protein + banana/berry + ?maple-syrup + ?milk
`);
