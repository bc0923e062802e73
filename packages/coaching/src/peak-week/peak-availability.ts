import { checkEnergyAvailability, energyAvailability } from '../safety/energy-checks.ts';
import type { SafetyFinding } from '../safety/finding.ts';
import { counted } from '../text/counted.ts';
import { type PeakEater, trainingKcal } from './peak-intake.ts';

interface EatenDay {
  offset: number;
  title: string;
  kcal: number | null;
}

interface CheckedDay<Day> {
  day: Day;
  /** kcal per kg of lean mass after exercise. */
  perKg: number;
  finding: SafetyFinding;
}

/**
 * Energy availability of a plan's days, in order. Low days add up with earlier plans. Empty without a measured lean
 * mass.
 */
export function assessPeakAvailability<Day extends EatenDay>(
  days: readonly Day[],
  eater: PeakEater,
): CheckedDay<Day>[] {
  const { sex, leanMassKg: fatFreeMassKg, lowDaysBefore } = eater;
  if (fatFreeMassKg === null) return [];
  let daysBelow30 = lowDaysBefore;
  return days
    .toSorted((one, other) => one.offset - other.offset)
    .flatMap((day) => {
      if (day.kcal === null) return [];
      const exerciseKcal = trainingKcal(eater, day.offset);
      const input = { intakeKcal: day.kcal, exerciseKcal, fatFreeMassKg, ...(sex ? { sex } : {}) };
      const finding = checkEnergyAvailability({ ...input, daysBelow30: daysBelow30 + 1 });
      daysBelow30 = finding.level === 'ok' ? 0 : daysBelow30 + 1;
      return [{ day, perKg: energyAvailability(input), finding }];
    });
}

/** Concerns within the limits the coach should know before approving, in sentences. */
export function peakCautions(days: readonly EatenDay[], eater: PeakEater): string[] {
  const low = assessPeakAvailability(days, eater).filter(({ finding }) => finding.level === 'warn');
  if (low.length === 0) return [];
  const named = low.map(({ day, perKg }) => `${inSentence(day.title)} ${roundedDown(perKg)}`);
  const before =
    eater.lowDaysBefore > 0
      ? ` The plans before it fall short as well, for ${counted(eater.lowDaysBefore, 'day')}.`
      : '';
  return [
    `Some days leave less energy after exercise than the target of 30 kcal per kg of lean mass: ${named.join(', ')}.${before}`,
  ];
}

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** Rounded down, so that a value below a limit doesn't read as the limit. */
const roundedDown = (perKg: number) => (Math.floor(perKg * 10) / 10).toFixed(1);
