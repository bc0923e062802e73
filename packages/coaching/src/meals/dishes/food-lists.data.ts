/** Interchangeable foods in many dishes, by list name. */
export const FOOD_LISTS: Readonly<Record<string, readonly string[]>> = {
  oats: ['oatmeal', 'gluten-free-oats'],
  milk: [
    ...['milk-skim', 'milk-low-fat', 'milk-whole', 'milk-lactose-free', 'soy-milk', 'almond-milk'],
    ...['oat-milk', 'rice-milk', 'pea-milk'],
  ],
  yogurt: [
    ...['greek-yogurt', 'greek-yogurt-2', 'greek-yogurt-whole', 'skyr', 'soy-skyr', 'soy-yogurt'],
    'pea-yogurt',
  ],
  curd: ['cottage-cheese', 'cottage-cheese-nonfat'],
  cheese: [
    ...['cheddar-light', 'cheddar', 'mozzarella-light', 'mozzarella', 'swiss-cheese', 'feta'],
    'goat-cheese',
  ],
  toast: [
    ...['wholewheat-bread', 'white-bread', 'rye-bread', 'sourdough-bread', 'gluten-free-bread'],
    'buckwheat-bread',
  ],
  rice: ['white-rice', 'brown-rice', 'basmati-rice', 'jasmine-rice', 'microwave-rice'],
  'cooking-fat': ['olive-oil', 'avocado-oil', 'coconut-oil', 'butter', 'rapeseed-oil'],
  dressing: ['olive-oil', 'avocado-oil'],
  noodles: ['rice-noodles', 'soba-noodles', 'egg-noodles'],
  'wheat-wrap': ['flour-tortilla', 'wholewheat-tortilla'],
};
