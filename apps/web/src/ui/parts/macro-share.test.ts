import fc from 'fast-check';
import { expect, it } from 'vitest';
import { macroArcs } from './macro-share.ts';

it('splits by energy: 4, 4 and 9 kcal per gram', () => {
  const [protein, carbs, fats] = macroArcs({ protein: 180, carbs: 240, fats: 80 });
  expect(protein?.share).toBeCloseTo(720 / 2400);
  expect(carbs?.share).toBeCloseTo(960 / 2400);
  expect(fats?.share).toBeCloseTo(720 / 2400);
});

it('returns no shares for a day without food', () => {
  expect(macroArcs({ protein: 0, carbs: 0, fats: 0 }).map(({ share }) => share)).toEqual([0, 0, 0]);
});

it('fills the circle once, with each arc starting where the previous one ends', () => {
  const grams = fc.double({ min: 0.1, max: 1000, noNaN: true });
  fc.assert(
    fc.property(grams, grams, grams, (protein, carbs, fats) => {
      let end = 0;
      for (const arc of macroArcs({ protein, carbs, fats })) {
        expect(arc.start).toBeCloseTo(end);
        end = arc.start + arc.share;
      }
      expect(end).toBeCloseTo(1);
    }),
  );
});
