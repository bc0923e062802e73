import { type CalendarDay, GIRTHS, type Girth, MOODS, PROGRESS_LIMITS } from '@posedown/coaching';
import type { ProgressBody, ProgressEntry, Units } from '@posedown/contract';
import { defineForm, type StoredOf, type TypedOf } from '../../lib/form/define-form.ts';
import {
  chosenField,
  openLevelField,
  requiredDay,
  requiredText,
  textField,
} from '../../lib/form/field.ts';
import {
  IN_TENTHS,
  lengthField,
  numberField,
  waterField,
  weightField,
} from '../../lib/form/number-field.ts';

const LIMITS = PROGRESS_LIMITS;

/** The form of a progress entry: numbers as typed, in the athlete's own units. */
export const entryForm = defineForm({
  date: requiredDay(),
  weight: weightField(LIMITS.weight, IN_TENTHS),
  bodyFat: numberField(LIMITS.bodyFat, { unit: '%', digits: 1 }),
  chest: lengthField(LIMITS.chest),
  waist: lengthField(LIMITS.waist),
  arms: lengthField(LIMITS.arms),
  thighs: lengthField(LIMITS.thighs),
  neck: lengthField(LIMITS.neck),
  hips: lengthField(LIMITS.hips),
  energyLevel: openLevelField(LIMITS.energyLevel, 'Set your energy level'),
  stressLevel: openLevelField(LIMITS.stressLevel, 'Set your stress level'),
  mood: chosenField(MOODS, 'good'),
  sleepHours: numberField(LIMITS.sleepHours, { unit: 'hours', digits: 2 }),
  waterIntake: waterField(LIMITS.waterIntake),
  notes: textField(),
  // Created once per form, so that a retry isn't stored twice.
  requestKey: requiredText(),
});

export type EntryForm = TypedOf<typeof entryForm.fields>;

/** An empty form. */
export const newEntry = (today: CalendarDay | '', requestKey: string): EntryForm => ({
  ...entryForm.blank,
  date: today,
  requestKey,
});

const storedIn = ({
  measurements,
  ...entry
}: ProgressEntry): StoredOf<typeof entryForm.fields> => ({
  ...entry,
  ...measurements,
});

/** The form values of a stored entry. */
export const formOf = (entry: ProgressEntry, units: Units): EntryForm =>
  entryForm.format(storedIn(entry), units);

/** A request body before validation: energy and stress may be unanswered. */
type UncheckedBody = Omit<ProgressBody, 'energyLevel' | 'stressLevel'> & {
  energyLevel: number | undefined;
  stressLevel: number | undefined;
};

/**
 * The request body of an entry: in metric units, without empty fields.
 * @param stored the entry being edited: untouched fields keep their stored values
 */
export function toProgressBody(
  typed: EntryForm,
  units: Units,
  stored?: ProgressEntry,
): UncheckedBody {
  const body = entryForm.toBody(typed, units, stored && storedIn(stored));
  const { chest, waist, arms, thighs, neck, hips, ...others } = body;
  const girths = { chest, waist, arms, thighs, neck, hips };
  const measured = GIRTHS.filter((girth) => girths[girth] !== undefined);
  const measurements = Object.fromEntries(measured.map((girth) => [girth, girths[girth]]));
  return { ...others, measurements: measured.length > 0 ? measurements : undefined };
}

const FIGURES = ['weight', 'bodyFat', 'sleepHours', 'waterIntake', ...GIRTHS] as const;

/** The latest value of each field, formatted as the athlete would type it. */
export type LastFigures = Partial<
  Record<'weight' | 'bodyFat' | 'sleepHours' | 'waterIntake' | Girth, string>
>;

/** @param entries newest first */
export function lastFiguresOf(entries: readonly ProgressEntry[], units: Units): LastFigures {
  const shown = entries.map((entry) => formOf(entry, units));
  const latest = FIGURES.map((name) => [name, shown.find((form) => form[name] !== '')?.[name]]);
  return Object.fromEntries(latest.filter(([, text]) => text !== undefined));
}
