import { describe, expect, it } from 'vitest';
import { buildCatalog } from './catalog.ts';
import { plainText, searchableOf, searchIn } from './search.ts';

const NO_RULES = { dietaryRestrictions: [], foodAllergies: [] };
const LABEL = { quantity: 100, unit: 'g', calories: 1, protein: 1, carbs: 1, fats: 1 } as const;
const ID = '018f0000-0000-7000-8000-000000000001';

describe('food search', () => {
  it('ignores diacritics, case and punctuation', () => {
    expect(plainText('  Crème-Fraîche, 30% ')).toBe('creme fraiche 30%');
    const all = [searchableOf('it', 'Açaí Bowl', 0)];
    expect(searchIn(all, 'ACAI', 5)).toEqual(['it']);
    expect(plainText('Shepherd’s Ｐie, Käsespätzle groß')).toBe('shepherds pie kasespatzle gross');
  });

  it('requires every word, in any order', () => {
    const { search } = buildCatalog([], NO_RULES);
    const names = search('breast chick', 10).map(({ name }) => name);
    expect(names).toContain('Chicken Breast');
    expect(names.every((name) => /breast/i.test(name) && /chick/i.test(name))).toBe(true);
    expect(search('chicken zebra', 10)).toEqual([]);
    expect(search('   ', 10)).toEqual([]);
  });

  it('tolerates a typo if nothing else matches', () => {
    const { search } = buildCatalog([], NO_RULES);
    const first = (text: string) => search(text, 10)[0]?.name;
    expect(first('chiken brest')).toBe('Chicken Breast');
    expect(first('chikcen breast')).toBe('Chicken Breast');
    expect(first('brocolli')).toBe('Broccoli');
    expect(search('xylophone', 10)).toEqual([]);
    expect(search('egs', 10)).toEqual([]);
  });

  it('ignores an amount before the food, but not a number in its name', () => {
    const { search } = buildCatalog([], NO_RULES);
    const names = (text: string) => search(text, 50).map(({ name }) => name);
    expect(names('2 eggs')).toEqual(names('eggs'));
    expect(names('2 eggs')).toContain('Whole Eggs');
    expect(names('100g banana')).toEqual(names('banana'));
    expect(names('1.5 cups of oats')).toEqual(names('oats'));
    const all = [searchableOf('it', '7 Grain Bread', 0), searchableOf('other', 'Grain Bread', 0)];
    expect(searchIn(all, '7 grain', 5)).toEqual(['it']);
  });

  it('handles a number as long as the field allows quickly', () => {
    const { search } = buildCatalog([], NO_RULES);
    for (const text of ['4'.repeat(200), '4 '.repeat(100)]) expect(search(text, 10)).toEqual([]);
  });

  it('ranks exact names first, then prefixes, then other matches', () => {
    const { search } = buildCatalog([], NO_RULES);
    expect(search('banana', 5)[0]?.name).toBe('Banana');
    expect(search('salm', 5)[0]?.name).toBe('Salmon');
  });

  it.each([
    ['beef mince', 'Extra-Lean Ground Beef'],
    ['tinned chopped tomatoes', 'Canned Diced Tomatoes'],
    ['pak choi', 'Bok Choy'],
    ['aubergine', 'Eggplant'],
    ['rocket', 'Arugula'],
    ['prawns', 'Shrimp'],
    ['skimmed milk', 'Skim Milk'],
    ['oat drink', 'Oat Milk'],
    ['porridge', 'Oatmeal'],
    ['garbanzo', 'Chickpeas'],
  ])('finds %s by its American name', (text, name) => {
    const names = buildCatalog([], NO_RULES)
      .search(text, 5)
      .map((found) => found.name);
    expect(names).toContain(name);
  });

  it("ranks the athlete's own food above an equal one from the table", () => {
    const own = [{ id: ID, name: 'Banana bread of mine', ...LABEL }];
    expect(buildCatalog(own, NO_RULES).search('banana b', 5)[0]).toMatchObject({ isOwn: true });
  });

  it('finds one of hundreds of custom foods, and a table food by its exact name', () => {
    const own = Array.from({ length: 500 }, (_, index) => ({
      ...{ id: ID.slice(0, -3) + String(index).padStart(3, '0'), ...LABEL },
      name: `Chicken breast box ${index}`,
    }));
    const { search } = buildCatalog(own, NO_RULES);
    expect(search('chicken breast', 20)[0]).toMatchObject({ isOwn: false, name: 'Chicken Breast' });
    expect(search('box 377', 20).map(({ name }) => name)).toEqual(['Chicken breast box 377']);
    expect(search('chicken box', 21)).toHaveLength(21);
  });

  it('marks foods that the athlete avoids or is allergic to', () => {
    const { find } = buildCatalog([], {
      dietaryRestrictions: ['Vegetarian'],
      foodAllergies: ['Nuts'],
    });
    const avoided = (foodId: string) => find({ foodId, customFoodId: null })?.avoided;
    expect(avoided('chicken-breast')).toBe('not in your diet');
    expect(avoided('almonds')).toBe('allergen: nuts');
    expect(avoided('banana')).toBeUndefined();
  });
});
