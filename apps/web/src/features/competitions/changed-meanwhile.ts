import type { Competition } from '@posedown/contract';
import { type CompetitionForm, competitionForm, formOf, toBody } from './competition-form.ts';

/**
 * What to put into a form that was opened on one version of a show, now that another is stored: the fields that
 * nobody touched show what they say by now, what was typed stays.
 */
export function untouchedOf(
  typed: CompetitionForm,
  opened: Competition,
  stored: Competition,
): Partial<CompetitionForm> {
  const now = formOf(stored);
  const untouched = competitionForm.untouched(typed, formOf(opened));
  return Object.fromEntries(untouched.map((field) => [field, now[field]]));
}

/** Whether it is stored as it was typed: then a first try came through after all. */
export const isStored = (typed: CompetitionForm, stored: Competition): boolean =>
  JSON.stringify(toBody(typed)) === JSON.stringify(toBody(formOf(stored)));

/** What changed on the server since the form was opened, and how to proceed. */
export function meanwhileWords(opened: Competition, stored: Competition): string {
  const same = new Set(competitionForm.untouched(formOf(opened), formOf(stored)));
  const own = competitionForm.names.filter((field) => !same.has(field));
  const byCoach = [
    ...(opened.weightLimit === stored.weightLimit &&
    opened.weightLimitSource === stored.weightLimitSource
      ? []
      : ['weight limit']),
    ...(opened.status === stored.status && opened.placing === stored.placing ? [] : ['result']),
  ];
  const who = own.length > 0 ? 'on another device' : 'on another device or by your coach';
  const changed = [...own, ...byCoach].join(', ');
  return `Changed in the meantime ${who}: ${changed || 'this show'}. What you typed is still here, and fields you didn’t edit show the new values. Review them, then save again.`;
}
