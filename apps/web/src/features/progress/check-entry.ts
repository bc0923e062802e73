import { type CalendarDay, FIRST_PROGRESS_DAY, GIRTHS, PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { validateBy } from '../../lib/contract-form.ts';
import {
  lengthRangeMessage,
  waterRangeMessage,
  weightRangeMessage,
} from '../../lib/range-message.ts';
import { inOwnWords } from '../../lib/typed-number.ts';
import type { EntryForm } from './entry-form.ts';
import { toProgressBody } from './entry-payload.ts';

/** Loads the schema of an entry: early, so that a form filled in offline can still be checked. */
export const loadEntrySchema = () =>
  import('@posedown/contract').then(({ progressBodySchema }) => progressBodySchema);

const validate = validateBy(loadEntrySchema);

/** Errors by field of the form. */
export type FieldErrors = Record<string, string>;

/** The contract speaks of kg, cm and litres; these are its limits in the athlete's own units. */
function sizeMessages(units: Units): FieldErrors {
  const girths = GIRTHS.map((girth) => [girth, lengthRangeMessage(PROGRESS_LIMITS[girth], units)]);
  const weight = weightRangeMessage(PROGRESS_LIMITS.weight, units);
  const waterIntake = waterRangeMessage(PROGRESS_LIMITS.waterIntake, units);
  return { ...Object.fromEntries(girths), weight, waterIntake };
}

/**
 * Errors of the contract or the server about an entry, under the fields of its form: each girth is one, and the
 * answers of the onboarding have other fields and limits.
 */
export function toEntryErrors(issues: Record<string, unknown>, units: Units): FieldErrors {
  const sizes = sizeMessages(units);
  const fieldErrors: FieldErrors = {};
  for (const [path, message] of Object.entries(issues)) {
    const field = path.replace(/^measurements\./, '');
    fieldErrors[field] ??= inOwnWords(String(message), sizes[field]);
  }
  return fieldErrors;
}

function dateError(date: string, today: CalendarDay): string | undefined {
  if (date > today) return 'The date can’t be in the future';
  return date !== '' && date < FIRST_PROGRESS_DAY ? 'Choose a date after 1899' : undefined;
}

/**
 * Checks an entry by the contract.
 * @param today the athlete's calendar day
 */
export async function checkEntry(
  entry: EntryForm,
  { units, today }: { units: Units; today: CalendarDay },
): Promise<FieldErrors> {
  const fieldErrors = toEntryErrors(await validate(toProgressBody(entry, units)), units);
  const date = dateError(entry.date, today);
  return date ? { ...fieldErrors, date } : fieldErrors;
}
