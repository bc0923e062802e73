import { MUSCLES } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import { MUSCLES as DRAWN } from '../../../ui/mannequin/anatomy-types.ts';
import type { Shape } from '../../../ui/mannequin/figure.ts';
import { countedMuscle, MUSCLES_ON_FIGURE, viewsOf } from './muscles-on-figure.ts';

const shownIn = (view: readonly Shape[]) =>
  new Set(view.flatMap(({ muscle }) => (muscle && countedMuscle(muscle)) ?? []));

/** The vertical extent of shapes in the drawing. */
function rangeOf(shapes: readonly Shape[]): [top: number, bottom: number] {
  const numbers = shapes.flatMap(({ path }) => path.match(/-?[\d.]+/g)?.map(Number) ?? []);
  const heights = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...heights), Math.max(...heights)];
}

describe.each(['man', 'woman'] as const)('the muscles on the figure of a %s', (build) => {
  const { front, back } = viewsOf(build);

  it('show every counted muscle, in one view or both', () => {
    const shown = new Set([...shownIn(front), ...shownIn(back)]);
    expect([...shown].sort()).toEqual([...MUSCLES].sort());
  });

  it('show one counted muscle each, and omit only muscles without landmarks', () => {
    const mapped = MUSCLES.flatMap((muscle) => [...MUSCLES_ON_FIGURE[muscle]]);
    expect(new Set(mapped).size).toBe(mapped.length);
    expect(DRAWN.filter((muscle) => !countedMuscle(muscle))).toEqual([
      'neck',
      'serratus',
      'forearms',
      'adductors',
    ]);
  });

  it('show the chest from the front, and hamstrings and glutes from behind', () => {
    expect(shownIn(front)).toContain('chest');
    expect(shownIn(back)).not.toContain('chest');
    // Nothing in front may cover the glutes.
    const last = back.findLastIndex(({ muscle }) => muscle === 'glutes');
    expect(last).toBeGreaterThanOrEqual(0);
    const [top, bottom] = rangeOf(back.filter(({ muscle }) => muscle === 'glutes'));
    const hiding = back.slice(last).filter((shape) => {
      const [from, to] = rangeOf([shape]);
      return shape.special === 'cloth' && from < bottom && to > top;
    });
    expect(hiding).toEqual([]);
    expect(shownIn(back)).toContain('hamstrings');
  });
});
