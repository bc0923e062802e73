/**
 * Lean (fat-free) mass in kg.
 * @param bodyFatPercent 0–100
 */
export function leanMassKg(weightKg: number, bodyFatPercent: number): number {
  return weightKg * (1 - bodyFatPercent / 100);
}

/**
 * Fat-free mass index, kg/m², also normalized to 1.80 m: + 6.1·(1.8 − height in m). Kouri et al. 1995, men.
 * Drug-free lifters rarely exceed about 25, but a higher value proves nothing.
 */
export function fatFreeMassIndex(input: { leanMassKg: number; heightCm: number }): {
  ffmi: number;
  normalised: number;
} {
  const heightM = input.heightCm / 100;
  const ffmi = input.leanMassKg / heightM ** 2;
  return { ffmi, normalised: ffmi + 6.1 * (1.8 - heightM) };
}
