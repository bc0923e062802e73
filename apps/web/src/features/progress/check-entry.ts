import { type CalendarDay, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type FormErrors, validateBy } from '../../lib/contract-form.ts';
import { type EntryForm, entryForm, toProgressBody } from './entry-form.ts';

/** Loads the schema of an entry early, so that a form filled in offline can still be validated. */
export const loadEntrySchema = () =>
  import('@posedown/contract').then(({ progressBodySchema }) => progressBodySchema);

const validate = validateBy(loadEntrySchema);

/** Maps errors of the contract or the server to form fields. Each girth is a field. */
export function toEntryErrors(issues: FormErrors, units: Units): FormErrors {
  const byField = Object.entries(issues).map(([path, message]) => [
    path.replace(/^measurements\./, ''),
    message,
  ]);
  return entryForm.inOwnWords(Object.fromEntries(byField), units);
}

function dateError(date: string, today: CalendarDay): string | undefined {
  if (date > today) return 'The date can’t be in the future';
  return date !== '' && date < FIRST_PROGRESS_DAY ? 'Choose a date after 1899' : undefined;
}

/**
 * Validates an entry against the contract.
 * @param today the athlete's calendar day
 */
export async function checkEntry(
  entry: EntryForm,
  { units, today }: { units: Units; today: CalendarDay },
): Promise<FormErrors> {
  const fieldErrors = toEntryErrors(await validate(toProgressBody(entry, units)), units);
  const date = dateError(entry.date, today);
  return date ? { ...fieldErrors, date } : fieldErrors;
}
