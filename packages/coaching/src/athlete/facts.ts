import type { HealthCondition } from '../safety/health-condition-list.ts';
import type { HoldKind } from '../safety/hold-kinds.ts';
import type { Sex } from './answers.ts';

/** Regularity of periods; 'none' means three months or longer without one. */
export const CYCLES = ['regular', 'irregular', 'none', 'undisclosed'] as const;
export type Cycle = (typeof CYCLES)[number];

/** Reasons for a missing period. Only 'unexplained' is a sign of low energy (IOC REDs 2023). */
export const NO_PERIOD_REASONS = [
  'contraception',
  'pregnancy',
  'menopause',
  'unexplained',
] as const;
export type NoPeriodReason = (typeof NO_PERIOD_REASONS)[number];

/** Use of stimulants or performance-enhancing drugs. Only for the coach; the product gives no advice on it. */
export const SUBSTANCE_USES = ['none', 'stimulants', 'enhancing', 'both'] as const;
export type SubstanceUse = (typeof SUBSTANCE_USES)[number];

/** A time of day on a 24-hour clock: '06:30'. */
export const TIME_OF_DAY = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** Safety answers from sign-up, besides the health conditions (`science.md`, section 2); null if unanswered. */
export interface ScreeningAnswers {
  cycle: Cycle | null;
  noPeriodReason: NoPeriodReason | null;
  /** Chest pain or fainting during exertion. */
  exertionSymptoms: boolean | null;
  /** Whether a close relative died suddenly before 50. */
  familySuddenDeath: boolean | null;
}

/** Whether cycle questions apply; not for men. */
export const hasCycle = (sex: Sex | null | undefined | ''): boolean => sex !== 'male';

/** Whether three months without a period have no other explanation. A missing reason counts as none. */
export const isUnexplainedAbsence = ({
  cycle,
  noPeriodReason,
}: Pick<ScreeningAnswers, 'cycle' | 'noPeriodReason'>): boolean =>
  cycle === 'none' && (noPeriodReason ?? 'unexplained') === 'unexplained';

/** Holds required by the screening answers until the coach lifts them. */
export function holdsOfScreening(answers: ScreeningAnswers): HoldKind[] {
  return [
    ...(answers.exertionSymptoms ? (['cardiac'] as const) : []),
    ...(isUnexplainedAbsence(answers) ? (['low_energy'] as const) : []),
  ];
}

interface Answered {
  sex?: Sex | null | undefined;
  cycle?: Cycle | null | undefined;
  noPeriodReason?: NoPeriodReason | null | undefined;
  healthConditions?: readonly HealthCondition[] | undefined;
}

export interface FactConflict {
  path: 'cycle' | 'noPeriodReason' | 'healthConditions';
  message: string;
}

/** The first pair of contradictory answers and the reason, or null. */
export function findFactConflict(answered: Answered): FactConflict | null {
  const { sex, cycle, noPeriodReason, healthConditions = [] } = answered;
  if (cycle && !hasCycle(sex)) {
    return { path: 'cycle', message: 'A menstrual cycle doesn’t match this sex. Check both.' };
  }
  if (noPeriodReason && cycle !== 'none') {
    return { path: 'noPeriodReason', message: 'Leave this out unless there are no periods.' };
  }
  if (healthConditions.includes('Pregnancy or breastfeeding') && !hasCycle(sex)) {
    const message = 'Pregnancy or breastfeeding doesn’t match this sex. Check both.';
    return { path: 'healthConditions', message };
  }
  return null;
}

/** Adds pregnancy to the conditions if it is the reason for a missing period. */
export function withPregnancy(
  conditions: readonly HealthCondition[],
  noPeriodReason: NoPeriodReason | null | undefined,
): HealthCondition[] {
  const pregnancy: HealthCondition = 'Pregnancy or breastfeeding';
  const isMissing = noPeriodReason === 'pregnancy' && !conditions.includes(pregnancy);
  return isMissing ? [...conditions, pregnancy] : [...conditions];
}
