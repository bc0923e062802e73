import type { SeededRandom } from '@posedown/coaching';

/** How an athlete's water changes. */
export interface Scale {
  /** Day-to-day scatter: autoregressive of the first order. */
  scatterKg: number;
  memory: number;
  /** Water and glycogen moved by a lasting intake change, kg per 500 kcal. */
  intakeWaterKg: number;
  intakeWaterDays: number;
  saltDays: number;
  cycle: { peakKg: number; periodDays: number; phaseDays: number } | null;
}

/** Share of a salty day's water that remains after a day. */
const SALT_RETENTION = 0.55;
/** Width of the rise of weight around the start of a period, days. */
const CYCLE_WIDTH_DAYS = 3.5;
/** Maximum water moved by food, kg. */
const MAX_INTAKE_WATER_KG = 2.5;

/** Days before the first weigh-in, after which the scatter no longer depends on its start. */
const SETTLING_DAYS = 14;

const between = (random: SeededRandom, low: number, high: number) =>
  low + (high - low) * random.next();

export function scaleOf(random: SeededRandom, withCycle: boolean): Scale {
  return {
    scatterKg: between(random, 0.4, 0.9),
    memory: between(random, 0.3, 0.5),
    intakeWaterKg: Math.max(0, random.normal(0.9, 0.45)),
    intakeWaterDays: between(random, 2.5, 5.5),
    saltDays: between(random, 0.02, 0.08),
    cycle: withCycle
      ? {
          peakKg: Math.min(1.8, Math.max(0, random.normal(0.8, 0.4))),
          periodDays: between(random, 26, 32),
          phaseDays: between(random, 0, 32),
        }
      : null,
  };
}

/** Morning scale readings: tissue, and the water around it. */
export class ScaleReadings {
  readonly #scale: Scale;
  #scatterKg = 0;
  #saltKg = 0;
  #intakeWaterKg = 0;

  constructor(random: SeededRandom, scale: Scale) {
    this.#scale = scale;
    for (let days = 0; days < SETTLING_DAYS; days += 1) this.#nextMorning(random);
  }

  read(random: SeededRandom, index: number, tissueKg: number): number {
    this.#nextMorning(random);
    return tissueKg + this.#intakeWaterKg + this.#scatterKg + this.#saltKg + this.#cycleKg(index);
  }

  /** Intake above (or below) the initial maintenance moves water. */
  eat(surplusKcal: number): void {
    const { intakeWaterKg, intakeWaterDays } = this.#scale;
    const drawn = (intakeWaterKg * surplusKcal) / 500;
    const towards = Math.max(-MAX_INTAKE_WATER_KG, Math.min(MAX_INTAKE_WATER_KG, drawn));
    this.#intakeWaterKg += (towards - this.#intakeWaterKg) / intakeWaterDays;
  }

  #nextMorning(random: SeededRandom): void {
    const { scatterKg, memory, saltDays } = this.#scale;
    const fresh = random.normal(0, scatterKg * Math.sqrt(1 - memory ** 2));
    this.#scatterKg = memory * this.#scatterKg + fresh;
    this.#saltKg *= SALT_RETENTION;
    if (random.next() < saltDays) this.#saltKg += between(random, 0.4, 1.4);
  }

  #cycleKg(index: number): number {
    const { cycle } = this.#scale;
    if (!cycle) return 0;
    const { peakKg, periodDays, phaseDays } = cycle;
    const place = (((index + phaseDays) % periodDays) + periodDays) % periodDays;
    const away = Math.min(place, periodDays - place);
    return peakKg * Math.exp(-0.5 * (away / CYCLE_WIDTH_DAYS) ** 2);
  }
}
