import { describe, expect, it } from 'vitest';
import { alertsOfScreening } from '../insights/screening-signs.ts';
import {
  findFactConflict,
  holdsOfScreening,
  isUnexplainedAbsence,
  NO_PERIOD_REASONS,
  type ScreeningAnswers,
  TIME_OF_DAY,
  withPregnancy,
} from './facts.ts';

const NO_SYMPTOMS: ScreeningAnswers = {
  cycle: null,
  noPeriodReason: null,
  exertionSymptoms: null,
  familySuddenDeath: null,
};
const EVERYTHING: ScreeningAnswers = {
  cycle: 'none',
  noPeriodReason: 'unexplained',
  exertionSymptoms: true,
  familySuddenDeath: true,
};

it('accepts a time of day from midnight to the last minute', () => {
  for (const time of ['00:00', '09:59', '23:59']) expect(time).toMatch(TIME_OF_DAY);
  for (const time of ['24:00', '25:61', '9:00', '09:60', '09:00:00', ' 09:00', '٠٩:٠٠', '']) {
    expect(time).not.toMatch(TIME_OF_DAY);
  }
});

it('treats a missing period as a symptom only if nothing explains it', () => {
  const explained = NO_PERIOD_REASONS.filter(
    (noPeriodReason) => !isUnexplainedAbsence({ cycle: 'none', noPeriodReason }),
  );
  expect(explained).toEqual(['contraception', 'pregnancy', 'menopause']);
  expect(isUnexplainedAbsence({ cycle: 'none', noPeriodReason: null })).toBe(true);
  expect(isUnexplainedAbsence({ cycle: 'irregular', noPeriodReason: null })).toBe(false);
});

describe('the screening', () => {
  it('places a hold only for symptoms of the heart and of low energy', () => {
    expect(holdsOfScreening(EVERYTHING)).toEqual(['cardiac', 'low_energy']);
    expect(holdsOfScreening({ ...NO_SYMPTOMS, familySuddenDeath: true })).toEqual([]);
    expect(holdsOfScreening(NO_SYMPTOMS)).toEqual([]);
  });

  it('reports each new symptom to the coach once', () => {
    const reported = (before: ScreeningAnswers | null, version = 1) =>
      alertsOfScreening({ name: 'Mia', version }, before, EVERYTHING);
    expect(reported(null).map(({ message }) => message)).toEqual([
      'Mia reported chest pain or fainting during exertion. Their diet is on hold until you lift it. Contact them, and have them see a clinician.',
      'Mia reported no period for 3 months or longer, with no known reason. Their diet is on hold until you lift it. Contact them, and have them see a clinician.',
      'Mia reported that a close relative died suddenly before 50. Have a clinician check their heart before they train hard.',
    ]);
    expect(reported({ ...NO_SYMPTOMS, exertionSymptoms: true })).toHaveLength(2);
    expect(reported(EVERYTHING)).toEqual([]);
    const basesOf = (version: number) => reported(null, version).map(({ basis }) => basis);
    expect(new Set([...basesOf(1), ...basesOf(2)]).size).toBe(6);
  });
});

describe('contradictory answers', () => {
  it.each([
    [{ sex: 'male', cycle: 'regular' }, 'cycle'],
    [{ cycle: 'regular', noPeriodReason: 'menopause' }, 'noPeriodReason'],
    [{ noPeriodReason: 'menopause' }, 'noPeriodReason'],
    [{ sex: 'male', healthConditions: ['Pregnancy or breastfeeding'] }, 'healthConditions'],
    [{ sex: 'female', cycle: 'none', noPeriodReason: 'pregnancy' }, undefined],
    [{ cycle: 'irregular' }, undefined],
    [{ sex: 'male', healthConditions: ['Diabetes'] }, undefined],
    [{}, undefined],
  ] as const)('are found in %j at %s', (answers, path) => {
    expect(findFactConflict(answers)?.path).toBe(path);
  });

  it('put a pregnancy on record once', () => {
    const pregnancy = 'Pregnancy or breastfeeding';
    expect(withPregnancy(['Diabetes'], 'pregnancy')).toEqual(['Diabetes', pregnancy]);
    expect(withPregnancy([pregnancy], 'pregnancy')).toEqual([pregnancy]);
    expect(withPregnancy([], 'menopause')).toEqual([]);
  });
});
