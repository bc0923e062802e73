import { isUnexplainedAbsence, type ScreeningAnswers } from '../athlete/facts.ts';
import type { AlertFinding } from './alert-rules.ts';

/** Screening answers that alert the coach. All need a clinician. */
const SIGNS = ['exertionSymptoms', 'noPeriod', 'familySuddenDeath'] as const;
type Sign = (typeof SIGNS)[number];

const ON_HOLD =
  'Their diet is on hold until you lift it. Contact them, and have them see a clinician.';

const SENTENCES: Record<Sign, { said: string; toDo: string; basis: string }> = {
  exertionSymptoms: {
    said: 'reported chest pain or fainting during exertion',
    toDo: ON_HOLD,
    basis: 'hold cardiac',
  },
  noPeriod: {
    said: 'reported no period for 3 months or longer, with no known reason',
    toDo: ON_HOLD,
    basis: 'hold low_energy',
  },
  familySuddenDeath: {
    said: 'reported that a close relative died suddenly before 50',
    toDo: 'Have a clinician check their heart before they train hard.',
    basis: 'family',
  },
};

const has = (answers: ScreeningAnswers): Record<Sign, boolean> => ({
  exertionSymptoms: answers.exertionSymptoms === true,
  noPeriod: isUnexplainedAbsence(answers),
  familySuddenDeath: answers.familySuddenDeath === true,
});

/**
 * Alerts the coach to newly reported screening answers.
 * @param version of the answers; an answer reported again after a retraction is a new alert
 */
export function alertsOfScreening(
  { name, version }: { name: string; version: number },
  before: ScreeningAnswers | null,
  answers: ScreeningAnswers,
): AlertFinding[] {
  const [known, now] = [before && has(before), has(answers)];
  return SIGNS.filter((sign) => now[sign] && !known?.[sign]).map((sign) => {
    const { said, toDo, basis } = SENTENCES[sign];
    return {
      type: 'red_flag',
      severity: 'high',
      message: `${name} ${said}. ${toDo}`,
      basis: `answers ${version} ${basis}`,
      subject: `answers ${sign}`,
    };
  });
}
