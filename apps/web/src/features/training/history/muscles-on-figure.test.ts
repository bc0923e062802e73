import { MUSCLES } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import { MUSCLES as DRAWN } from '../../../ui/mannequin/anatomy-types.ts';
import { BACK_VIEW, FRONT_VIEW } from './figure-views.ts';
import { countedMuscle, MUSCLES_ON_FIGURE } from './muscles-on-figure.ts';

const shownIn = (view: typeof FRONT_VIEW) =>
  new Set(view.flatMap(({ muscle }) => (muscle && countedMuscle(muscle)) ?? []));

describe('the muscles on the figure', () => {
  it('show every muscle that is counted, on one view or both', () => {
    const shown = new Set([...shownIn(FRONT_VIEW), ...shownIn(BACK_VIEW)]);
    expect([...shown].sort()).toEqual([...MUSCLES].sort());
  });

  it('show one muscle each, and leave out only what has no landmarks', () => {
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
    expect(shownIn(FRONT_VIEW)).toContain('chest');
    expect(shownIn(BACK_VIEW)).not.toContain('chest');
    // Nothing nearer may hide the glutes.
    const last = BACK_VIEW.findLastIndex(({ muscle }) => muscle === 'glutes');
    expect(last).toBeGreaterThanOrEqual(0);
    expect(BACK_VIEW.slice(last).some(({ special }) => special === 'cloth')).toBe(false);
    expect(shownIn(BACK_VIEW)).toContain('hamstrings');
  });
});
