import { type Dish, dish, lastResort, maybe, need } from './dish.ts';

/** Small meals between the large ones, and those before training. */
export const SNACKS: readonly Dish[] = [
  dish(
    'Shake and fruit',
    ['snack', 'pre-workout'],
    [need('powder'), maybe('milk'), need('fruit'), maybe('nuts', 'nut-butter')],
  ),
  dish(
    'Shake and nuts',
    ['snack', 'pre-workout'],
    [need('powder'), maybe('milk'), need('nuts', 'seeds', 'nut-butter'), maybe('berry')],
  ),
  dish(
    'Yogurt and fruit',
    ['snack', 'pre-workout'],
    [
      need('yogurt', 'curd'),
      need('fruit'),
      maybe('powder'),
      maybe('nuts', 'seeds'),
      maybe('honey', 'nibble'),
    ],
  ),
  dish(
    'Yogurt and chocolate',
    ['snack'],
    [need('yogurt', 'curd'), need('berry'), need('sweet'), maybe('powder')],
  ),
  dish(
    'Cottage cheese and crackers',
    ['snack'],
    [need('curd'), need('cracker'), need('snack-veg', 'salad-veg'), maybe('seeds', 'fruit')],
  ),
  dish(
    'Crackers, nut butter and a shake',
    ['snack', 'pre-workout'],
    [need('powder'), need('cracker'), need('nut-butter'), maybe('fruit'), maybe('milk')],
  ),
  dish(
    'Crackers, honey and a shake',
    ['pre-workout'],
    [need('powder'), need('cracker'), need('honey'), maybe('fruit'), maybe('milk')],
  ),
  dish(
    'Cheese and crackers',
    ['snack'],
    [need('cheese'), need('cracker'), need('snack-veg'), maybe('cold-cut'), maybe('fruit')],
  ),
  dish(
    'Dip and vegetables',
    ['snack'],
    [
      need('dip'),
      need('snack-veg'),
      need('cold-cut', 'boiled-egg', 'powder', 'plant-protein'),
      maybe('cracker', 'nibble'),
    ],
  ),
  dish(
    'Jerky and fruit',
    ['snack'],
    [need('jerky'), need('fruit'), maybe('nuts'), maybe('nibble')],
  ),
  dish(
    'Boiled eggs',
    ['snack'],
    [need('boiled-egg'), need('snack-veg'), maybe('cold-cut'), maybe('cracker', 'fruit')],
  ),
  dish(
    'Tinned fish on crackers',
    ['snack', 'pre-workout'],
    [
      need('tinned-fish'),
      need('cracker', 'bread'),
      need('salad-veg'),
      maybe('spread-fat', 'plate-fat'),
    ],
  ),
  dish(
    'Roll-ups',
    ['snack', 'pre-workout'],
    [
      need('cold-cut', 'smoked-fish'),
      need('snack-veg'),
      maybe('cheese', 'plate-fat'),
      maybe('nuts', 'fruit'),
    ],
  ),
  dish(
    'Bar and fruit',
    ['snack', 'pre-workout'],
    [need('bar'), need('fruit'), maybe('yogurt', 'milk')],
  ),
  lastResort(
    dish(
      'Tofu sticks',
      ['snack'],
      [need('plant-protein'), need('snack-veg'), maybe('dip', 'plate-fat'), maybe('fruit', 'nuts')],
    ),
  ),
  dish(
    'Meat and rice',
    ['pre-workout'],
    [
      need('meat', 'fish', 'plant-protein'),
      need('rice', 'potato'),
      need('cooked-veg'),
      maybe('oil'),
    ],
  ),
  dish(
    'Tinned fish and rice',
    ['pre-workout'],
    [need('tinned-fish'), need('rice', 'grain'), need('salad-veg'), maybe('oil', 'plate-fat')],
  ),
  dish(
    'Sandwich and fruit',
    ['pre-workout'],
    [need('bread'), need('cold-cut'), need('fruit'), maybe('honey'), maybe('cheese')],
  ),
  dish(
    'Curd and jam on bread',
    ['pre-workout'],
    [need('bread'), need('curd'), need('honey'), maybe('powder'), maybe('fruit')],
  ),
];
