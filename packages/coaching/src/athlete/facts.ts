import type { HealthCondition } from '../safety/health-condition-list.ts';
import type { HoldKind } from '../safety/hold-kinds.ts';
import type { Sex } from './answers.ts';

/** How a woman's periods come; 'none' for three months or longer without one. */
export const CYCLES = ['regular', 'irregular', 'none', 'undisclosed'] as const;
export type Cycle = (typeof CYCLES)[number];

/** Why no period comes. Only 'unexplained' is a sign of low energy (IOC REDs 2023). */
export const NO_PERIOD_REASONS = [
  'contraception',
  'pregnancy',
  'menopause',
  'unexplained',
] as const;
export type NoPeriodReason = (typeof NO_PERIOD_REASONS)[number];

/** Use of stimulants or performance-enhancing drugs. Only for the coach: no advice is given on it. */
export const SUBSTANCE_USES = ['none', 'stimulants', 'enhancing', 'both'] as const;
export type SubstanceUse = (typeof SUBSTANCE_USES)[number];

/** A time of day on a 24-hour clock: '06:30'. */
export const TIME_OF_DAY = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** What sign-up asks for safety beside the health conditions (`science.md`, section 2); null where not answered. */
export interface ScreeningAnswers {
  cycle: Cycle | null;
  noPeriodReason: NoPeriodReason | null;
  /** Chest pain or fainting during exertion. */
  exertionSymptoms: boolean | null;
  /** Whether a close relative died suddenly before 50. */
  familySuddenDeath: boolean | null;
}

/** Whether questions about the cycle are for this person: men have none. */
export const hasCycle = (sex: Sex | null | undefined | ''): boolean => sex !== 'male';

/** Whether no period for three months has no other explanation. A reason that is left out explains nothing. */
export const isUnexplainedAbsence = ({
  cycle,
  noPeriodReason,
}: Pick<ScreeningAnswers, 'cycle' | 'noPeriodReason'>): boolean =>
  cycle === 'none' && (noPeriodReason ?? 'unexplained') === 'unexplained';

/** Holds called for by the screening answers, until the coach lifts them. */
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

/** The first answer that another one rules out, and why; null where they go together. */
export function findFactConflict(answered: Answered): FactConflict | null {
  const { sex, cycle, noPeriodReason, healthConditions = [] } = answered;
  if (cycle && !hasCycle(sex)) {
    return { path: 'cycle', message: 'A cycle doesn’t go with this sex. Check both.' };
  }
  if (noPeriodReason && cycle !== 'none') {
    return { path: 'noPeriodReason', message: 'Leave this out unless there are no periods.' };
  }
  if (healthConditions.includes('Pregnancy or breastfeeding') && !hasCycle(sex)) {
    const message = 'Pregnancy or breastfeeding doesn’t go with this sex. Check both.';
    return { path: 'healthConditions', message };
  }
  return null;
}

/** Pregnancy is on record too where it is why no period comes. */
export function withPregnancy(
  conditions: readonly HealthCondition[],
  noPeriodReason: NoPeriodReason | null | undefined,
): HealthCondition[] {
  const pregnancy: HealthCondition = 'Pregnancy or breastfeeding';
  const isMissing = noPeriodReason === 'pregnancy' && !conditions.includes(pregnancy);
  return isMissing ? [...conditions, pregnancy] : [...conditions];
}
