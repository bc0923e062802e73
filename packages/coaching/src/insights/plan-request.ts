import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import { thousands } from '../text/thousands.ts';
import type { AlertFinding } from './alert-rules.ts';

/**
 * Requests to the coach, for athletes whose coach decides. Each type is one open alert, updated by
 * the next request.
 */
export type PlanRequest =
  | { kind: 'targets'; now: MacroTargets; wanted: MacroTargets }
  | { kind: 'program' }
  | { kind: 'cardio' };

const figures = ({ calories, protein, carbs, fats }: MacroTargets) =>
  `${thousands(calories)} kcal (${protein} g protein, ${carbs} g carbs, ${fats} g fat)`;

function requestText(request: PlanRequest): string {
  switch (request.kind) {
    case 'targets':
      return `asks for ${figures(request.wanted)} a day. Now: ${figures(request.now)}.`;
    case 'program':
      return 'asks for a new training program.';
    case 'cardio':
      return 'asks for a new cardio plan.';
  }
}

/** @param basis distinguishes this request from others */
export function alertOfRequest(request: PlanRequest, name: string, basis: string): AlertFinding {
  return {
    type: 'plan_request',
    severity: 'medium',
    message: `${name} ${requestText(request)}`,
    basis: `${request.kind} ${basis}`,
    subject: request.kind,
  };
}
