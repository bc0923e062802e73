import { type CalendarDay, COMPETITION_CATEGORIES } from '@posedown/coaching';
import type { Competition } from '@posedown/contract';
import { validateBy } from '../../lib/contract-form.ts';
import { defineForm, type TypedOf } from '../../lib/form/define-form.ts';
import { choiceField, requiredDay, requiredText, textField } from '../../lib/form/field.ts';

/** The form of a competition. */
export const competitionForm = defineForm({
  name: requiredText(),
  date: requiredDay(),
  category: choiceField(COMPETITION_CATEGORIES),
  location: textField(),
  notes: textField(),
  // Created once per new competition, so that a retry isn't stored twice.
  requestKey: requiredText(),
});

export type CompetitionForm = TypedOf<typeof competitionForm.fields>;

export const emptyForm = (date: CalendarDay | '', requestKey: string): CompetitionForm => ({
  ...competitionForm.blank,
  ...{ date, requestKey },
});

export const formOf = (competition: Competition): CompetitionForm =>
  competitionForm.format(competition, 'metric');

export const loadCompetitionSchema = () =>
  import('@posedown/contract').then(({ competitionChangeSchema }) => competitionChangeSchema);

const validate = validateBy(loadCompetitionSchema);

/** The request fields, without empty ones. */
export function toBody(typed: CompetitionForm) {
  const { requestKey: _key, ...body } = competitionForm.toBody(typed, 'metric');
  return { ...body, status: 'upcoming' as const };
}

interface Context {
  today: CalendarDay;
  /** The stored date, which may be in the past. */
  storedDate: CalendarDay | undefined;
}

/** Errors by field: those of the contract, and a date in the past. */
export async function checkCompetition(form: CompetitionForm, { today, storedDate }: Context) {
  const fieldErrors = await validate(toBody(form));
  const isPast = form.date !== '' && form.date <= today && form.date !== storedDate;
  return isPast ? { ...fieldErrors, date: 'Competition date must be in the future' } : fieldErrors;
}
