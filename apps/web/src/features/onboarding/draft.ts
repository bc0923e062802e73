import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { type Answers, answerForm } from './answers.ts';

const KEY = 'posedown.onboarding';

export const loadAnswers = (): Answers => answerForm.fromDraft(loadDraft(KEY));
export const saveAnswers = (answers: Answers): void => saveDraft(KEY, answerForm.toDraft(answers));
export const dropAnswers = (): void => dropDraft(KEY);
