import { describe, expect, it } from 'vitest';
import { changeText, offPaceText, paceSentence } from './analytics-text.ts';

describe('analytics texts', () => {
  it.each([
    [4, 'Up 4 points in four weeks'],
    [-1, 'Down 1 point in four weeks'],
    [0, 'No change in four weeks'],
    [null, undefined],
  ])('describe a change of %s as "%s"', (change, words) => {
    expect(changeText(change)).toBe(words);
  });

  it.each([
    [-1.4, -1, -0.5, 'Loses 1.4% a week; the plan is a loss of 0.5–\u20601%.'],
    [-1.4, -1, -0.08, 'Loses 1.4% a week; the plan is a loss of up to 1%.'],
    [0.8, 0.25, 0.5, 'Gains 0.8% a week; the plan is a gain of 0.25–\u20600.5%.'],
    [-0.6, -0.25, 0.25, 'Loses 0.6% a week; the plan is to maintain.'],
    [0.01, -1, -0.5, 'Weight steady; the plan is a loss of 0.5–\u20601%.'],
  ])(
    'describe %d%% against a plan of %d to %d as "%s"',
    (weeklyPercent, plannedFrom, plannedTo, words) => {
      const athlete = { id: '', name: '', side: 'above' as const };
      expect(offPaceText({ ...athlete, weeklyPercent, plannedFrom, plannedTo })).toBe(words);
    },
  );

  it("say when there isn't enough data", () => {
    expect(paceSentence({ above: 0, on: 0, below: 0 })).toMatch('not enough weigh-ins');
    expect(paceSentence({ above: 1, on: 7, below: 2 })).toMatch('7 of 10 athletes on plan');
  });
});
