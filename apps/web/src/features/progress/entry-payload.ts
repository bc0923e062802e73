import { GIRTHS, type Girth, type Limit, PROGRESS_LIMITS } from '@posedown/coaching';
import type { ProgressBody, Units } from '@posedown/contract';
import { roundWithin, typedNumber } from '../../lib/typed-number.ts';
import {
  lengthField,
  lengthToCm,
  waterField,
  waterToLitres,
  weightField,
  weightToKg,
} from '../../lib/units.ts';
import type { EntryForm } from './entry-form.ts';

const WEIGHT = { field: weightField, toMetric: weightToKg };
const LENGTH = { field: lengthField, toMetric: lengthToCm };
const WATER = { field: waterField, toMetric: waterToLitres };

/** To hundredths of a kilogram, centimeter or liter: finer than any scale, tape or bottle. */
function metric(
  text: string,
  units: Units,
  { field, toMetric }: typeof WEIGHT,
  limit: Limit,
): number | undefined {
  const value = typedNumber(text, field(units, limit));
  return value === undefined ? undefined : roundWithin(toMetric(value, units), 2, limit);
}

function girthsOf(entry: EntryForm, units: Units): Partial<Record<Girth, number>> | undefined {
  const typed = GIRTHS.map(
    (girth) => [girth, metric(entry[girth], units, LENGTH, PROGRESS_LIMITS[girth])] as const,
  );
  const filled = typed.filter(([, value]) => value !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** The entry as the contract wants it: metric, and nothing for what was left empty. */
export function toProgressBody(entry: EntryForm, units: Units): ProgressBody {
  return {
    date: entry.date,
    weight: metric(entry.weight, units, WEIGHT, PROGRESS_LIMITS.weight),
    bodyFat: typedNumber(entry.bodyFat, { unit: '%', ...PROGRESS_LIMITS.bodyFat }),
    measurements: girthsOf(entry, units),
    energyLevel: entry.energyLevel,
    stressLevel: entry.stressLevel,
    mood: entry.mood,
    sleepHours: typedNumber(entry.sleepHours, { unit: 'hours', ...PROGRESS_LIMITS.sleepHours }),
    waterIntake: metric(entry.waterIntake, units, WATER, PROGRESS_LIMITS.waterIntake),
    notes: entry.notes.trim() || undefined,
    requestKey: entry.requestKey,
  };
}
