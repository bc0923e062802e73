import type { Profile } from '@posedown/contract';
import type { Answers } from '../answers.ts';
import { answersFromDraft } from '../draft.ts';
import { toAnswers } from './profile-answers.ts';

/** The answers of an athlete who is there already, and the time zone that sign-up takes from the device. */
export interface EditedAnswers extends Answers {
  timezone: string;
}

/** Where the form begins: with its draft, if there is one of this version of the profile. */
export function editedFrom(stored: unknown, profile: Profile): EditedAnswers {
  if (!stored) return { ...toAnswers(profile), timezone: profile.timezone };
  const { timezone } = stored as Partial<EditedAnswers>;
  return { ...answersFromDraft(stored), timezone: timezone || profile.timezone };
}
