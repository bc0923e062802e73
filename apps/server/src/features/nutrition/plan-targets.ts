import {
  addsUp,
  athleteEnergy,
  checkOwnTargets,
  dailyTargetsFor,
  type MacroTargets,
  type PlanAnswers,
  type TargetsCheck,
  thousands,
  weeklyRatePercent,
} from '@posedown/coaching';
import { AppError, badField } from '../../platform/errors.ts';
import type { StoredPlan } from './queries.ts';

/** Targets to use instead of computed ones, with their source. `answers` means the previous plan's. */
export interface OwnTargets extends MacroTargets {
  from: StoredPlan['targetsFrom'];
  /** The reason for overriding the warnings. */
  reason?: string | undefined;
  /** The previous plan's pace, which a proposal continues. Null if that plan followed the answers. */
  goalPercent?: number | null;
}

/** A plan's maintenance, whether it was measured, its show and pace. */
export type Basis = Pick<StoredPlan, 'maintenanceKcal' | 'isMeasured' | 'showOn' | 'goalPercent'>;

export function basisOf(answers: PlanAnswers, own?: OwnTargets): Basis {
  const maintenance = maintenanceOf(answers, own);
  const goalPercent = goalPercentOf(answers, maintenance.maintenanceKcal, own);
  return { ...maintenance, showOn: showForPlan(answers), goalPercent };
}

/** The show an athlete prepares for, or a withdrawn one: no diet starts until another show is planned. */
export function showForPlan(answers: PlanAnswers): string | null {
  if (answers.primaryGoal !== 'competition_prep') return null;
  return answers.competitionDate ?? answers.withdrawnShow ?? null;
}

function maintenanceOf(answers: PlanAnswers, own?: OwnTargets) {
  const { formulaKcal, maintenanceKcal } = athleteEnergy(answers);
  // The calculator ignores measurements.
  if (own?.from === 'calculator') {
    return { maintenanceKcal: Math.round(formulaKcal), isMeasured: false };
  }
  const isMeasured = answers.measuredKcal !== undefined;
  return { maintenanceKcal: Math.round(maintenanceKcal), isMeasured };
}

function goalPercentOf(answers: PlanAnswers, maintenanceKcal: number, own?: OwnTargets) {
  if (!own || own.from === 'answers') return null;
  if (own.from === 'proposal') return own.goalPercent ?? null;
  return weeklyRatePercent(answers, { kcal: own.calories, maintenanceKcal });
}

export type Targets = MacroTargets & { notes: readonly string[] };

/**
 * Daily targets from the answers, with reasons.
 * @throws AppError `not_enough_data` if the answers allow no targets
 */
export function computeTargets(answers: PlanAnswers): Targets {
  const targets = dailyTargetsFor(answers);
  if (targets.kind === 'not-enough-data') {
    throw new AppError('not_enough_data', {
      userMessage: 'Your age, height, weight and target weight are needed to create a plan.',
    });
  }
  const { calories, protein, carbs, fats, notes } = targets;
  return { calories, protein, carbs, fats, notes: notes.map(({ text }) => text) };
}

/** The first note of plans whose targets weren't computed. */
const ORIGINS: Record<OwnTargets['from'], (kcal: string) => string> = {
  coach: (kcal) => `The targets were set to ${kcal} kcal a day.`,
  protocol: (kcal) => `Planned for your protocol, ${kcal} kcal a day.`,
  proposal: (kcal) => `Planned for your weekly proposal, ${kcal} kcal a day.`,
  calculator: (kcal) => `Planned for your own calculation, ${kcal} kcal a day.`,
  answers: (kcal) => `The targets stay at ${kcal} kcal a day.`,
};

/**
 * A plan's targets: given or computed from the answers. Given notes come first. @throws AppError `not_enough_data` if
 * the answers allow no targets, `invalid_input` for own targets past a safety limit
 */
export function planTargets(
  answers: PlanAnswers,
  own: OwnTargets | undefined,
  notes: readonly string[] = [],
): Targets {
  const targets = own ? ownTargets(answers, own) : computeTargets(answers);
  return { ...targets, notes: [...notes, ...targets.notes] };
}

function ownTargets(
  answers: PlanAnswers,
  { from, reason, goalPercent: _goal, ...own }: OwnTargets,
): Targets {
  const assessed = requireSafeTargets(answers, own);
  const why = reason && assessed.warnings.length > 0 ? [`Coach’s reason: ${reason}`] : [];
  return { ...own, notes: [ORIGINS[from](thousands(own.calories)), ...assessed.notes, ...why] };
}

/** @throws AppError `invalid_input` if grams and calories disagree, and for figures past a safety limit. */
export function requireSafeTargets(answers: PlanAnswers, own: MacroTargets) {
  if (!addsUp(own)) throw badField('targets', 'The macros don’t add up to the calories');
  const assessed = checkOwnTargets(answers, own);
  if (assessed.kind === 'refused') throw refusedTargets(assessed);
  return assessed;
}

/** Errors for all figures past a limit. */
function refusedTargets({ reason, faults }: Extract<TargetsCheck, { kind: 'refused' }>) {
  const issues = faults.map(({ field, text }) => ({ path: `targets.${field}`, message: text }));
  return new AppError('invalid_input', { userMessage: reason, issues });
}
