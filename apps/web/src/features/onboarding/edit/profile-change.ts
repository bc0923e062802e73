import type { Profile, ProfileChange } from '@posedown/contract';
import { type Answers, answerForm, answerValues, convertAnswers } from '../answers.ts';

/** An existing athlete's answers, and the time zone, which sign-up takes from the device. */
export interface EditedAnswers extends Answers {
  timezone: string;
}

/** An athlete's profile as form values, in their units. */
function answersOf(profile: Profile): Answers {
  // Without an own wording, the goal repeats the chosen one.
  const goal = profile.goal === profile.primaryGoal ? null : profile.goal;
  return { ...answerForm.format({ ...profile, goal }, profile.units), email: '' };
}

/** The form's initial values: from a draft of this profile version if there is one, else from the profile. */
export function editedFrom(stored: unknown, profile: Profile): EditedAnswers {
  if (!stored) return { ...answersOf(profile), timezone: profile.timezone };
  const { timezone } = stored as Partial<EditedAnswers>;
  return { ...answerForm.fromDraft(stored), timezone: timezone || profile.timezone };
}

export interface Edited {
  /** Only the changed answers. */
  change: ProfileChange;
  /** Errors about required answers that were cleared. */
  missing: Record<string, string>;
}

/** The changes of an edited form to a profile. */
export function toProfileChange(answers: EditedAnswers, profile: Profile): Edited {
  // Compared in the same units, so that switching units doesn't count as a change.
  const before = answerValues(convertAnswers(answersOf(profile), answers.units));
  const { change, missing } = answerForm.changes(answerValues(answers), {
    ...before,
    units: profile.units,
  });
  const { competitionDate, ...others } = change;
  const { timezone } = answers;
  // An entered competition determines the date.
  const isDated = competitionDate !== undefined && !profile.nextCompetition;
  return {
    change: {
      ...(others as ProfileChange),
      ...(isDated ? { competitionDate } : {}),
      ...(timezone === profile.timezone ? {} : { timezone }),
      version: profile.version,
    },
    missing: Object.fromEntries(missing.map((name) => [name, 'This can’t be empty'])),
  };
}
