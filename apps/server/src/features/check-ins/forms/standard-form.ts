import { DEFAULT_QUESTIONS } from '@posedown/coaching';
import type { AskedForm } from './queries.ts';

/** The built-in form. A later version needs the questions of this one, too: people may have it open. */
export const STANDARD_FORM: AskedForm = {
  id: null,
  name: 'Standard check-in',
  version: 1,
  questions: [...DEFAULT_QUESTIONS],
};
