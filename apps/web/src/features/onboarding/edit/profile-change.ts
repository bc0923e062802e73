import type { Profile, ProfileChange } from '@posedown/contract';
import { type Answers, answerForm, answerValues, convertAnswers } from '../answers.ts';

/** The answers of an athlete who is there already, and the time zone that sign-up takes from the device. */
export interface EditedAnswers extends Answers {
  timezone: string;
}

/** What is known of an athlete, as the form holds it: in their own units, the unknown empty. */
function answersOf(profile: Profile): Answers {
  // Without words of their own the goal repeats the one that was chosen.
  const goal = profile.goal === profile.primaryGoal ? null : profile.goal;
  return { ...answerForm.format({ ...profile, goal }, profile.units), email: '' };
}

/** Where the form begins: with its draft, if there is one of this version of the profile. */
export function editedFrom(stored: unknown, profile: Profile): EditedAnswers {
  if (!stored) return { ...answersOf(profile), timezone: profile.timezone };
  const { timezone } = stored as Partial<EditedAnswers>;
  return { ...answerForm.fromDraft(stored), timezone: timezone || profile.timezone };
}

export interface Edited {
  /** The changed answers alone: what nobody touched is not written again. */
  change: ProfileChange;
  /** Errors about answers that were there and are empty now. */
  missing: Record<string, string>;
}

/** What an edited form changes about a profile. */
export function toProfileChange(answers: EditedAnswers, profile: Profile): Edited {
  // Both in the same units, so that a change of units is no change of the body.
  const before = answerValues(convertAnswers(answersOf(profile), answers.units));
  const { change, missing } = answerForm.changes(answerValues(answers), {
    ...before,
    units: profile.units,
  });
  const { competitionDate, ...others } = change;
  const { timezone } = answers;
  // A date was typed before the competition was entered that now stands for it.
  const isDated = competitionDate !== undefined && !profile.nextCompetition;
  return {
    change: {
      ...(others as ProfileChange),
      ...(isDated ? { competitionDate } : {}),
      ...(timezone === profile.timezone ? {} : { timezone }),
      version: profile.version,
    },
    missing: Object.fromEntries(missing.map((name) => [name, 'This cannot be left empty'])),
  };
}
