import type { Competition } from '@posedown/contract';
import { type CompetitionForm, competitionForm, formOf, toBody } from './competition-form.ts';

/**
 * The form values to update after another device saved the show: untouched fields get the stored
 * values, typed values stay.
 */
export function untouchedFields(
  typed: CompetitionForm,
  opened: Competition,
  stored: Competition,
): Partial<CompetitionForm> {
  const now = formOf(stored);
  const untouched = competitionForm.untouched(typed, formOf(opened));
  return Object.fromEntries(untouched.map((field) => [field, now[field]]));
}

/** Whether the typed values are stored already, because an earlier attempt went through. */
export const isStored = (typed: CompetitionForm, stored: Competition): boolean =>
  JSON.stringify(toBody(typed)) === JSON.stringify(toBody(formOf(stored)));

/** Describes what changed on the server since the form was opened, and how to proceed. */
export function conflictMessage(opened: Competition, stored: Competition): string {
  const same = new Set(competitionForm.untouched(formOf(opened), formOf(stored)));
  const own = competitionForm.names.filter((field) => !same.has(field));
  const byCoach = [
    ...(opened.weightLimit === stored.weightLimit &&
    opened.weightLimitSource === stored.weightLimitSource
      ? []
      : ['weight limit']),
    ...(opened.status === stored.status && opened.placing === stored.placing ? [] : ['result']),
  ];
  const source = own.length > 0 ? 'on another device' : 'on another device or by your coach';
  const changed = [...own, ...byCoach].join(', ');
  return `Changed in the meantime ${source}: ${changed || 'this show'}. What you typed is still here, and fields you didn’t edit show the new values. Review them, then save again.`;
}
