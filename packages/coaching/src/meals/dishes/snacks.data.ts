import { dishTable } from './dish-table.ts';

/** Snacks and meals before training. */
export const SNACKS = dishTable(`
Protein shake and a banana          | SP | American       | minimal 2 | powder + banana + ?milk + ?nuts
Protein shake and $2                | SP | American       | minimal 2 | powder + fruit + ?milk + ?almonds/cashews/walnuts/pumpkin-seeds
Protein shake with $2               | SP | Low-carb       | minimal 2 | powder + nuts + ?milk + ?berry
Fruit smoothie with protein         | SP | American       | minimal 5 | powder + berry + banana/mango/pineapple + ?milk + ?oats + ?chia-seeds/flaxseed
$1 with berries                     | SP | Greek          | minimal 3 | yogurt + berry + ?powder + ?honey + ?nuts
$1 with banana and honey            | SP | Greek          | minimal 3 | yogurt + banana + honey + ?powder + ?walnuts/almonds/pumpkin-seeds
$1 with $2 and $3                   | S  | American       | minimal 3 | yogurt + peach/plum/cherries/mango + almonds/walnuts/hazelnuts/pumpkin-seeds + ?powder
$1 with kiwi                        | SP | Scandinavian   | minimal 3 | skyr/soy-skyr/greek-yogurt + kiwi + ?orange/mandarin + ?honey + ?powder
$1 with berries and dark chocolate  | S  | American       | minimal 3 | yogurt + berry + dark-chocolate + ?powder
Cottage cheese with $2              | SP | American       | minimal 3 | curd + pineapple/peach/mango:160 + ?honey + ?almonds/walnuts/sunflower-seeds
Cottage cheese with berries         | SP | American       | minimal 3 | curd + berry + ?honey + ?nuts
Cottage cheese with berries and $3  | SP | Low-carb       | minimal 3 | curd + berry + walnuts/almonds/pumpkin-seeds/hemp-seeds/pecans
Cottage cheese with $2              | S  | American       | minimal 3 | curd + cherry-tomatoes/cucumber/bell-pepper + ?rye-bread/crispbread/toast + ?olive-oil/avocado
$1 with $2                          | SP | German         | minimal 3 | quark/skyr/soy-skyr + grapes/cherries/plum + ?honey + ?powder
$2 with cottage cheese and $3       | SP | American       | minimal 3 | curd:200 + rice-cakes/corn-cakes + jam/honey + ?berry/banana
$1 with $2, banana and a shake      | S  | American       | minimal 3 | rice-cakes/corn-cakes + nut-butter + banana + powder
$2 with $3 and a shake              | P  | American       | minimal 3 | powder + rice-cakes/corn-cakes + honey/jam + banana/berry
$1 with $2 and $3                   | S  | Scandinavian   | minimal 3 | crispbread/oat-cakes/rice-cakes + turkey-deli/chicken-deli/lean-ham + cucumber/tomato + ?cream-cheese-light + ?fruit
$1, $2 and $3                       | S  | American       | minimal 3 | cheddar-light/swiss-cheese/mozzarella-light + crispbread/oat-cakes/rice-cakes + grapes/apple/pear + ?turkey-deli/lean-ham
$1 with $2 and a shake              | S  | American       | minimal 3 | apple/banana/pear + nut-butter + powder + ?milk
Hummus, $2 and $3                   | S  | Middle Eastern | minimal 5 | hummus + carrot/bell-pepper/cucumber + turkey-deli/chicken-deli/rotisserie-chicken + ?pita-bread/rice-cakes + ?fruit
Hummus, $2 and a shake              | S  | Middle Eastern | minimal 5 | hummus + carrot/bell-pepper/cucumber + powder + ?pita-bread/rice-cakes + ?fruit
Tzatziki with $2 and $3             | S  | Greek          | minimal 5 | tzatziki + cucumber/bell-pepper/carrot + rotisserie-chicken/chicken-deli + ?pita-bread + ?fruit
Guacamole with $2 and $3            | S  | Mexican        | minimal 5 | guacamole + bell-pepper/cucumber/cherry-tomatoes + rotisserie-chicken/chicken-deli/turkey-deli + ?corn-tortilla + ?fruit
$1 and $2                           | S  | American       | minimal 1 | beef-jerky/biltong + apple/pear/orange + ?almonds/cashews + ?carrot
$1, popcorn and $3                  | S  | American       | minimal 3 | beef-jerky/biltong + popcorn + apple/orange/mandarin
Boiled eggs with $2                 | S  | American       | basic 10  | egg-boiled + cherry-tomatoes/cucumber/bell-pepper/carrot + ?toast/rice-cakes + ?fruit
$1 and $2 roll-ups                  | SP | Low-carb       | minimal 5 | turkey-deli/lean-ham/roast-beef-deli/chicken-deli + cheddar-light/swiss-cheese/cream-cheese-light + bell-pepper/cucumber + ?fruit
$1 and avocado roll-ups             | SP | Low-carb       | minimal 5 | turkey-deli/chicken-deli/lean-ham/rotisserie-chicken + avocado + bell-pepper/cucumber + ?fruit
Smoked salmon cucumber rolls        | S  | Low-carb       | minimal 5 | smoked-salmon + cucumber + cream-cheese-light/avocado + ?rye-bread/crispbread
Tuna on $2                          | S  | American       | minimal 5 | tuna + rice-cakes/corn-cakes/crispbread + tomato/cucumber + ?mayonnaise-light/avocado + ?fruit
Protein bar and fruit               | SP | American       | minimal 1 | bar + apple/banana/orange/mandarin/pear + ?milk + ?yogurt
Edamame, $2 and a shake             | S  | Japanese       | minimal 5 | edamame + orange/mandarin/apple/grapes + powder + ?rice-cakes
Roasted chickpeas, $2 and a shake   | S  | Middle Eastern | minimal 2 | roasted-chickpeas + apple/orange/grapes + powder + ?milk
Smoked tofu with $2                 | S  | Vegan          | minimal 5 | tofu-smoked:150 + carrot/bell-pepper/cucumber + ?hummus/avocado + ?rye-bread/rice-cakes + ?fruit
$1 sandwich and $4                  | SP | American       | minimal 5 | turkey-deli/chicken-deli/roast-beef-deli + white-bread/sourdough-bread/wholewheat-bread/rye-bread/buckwheat-bread:70.. + lettuce/tomato/cucumber + banana/apple/grapes/orange
$1 on $2 and $4                     | P  | American       | minimal 5 | lean-ham/turkey-deli/roast-beef-deli + bagel/white-bread/sourdough-bread + tomato/cucumber/lettuce + orange/grapes/banana/apple
Cottage cheese and $3 on bread      | SP | German         | minimal 5 | curd:160 + sourdough-bread/white-bread/wholewheat-bread/rye-bread/gluten-free-bread:70.. + jam/honey + ?berry/banana
$1, rice and $3                     | P  | American       | basic 20  | chicken-breast/turkey-breast + rice + carrot/zucchini/green-beans + ?banana/orange/pineapple
$1 with $2 and $3                   | P  | American       | basic 25  | chicken-breast/turkey-breast/pork-tenderloin + potato/sweet-potato + green-beans/zucchini/carrot + ?fruit
Rotisserie chicken with rice and $3 | P  | American       | minimal 5 | rotisserie-chicken + microwave-rice + carrot/bell-pepper/cherry-tomatoes/sweetcorn + ?banana/grapes/orange
$1 with rice and $3                 | P  | American       | basic 20  | cod/haddock/tilapia/halibut + rice + zucchini/carrot/asparagus + ?fruit
Shrimp with $2 and $3               | P  | Thai           | basic 15  | shrimp + rice-noodles/white-rice + bell-pepper/carrot/zucchini + ?soy-sauce + ?mango/pineapple
Pasta with $1 and tomato sauce      | P  | Italian        | basic 20  | turkey-mince-99/turkey-breast/chicken-breast + pasta + tomato-passata/chopped-tomatoes + ?zucchini/spinach + ?fruit
Seitan with rice and $3             | P  | Vegan          | basic 20  | seitan/seitan-homemade + rice + bell-pepper/carrot/zucchini + ?soy-sauce + ?fruit
Protein oats with $3                | P  | Vegan          | minimal 6 | oats + soy-isolate/pea-isolate/rice-protein/pumpkin-protein:40 + banana/berry + ?maple-syrup + ?milk
`);
