import type { Sex } from '@posedown/coaching';

/** Body measurements for the drawing: widths in cm, and how clearly the muscles show. */
export type Build = ReturnType<typeof buildOf>;

export function buildOf(body: Body) {
  const { sex, heightCm, bodyFatPercent } = body;
  const across = (girth: number) => girth / Math.PI;
  const girths = girthsOf(body);
  const female = sex === 'female';
  const arm = across(girths.arms) * 0.96;
  const thigh = across(girths.thighs) * 0.97;
  const chest = across(girths.chest) * 1.04;
  const lean = (female ? 30 : 21) - bodyFatPercent;
  return {
    female,
    arm,
    thigh,
    chest,
    waist: across(girths.waist) * (female ? 1.06 : 1.12),
    hips: across(girths.hips) * (female ? 1.18 : 1.1),
    neck: across(girths.neck) * 0.98,
    shoulders: chest + arm * (female ? 1.1 : 1.3),
    chestDepth: across(girths.chest) * 0.78,
    waistDepth: across(girths.waist) * 0.84,
    hipDepth: across(girths.hips) * 0.8,
    /** 0: no muscle lines, 1: stage condition. */
    definition: Math.min(1, Math.max(0.08, lean / 13)),
    /** The y coordinate at a share of the body height, measured from the soles. */
    y: (share: number) => heightCm * (share - 1),
  };
}

export interface Body {
  sex: Sex;
  heightCm: number;
  weightKg: number;
  bodyFatPercent: number;
}

/** Girths in cm, derived from fat and lean mass. */
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
