import { expect, it } from 'vitest';
import { solveSymmetric } from './solve-symmetric.ts';

it('solves a symmetric positive definite system', () => {
  // [4 2 0; 2 5 3; 0 3 6] · [1 −2 3] = [0 1 12]
  const solution = Float64Array.from([0, 1, 12]);
  solveSymmetric(Float64Array.from([4, 2, 0, 2, 5, 3, 0, 3, 6]), solution);
  expect(solution[0]).toBeCloseTo(1, 12);
  expect(solution[1]).toBeCloseTo(-2, 12);
  expect(solution[2]).toBeCloseTo(3, 12);
});
