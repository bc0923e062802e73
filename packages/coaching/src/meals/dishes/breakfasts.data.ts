import { dishTable } from './dish-table.ts';

/** Breakfasts. Those with a P also suit the meal before training. */
export const BREAKFASTS = dishTable(`
Oatmeal with banana              | BP  | American       | minimal 8       | oats + milk + banana + ?powder:40 + ?honey + ?nut-butter
Oatmeal with berries             | BP  | American       | minimal 8       | oats + powder:40 + berry + ?milk + ?nuts + ?honey
Apple cinnamon oatmeal           | B   | American       | minimal 8       | oats + milk + apple + powder:40 + ?walnuts/almonds/pumpkin-seeds + ?raisins
Overnight oats with yogurt       | BP  | American       | minimal 5       | oats + yogurt + berry/mango/peach + ?milk + ?powder:40 + ?seeds + ?honey
Oats with $3 and banana          | B   | American       | minimal 8       | oats + powder:40 + nut-butter + banana + ?milk
Bircher muesli                   | B   | Swiss          | minimal 5       | oats + yogurt + apple/pear + ?raisins + ?hazelnuts/almonds/sunflower-seeds + ?powder
Egg-white oatmeal with $3        | BP  | American       | basic 10        | oats + egg-white + banana/berry + ?honey + ?nut-butter
Cream of rice with $3            | BP  | American       | minimal 6       | cream-of-rice + powder:40 + berry/banana + ?honey + ?nut-butter
$1 hot cereal with $4            | B   | Eastern        | minimal 8       | buckwheat-flakes/quinoa-flakes + milk + powder:40 + berry/apple/pear/peach + ?nuts + ?maple-syrup
Cream of wheat with $3           | B   | Central        | basic 10        | semolina + milk + cherries/plum/berry + powder:40 + ?honey
Protein pancakes with berries    | B   | American       | intermediate 15 | oats + egg-white + berry + ?powder + ?maple-syrup + ?yogurt + ?nut-butter
Banana pancakes                  | B   | American       | intermediate 15 | oats + egg-whole + banana + ?powder + ?yogurt + ?maple-syrup/honey
Cottage cheese pancakes          | B   | Eastern        | intermediate 20 | oats/semolina + curd + egg-white + berry + ?honey + ?yogurt
Scrambled eggs on toast          | B   | American       | basic 10        | egg-whole + toast + tomato/mushrooms/spinach + ?egg-white:100 + ?butter/olive-oil + ?fruit
Eggs, $2 and toast               | B   | American       | basic 12        | egg-whole + turkey-bacon/bacon + toast + tomato/mushrooms + ?egg-white:100 + ?fruit
Egg-white omelet with spinach    | B   | American       | basic 10        | egg-white + spinach + ?egg-whole:100 + toast + ?feta/cheddar-light/mozzarella-light + ?fruit
Vegetable omelet with toast      | B   | American       | basic 12        | egg-whole + egg-white + bell-pepper/mushrooms/tomato + toast + ?cheddar-light/mozzarella-light + ?orange-juice
Ham and $3 omelet                | B   | American       | basic 12        | egg-whole + lean-ham + cheddar-light/swiss-cheese/mozzarella-light + ?egg-white + mushrooms/tomato/bell-pepper + ?toast
Spanish potato omelet            | B   | Spanish        | intermediate 25 | egg-whole + potato + tomato/bell-pepper + ?egg-white:150 + ?olive-oil + ?fruit
Shakshuka with bread             | B   | Middle Eastern | intermediate 20 | egg-whole + chopped-tomatoes + bell-pepper + pita-bread/toast + ?feta + ?olive-oil
Eggs with avocado toast          | B   | American       | basic 10        | egg-whole/egg-boiled + toast + avocado + cherry-tomatoes/tomato + ?egg-white:100
Boiled eggs with $2 and $3       | B   | Scandinavian   | basic 10        | egg-boiled + rye-bread/crispbread/toast + tomato/cucumber + ?cottage-cheese:100 + ?butter + ?fruit
Smoked salmon on $2              | B   | American       | minimal 5       | smoked-salmon + bagel/toast + cream-cheese-light/cottage-cheese/avocado:80 + cucumber/tomato + ?fruit
Smoked salmon and scrambled eggs | B   | Scandinavian   | basic 10        | smoked-salmon + egg-whole + spinach/tomato/mushrooms + ?egg-white:100 + ?toast + ?butter/avocado
$1 and $3 breakfast sandwich     | B   | American       | minimal 5       | turkey-deli/chicken-deli/lean-ham + english-muffin/toast:70.. + cheddar-light/swiss-cheese/mozzarella-light + tomato/lettuce + ?fruit
Egg and $2 sandwich              | B   | American       | basic 10        | egg-whole + lean-ham/turkey-bacon + english-muffin/toast:70.. + tomato/spinach + ?egg-white:100 + ?cheddar-light + ?fruit
Cottage cheese toast with $3     | B   | American       | minimal 5       | curd:200 + toast:70.. + tomato/cherry-tomatoes/cucumber + ?olive-oil/avocado:60 + ?fruit
Cottage cheese with $2 and toast | BP  | American       | minimal 5       | curd:240 + peach/pineapple/berry + toast:70.. + ?honey/jam + ?nuts
$1 with $2, $3 and $4            | B   | German         | minimal 5       | rye-bread/toast + lean-ham/turkey-deli/roast-beef-deli + cheese + cucumber/tomato/radish + ?yogurt + ?fruit
Toast with $2, banana and a shake| B   | American       | minimal 5       | toast + nut-butter + banana + powder + ?milk
$1 with $2 and a protein shake   | BP  | American       | minimal 5       | bagel/white-bread/sourdough-bread/buckwheat-bread + jam/honey + powder + banana/berry/orange + ?milk
$1 bowl with $2                  | B   | American       | minimal 5       | yogurt + granola/muesli + berry/banana + ?powder + ?honey
$1 bowl with $2                  | BP  | American       | minimal 5       | yogurt + corn-flakes/puffed-rice + berry/banana + ?powder + ?honey
$1 with $2 and $3                | B   | German         | minimal 5       | quark/skyr/soy-skyr + muesli/bran-flakes/oats + apple/berry + ?honey + ?nuts
$1 with milk and a shake         | BP  | American       | minimal 5       | corn-flakes/bran-flakes/puffed-rice + milk + banana/berry + powder + ?almonds/sunflower-seeds
Breakfast smoothie               | BP  | American       | minimal 5       | powder + milk + banana + berry/mango + oats + ?nut-butter/seeds + ?honey
Green smoothie with oats         | B   | American       | minimal 5       | powder + milk + spinach/kale + banana/mango/pineapple + oats + ?chia-seeds/flaxseed + ?avocado
Smoothie bowl                    | B   | American       | minimal 8       | powder + yogurt + frozen-berries/banana/mango + granola/oats + ?chia-seeds/hemp-seeds + ?milk
Breakfast burrito                | B   | Mexican        | basic 12        | egg-whole + flour-tortilla/wholewheat-tortilla/corn-tortilla:75.. + black-beans/pinto-beans + salsa + bell-pepper/tomato + ?egg-white:100 + ?avocado/cheddar-light
Tofu breakfast burrito           | B   | Vegan          | basic 12        | tofu-firm + flour-tortilla/wholewheat-tortilla/corn-tortilla:75.. + black-beans/pinto-beans + salsa + bell-pepper/tomato + ?avocado
Huevos rancheros                 | B   | Mexican        | intermediate 20 | egg-whole + corn-tortilla/flour-tortilla:75.. + black-beans/pinto-beans + chopped-tomatoes/salsa + ?egg-white:100 + ?avocado/feta
Rice with eggs and $4            | BP  | Japanese       | basic 15        | rice:100.. + egg-white:150 + egg-whole:200 + carrot/mushrooms/spinach + ?soy-sauce + ?fruit
$1 and $2 hash                   | B   | American       | intermediate 25 | turkey-mince/turkey-mince-99/chicken-mince + sweet-potato/potato + bell-pepper + spinach + ?olive-oil + ?fruit
Beans on toast with eggs         | B   | British        | basic 10        | baked-beans/white-beans + toast + egg-whole + tomato/mushrooms + ?butter/olive-oil
Beans on toast with $3           | B   | Vegan          | basic 10        | baked-beans/white-beans + toast + mushrooms/tomato + ?nutritional-yeast + ?olive-oil + ?fruit
Tofu scramble on toast           | B   | American       | basic 12        | tofu-firm/tofu-silken + toast + spinach/mushrooms/bell-pepper + ?nutritional-yeast + ?avocado/olive-oil + ?fruit
Tofu scramble with $2            | B   | American       | intermediate 20 | tofu-firm + potato/sweet-potato + bell-pepper/spinach/mushrooms + ?olive-oil + ?fruit
Hummus toast with $3 and a shake | B   | Middle Eastern | minimal 5       | hummus + toast/pita-bread + tomato/cucumber + powder + ?seeds + ?fruit
$1 with oats and $3              | BP  | American       | minimal 5       | soy-skyr/soy-yogurt/pea-yogurt + oats + berry/banana + powder + ?seeds/nuts + ?maple-syrup
Chia pudding with berries        | BSP | American       | minimal 5       | chia-seeds + milk + powder + berry + ?nuts
Omelet with $2 and avocado       | B   | Low-carb       | basic 12        | egg-whole + cheddar/cheddar-light/swiss-cheese/feta/goat-cheese/mozzarella-light + spinach/mushrooms + avocado + ?egg-white + ?butter/olive-oil/avocado-oil
$2, eggs and avocado             | B   | Low-carb       | basic 12        | egg-whole + bacon/turkey-bacon + avocado + tomato/spinach/mushrooms + ?butter/olive-oil/avocado-oil + ?cheddar/swiss-cheese
$1 with $2 and berries           | BSP | Low-carb       | minimal 5       | greek-yogurt-whole/greek-yogurt/skyr/soy-skyr/soy-yogurt + nuts + blackberries/raspberries/berry + ?powder + ?chia-seeds/flaxseed
Tofu scramble with avocado       | B   | Low-carb       | basic 12        | tofu-firm + spinach/mushrooms/bell-pepper + avocado + ?olive-oil/avocado-oil/coconut-oil + ?seeds + ?nutritional-yeast
Creamy scrambled eggs with $2    | B   | Low-carb       | basic 10        | egg-whole + spinach/mushrooms/tomato + double-cream/butter + ?cheddar/feta/parmesan + ?bacon/turkey-bacon + ?avocado
$1, $2 and boiled eggs           | B   | Low-carb       | basic 10        | smoked-salmon/lean-ham/turkey-deli + avocado + egg-boiled + cucumber/tomato + ?mayonnaise + ?cream-cheese-light
Baked eggs with $3 and $2        | B   | Low-carb       | basic 15        | egg-whole + feta/goat-cheese/mozzarella-light/parmesan + spinach/mushrooms/tomato + ?olive-oil/butter + ?avocado
`);
