import { describe, expect, it } from 'vitest';
import { findExercise } from '../exercises/library.ts';
import { showsMax } from './load-kind.ts';

const shows = (id: string) => {
  const exercise = findExercise(id);
  if (!exercise) throw new Error(`${id} is not in the library`);
  return showsMax(exercise);
};

describe('an estimated maximum', () => {
  it('uses lifts whose logged load is the whole load', () => {
    for (const id of ['deadlift', 'leg-press', 'machine-dip']) expect(shows(id), id).toBe(true);
  });

  it('is null for weight on a belt, an isometric hold or an unknown exercise', () => {
    for (const id of [
      'pull-up',
      'chin-up',
      'triceps-dip',
      'chest-dip',
      'band-curl',
      'plank',
      'assisted-pull-up',
    ]) {
      expect(shows(id), id).toBe(false);
    }
    expect(showsMax({ loading: 'barbell', timed: true })).toBe(false);
    expect(showsMax({})).toBe(false);
  });
});
