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

/** Complaints by field of the form. */
export type Complaints = Record<string, string>;

/** The contract speaks of kg, cm and litres; these are its limits in the athlete's own units. */
function sizeMessages(units: Units): Complaints {
  const girths = GIRTHS.map((girth) => [girth, lengthRangeMessage(PROGRESS_LIMITS[girth], units)]);
  const weight = weightRangeMessage(PROGRESS_LIMITS.weight, units);
  const waterIntake = waterRangeMessage(PROGRESS_LIMITS.waterIntake, units);
  return { ...Object.fromEntries(girths), weight, waterIntake };
}

/**
 * Complaints of the contract or the server about an entry, under the fields of its form: each girth is one, and the
 * answers of the onboarding have other fields and limits.
 */
export function toEntryComplaints(issues: Record<string, unknown>, units: Units): Complaints {
  const sizes = sizeMessages(units);
  const complaints: Complaints = {};
  for (const [path, message] of Object.entries(issues)) {
    const field = path.replace(/^measurements\./, '');
    complaints[field] ??= inOwnWords(String(message), sizes[field]);
  }
  return complaints;
}

function dateComplaint(date: string, today: CalendarDay): string | undefined {
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
): Promise<Complaints> {
  const complaints = toEntryComplaints(await validate(toProgressBody(entry, units)), units);
  const date = dateComplaint(entry.date, today);
  return date ? { ...complaints, date } : complaints;
}
