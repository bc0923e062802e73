import {
  addsUp,
  athleteEnergy,
  dailyTargetsFor,
  judgeOwnTargets,
  type MacroTargets,
  type PlanAnswers,
  type TargetsJudgement,
  thousands,
} from '@posedown/coaching';
import { AppError, badField } from '../../platform/errors.ts';
import type { StoredPlan } from './queries.ts';

/** Figures that were not worked out here, and where they are from. */
export interface OwnTargets extends MacroTargets {
  from: Exclude<StoredPlan['targetsFrom'], 'answers'>;
  /** Why whoever set them finds them right in spite of the warnings. */
  reason?: string | undefined;
}

/** What a plan takes for what keeps the weight, and whether it was measured. */
export type Basis = Pick<StoredPlan, 'maintenanceKcal' | 'isMeasured'>;

export function basisOf(answers: PlanAnswers, own?: OwnTargets): Basis {
  const { formulaKcal, maintenanceKcal } = athleteEnergy(answers);
  // The calculator knows nothing of what was measured.
  if (own?.from === 'calculator') {
    return { maintenanceKcal: Math.round(formulaKcal), isMeasured: false };
  }
  const isMeasured = answers.measuredKcal !== undefined;
  return { maintenanceKcal: Math.round(maintenanceKcal), isMeasured };
}

export type Targets = MacroTargets & { notes: readonly string[] };

/**
 * What a day comes to by the answers, with what it rests on in sentences.
 * @throws AppError `not_enough_data` where the answers do not allow targets.
 */
export function ourTargets(answers: PlanAnswers): Targets {
  const targets = dailyTargetsFor(answers);
  if (targets.kind === 'not-enough-data') {
    throw new AppError('not_enough_data', {
      userMessage: 'Your age, height, weight and target weight are needed to make a plan.',
    });
  }
  const { calories, protein, carbs, fats, notes } = targets;
  return { calories, protein, carbs, fats, notes: notes.map(({ text }) => text) };
}

/** What a plan says first of targets that are not ours. */
const ORIGINS: Record<OwnTargets['from'], (kcal: string) => string> = {
  coach: (kcal) => `The targets were set to ${kcal} kcal a day.`,
  protocol: (kcal) => `Planned for your protocol, ${kcal} kcal a day.`,
  calculator: (kcal) => `Planned for your own calculation, ${kcal} kcal a day.`,
};

/**
 * What a plan aims at: figures that somebody set, or what the answers come to.
 * @throws AppError `not_enough_data` where the answers do not allow targets, `invalid_input` for own figures past a
 * safety limit.
 */
export function planTargets(answers: PlanAnswers, own: OwnTargets | undefined): Targets {
  return own ? ownTargets(answers, own) : ourTargets(answers);
}

function ownTargets(answers: PlanAnswers, { from, reason, ...own }: OwnTargets): Targets {
  if (!addsUp(own)) throw badField('targets', 'The grams do not add up to the calories');
  const judged = judgeOwnTargets(answers, own);
  if (judged.kind === 'refused') throw refusedTargets(judged);
  const why = reason && judged.warnings.length > 0 ? [`In spite of that: ${reason}`] : [];
  return { ...own, notes: [ORIGINS[from](thousands(own.calories)), ...judged.notes, ...why] };
}

/** Names each figure that is past a limit. */
function refusedTargets({ reason, faults }: Extract<TargetsJudgement, { kind: 'refused' }>) {
  const issues = faults.map(({ field, text }) => ({ path: `targets.${field}`, message: text }));
  return new AppError('invalid_input', { userMessage: reason, issues });
}
