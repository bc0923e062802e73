import type { Sex } from '@posedown/coaching';

export interface Body {
  sex: Sex;
  heightCm: number;
  weightKg: number;
  bodyFatPercent: number;
}

/** Girths that follow from the fat and the lean mass, cm. */
export function girthsOf({ sex, heightCm, weightKg, bodyFatPercent }: Body) {
  const fatKg = (weightKg * bodyFatPercent) / 100;
  const leanIndex = (weightKg - fatKg) / (heightCm / 100) ** 2;
  const male = sex === 'male';
  return {
    chest: (male ? 62 : 56) + leanIndex * 1.75 + fatKg * 0.35,
    waist: (male ? 61 : 54) + leanIndex * 0.55 + fatKg * 0.85,
    arms: (male ? 14 : 11) + leanIndex * 1.05 + fatKg * 0.12,
    thighs: (male ? 29 : 27) + leanIndex * 1.25 + fatKg * 0.3,
    neck: (male ? 25 : 22) + leanIndex * 0.6 + fatKg * 0.08,
    hips: 74 + leanIndex * 0.7 + fatKg * 0.75,
  };
}
