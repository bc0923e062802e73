import type { Profile, ProfileChange } from '@posedown/contract';
import { convertAnswers } from '../convert-answers.ts';
import { toPayload } from '../payload.ts';
import type { EditedAnswers } from './edited-answers.ts';
import { toAnswers } from './profile-answers.ts';

/** What may be forgotten again; all else must stay answered. */
const OPTIONAL = [
  ...['sex', 'bodyFatGoal', 'competitionDate', 'goal', 'division', 'trainingTime', 'cycle'],
  ...['noPeriodReason', 'exertionSymptoms', 'familySuddenDeath', 'substanceUse'],
];
const NOT_HERE = ['email', 'password'];

export interface Edited {
  /** The changed answers alone: what nobody touched is not written again. */
  change: ProfileChange;
  /** Errors about answers that were there and are empty now. */
  missing: Record<string, string>;
}

/** What an edited form changes about a profile. */
export function toProfileChange(answers: EditedAnswers, profile: Profile): Edited {
  // Both in the same units, so that a change of units is no change of the body.
  const before: Record<string, unknown> = {
    ...toPayload(convertAnswers(toAnswers(profile), answers.units), profile.timezone),
    units: profile.units,
  };
  const after: Record<string, unknown> = { ...toPayload(answers, answers.timezone) };
  const change: Record<string, unknown> = { version: profile.version };
  const missing: Record<string, string> = {};
  for (const [name, value] of Object.entries(after)) {
    if (NOT_HERE.includes(name) || isSame(value, before[name])) continue;
    // It was typed before the competition was entered that now stands for it.
    if (name === 'competitionDate' && profile.nextCompetition) continue;
    if (value !== undefined && value !== '') change[name] = value;
    else if (OPTIONAL.includes(name)) change[name] = null;
    else missing[name] = 'This cannot be left empty';
  }
  return { change: change as ProfileChange, missing };
}

/** Lists are compared by what is in them; a number that cannot be read is always a change. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const known = other.map((item) => JSON.stringify(item));
    return one.length === other.length && one.every((item) => known.includes(JSON.stringify(item)));
  }
  return one === other;
}
