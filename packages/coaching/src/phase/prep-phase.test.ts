import { describe, expect, it } from 'vitest';
import { prepPhaseAt, urgencyAt } from './prep-phase.ts';

describe('weeks out', () => {
  it.each([
    [13, 'Early Prep'],
    [12, 'Mid Prep'],
    [7, 'Mid Prep'],
    [6, 'Final Push'],
    [3, 'Final Push'],
    [2, 'Peak Week'],
    [0, 'Peak Week'],
  ])('put %i in phase %s', (weeks, phase) => {
    expect(prepPhaseAt(weeks)).toBe(phase);
  });

  it.each([
    [0, 'urgent'],
    [8, 'urgent'],
    [9, 'moderate'],
    [12, 'moderate'],
    [13, 'relaxed'],
  ])('rate %i as %s', (weeks, urgency) => {
    expect(urgencyAt(weeks)).toBe(urgency);
  });
});
