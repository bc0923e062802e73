import {
  type CalendarDay,
  COMPETITION_CATEGORIES,
  type CompetitionCategory,
  isCalendarDay,
} from '@posedown/coaching';
import type { Competition } from '@posedown/contract';
import { validateBy } from '../../lib/contract-form.ts';

/** A competition as its form holds it. */
export interface CompetitionForm {
  name: string;
  date: CalendarDay | '';
  category: CompetitionCategory | '';
  location: string;
  notes: string;
  /** Made once for a new competition; sending the same form again stores nothing twice. */
  requestKey: string;
}

export const emptyForm = (date: CalendarDay | '', requestKey: string): CompetitionForm => ({
  ...{ name: '', date, category: '', location: '', notes: '', requestKey },
});

export function formOf({ name, date, category, location, notes }: Competition): CompetitionForm {
  return {
    ...{ name, date, category: category ?? '', requestKey: '' },
    ...{ location: location ?? '', notes: notes ?? '' },
  };
}

/** The form in a stored draft; the empty one where there is none. */
export function formFromDraft(draft: unknown, empty: CompetitionForm): CompetitionForm {
  if (typeof draft !== 'object' || draft === null) return empty;
  const kept = Object.entries(draft).filter(([field, value]) => {
    if (!Object.hasOwn(empty, field) || typeof value !== 'string') return false;
    if (field === 'date') return value === '' || isCalendarDay(value);
    return field !== 'category' || isCategory(value);
  });
  return { ...empty, ...Object.fromEntries(kept) };
}

const isCategory = (value: string) =>
  value === '' || COMPETITION_CATEGORIES.some((category) => category === value);

export const loadCompetitionSchema = () =>
  import('@posedown/contract').then(({ competitionChangeSchema }) => competitionChangeSchema);

const validate = validateBy(loadCompetitionSchema);

/** The fields of the call, with nothing for what was left empty. */
export function toBody({ name, date, category, location, notes }: CompetitionForm) {
  return {
    name,
    date,
    category: category || undefined,
    location: location.trim() || undefined,
    notes: notes.trim() || undefined,
    status: 'upcoming' as const,
  };
}

interface Known {
  today: CalendarDay;
  /** The date that is stored already; it may stay. */
  storedDate: CalendarDay | undefined;
}

/** Errors by field: those of the contract, and of a date that has passed. */
export async function checkCompetition(form: CompetitionForm, { today, storedDate }: Known) {
  const fieldErrors = await validate(toBody(form));
  const isPast = form.date !== '' && form.date <= today && form.date !== storedDate;
  return isPast ? { ...fieldErrors, date: 'Competition date must be in the future' } : fieldErrors;
}
