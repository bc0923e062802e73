import { dishTable } from './dish-table.ts';

/** Plain meals for very restricted diets. */
export const LAST_RESORTS = dishTable(`
Green salad with avocado and a shake | LD    | Vegan    | minimal 8 | mixed-leaves/lettuce/spinach + cucumber/bell-pepper/tomato + avocado + powder + ?hemp-seeds/pumpkin-seeds/almonds/walnuts + ?dressing
$1 with $2 and a shake               | LD    | Vegan    | basic 15  | broccoli/zucchini/spinach/green-beans + mushrooms/asparagus + cooking-fat + powder + ?avocado + ?hemp-seeds/walnuts/almonds/macadamias
$1 with $2, $3 and a shake           | LDP   | Vegan    | basic 30  | lentils/red-lentils/tinned-lentils/chickpeas + rice/quinoa/potato + cooked-veg + powder + ?cooking-fat + ?seeds
$1 and $3 stew with a shake          | LD    | Vegan    | basic 25  | white-beans/kidney-beans/black-beans + chopped-tomatoes/tomato-passata + carrot/zucchini/spinach + powder + ?potato/rice + ?cooking-fat
$1 with $2 and a shake               | LDP   | Vegan    | basic 20  | rice/potato/rice-noodles + zucchini/carrot/bell-pepper/green-beans + powder + ?avocado/cooking-fat + ?fruit
Protein shake with $2                | BSP   | Vegan    | minimal 3 | powder + berry/blackberries + ?hemp-seeds/pumpkin-seeds/sunflower-seeds/chia-seeds/flaxseed + ?milk + ?nuts + ?avocado
$1 with $2                           | LDP   | Low-carb | basic 20  | chicken-breast/turkey-breast/sirloin-steak/pork-tenderloin/cod/salmon + zucchini/spinach/green-beans/asparagus + ?cooking-fat + ?avocado + ?mixed-leaves
$1 with $2                           | BSP   | Low-carb | minimal 3 | yogurt/curd + berry/blackberries + ?powder + ?hemp-seeds/chia-seeds/pumpkin-seeds/nuts
Eggs with $2                         | BSLD  | Low-carb | basic 12  | egg-whole/egg-boiled + spinach/tomato/cucumber/mushrooms + ?egg-white + ?cooking-fat + ?avocado
$1 with $2                           | BSLDP | Low-carb | basic 12  | tofu-firm/tofu-smoked/tempeh + spinach/bell-pepper/zucchini/cucumber + ?cooking-fat + ?avocado/hemp-seeds
$1 with $2                           | BSP   | Low-carb | minimal 5 | rotisserie-chicken/turkey-deli/chicken-breast + cucumber/bell-pepper/cherry-tomatoes + ?avocado/olives + ?nuts
$1 with $2                           | BSLDP | Vegan    | minimal 5 | cucumber/bell-pepper/radish/cherry-tomatoes/zucchini + avocado/guacamole/olives + ?powder + ?hemp-seeds/pumpkin-seeds + ?dressing
Protein shake with $2                | BSP   | Vegan    | minimal 2 | powder + chia-seeds/flaxseed/hemp-seeds/pumpkin-seeds + ?milk + ?coconut-milk
Mixed salad with $2                  | LDS   | Vegan    | minimal 6 | mixed-leaves/lettuce/rocket/kale + cucumber/tomato/bell-pepper/radish + dressing + ?hemp-seeds/sunflower-seeds/pumpkin-seeds + ?olives + ?powder
`);
