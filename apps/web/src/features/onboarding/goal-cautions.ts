import { GOAL_CONFLICT, goalWarnings, isGoalConflict, showWarning } from '@posedown/coaching';
import type { ReactNode } from 'react';
import { todayIn } from '../../lib/days.ts';
import { type Answers, answerForm } from './answers.ts';

type Typed = Pick<
  Answers,
  | 'primaryGoal'
  | 'units'
  | 'sex'
  | 'height'
  | 'weight'
  | 'targetWeight'
  | 'bodyFatGoal'
  | 'competitionDate'
>;

/**
 * Warnings about unreachable goals; none until enough is typed.
 * @param fieldError a message the field already shows
 */
export function goalCautions(
  { primaryGoal, units, sex, competitionDate, ...typed }: Typed,
  fieldError?: ReactNode,
  today = todayIn(),
): string[] {
  const { fields } = answerForm;
  const heightCm = Number(fields.height.parse(typed.height, units));
  const weightKg = Number(fields.weight.parse(typed.weight, units));
  if (!(heightCm > 0 && weightKg > 0)) return [];
  const body = { heightCm, weightKg, units, ...(sex ? { sex } : {}) };
  const targetWeightKg = fields.targetWeight.parse(typed.targetWeight, units) || null;
  const { weight, bodyFat } = goalWarnings(body, {
    targetWeightKg,
    bodyFatGoalPercent: fields.bodyFatGoal.parse(typed.bodyFatGoal) || null,
  });
  const isConflict = isGoalConflict({ primaryGoal: primaryGoal || null, weightKg, targetWeightKg });
  const show =
    primaryGoal === 'competition_prep' && competitionDate && targetWeightKg
      ? showWarning(body, { today, showDay: competitionDate, targetWeightKg })
      : null;
  return [isConflict && GOAL_CONFLICT, weight, bodyFat, show]
    .filter((text) => typeof text === 'string')
    .filter((text) => text !== fieldError);
}
