import type { Sex } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { prepareToasts, showToast } from '../../../ui/toast/show-toast.ts';
import { useGenerateCustomPlan } from '../api.ts';
import { generationFailure } from '../generation-failure.ts';
import { MEAL_PLAN_PATH } from '../paths.ts';
import {
  type Calculation,
  type CustomForm,
  calculate,
  customPlanRequest,
  formOf,
  isIncomplete,
  sizesOf,
} from './custom-form.ts';

/** Delay between the toast and opening the plan. */
const PLAN_SHOWN_AFTER_MS = 1500;

export type Customizer = ReturnType<typeof useCustomizer>;

/** The customizer's form, its calculated figures, and the plan generated from them. */
export function useCustomizer(profile: Profile) {
  const [form, setForm] = useState(() => formOf(profile));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [figures, setFigures] = useState<Calculation>();
  const [formula, setFormula] = useState<Sex>();
  const [failure, setFailure] = useState<string>();
  /** Whether the figures exceed a safety limit, so that a plan based on the athlete’s answers is offered instead. */
  const [isRefused, setRefused] = useState(false);
  /** Shown when the targets were sent to the coach instead of being applied. */
  const [request, setRequest] = useState<string>();
  const coachName = profile.coachName ?? 'Your coach';
  const plan = useGenerateCustomPlan();
  const leave = useDelayedLeave();
  useEffect(() => whenIdle(prepareToasts), []);

  function change(changes: Partial<CustomForm>) {
    setForm({ ...form, ...changes });
    // New figures need a new calculation; meals and restrictions don’t.
    const isFigure = Object.keys(changes).some(
      (name) => !['mealCount', 'restrictions'].includes(name),
    );
    if (isFigure) setFigures(undefined);
    setErrors({});
    clearFailure();
  }

  function clearFailure() {
    setFailure(undefined);
    setRequest(undefined);
    setRefused(false);
  }

  /** @param sex which formula to use */
  function run(sex?: Sex) {
    clearFailure();
    if (isIncomplete(form)) {
      const message = 'Please fill in all required fields to calculate your nutrition plan.';
      void showToast({ title: 'Missing Information', message, variant: 'destructive' });
      return;
    }
    const result = sizesOf(form, profile);
    if ('errors' in result) {
      setErrors(result.errors);
      return;
    }
    setFigures(calculate(result.sizes, form, sex));
    setFormula(sex);
  }

  /** @param isSafe whether to compute the targets from the athlete's answers, within all limits */
  function generate(isSafe = false) {
    const result = sizesOf(form, profile);
    if (!figures || 'errors' in result) {
      const message = 'Please calculate your nutrition plan before generating meals.';
      void showToast({ title: 'Calculate First', message, variant: 'destructive' });
      return;
    }
    clearFailure();
    const { targets, ...request } = customPlanRequest(form, result.sizes, figures);
    plan.mutate(isSafe ? request : { ...request, targets }, {
      onSuccess: ({ meals, calories, sentToCoach }) => {
        setRequest(sentToCoach ?? undefined);
        if (sentToCoach !== null) return;
        const message = `${coachName} created your ${meals.length}-meal plan with ${calories} calories.`;
        void showToast({ title: 'Plan Generated!', message });
        leave();
      },
      onError: (error) => {
        const message = generationFailure(error);
        setFailure(message);
        setRefused(areTargetsRefused(error));
        void showToast({ title: 'Generation Failed', message, variant: 'destructive', seconds: 5 });
      },
    });
  }

  const busy = plan.isPending || (plan.isSuccess && request === undefined);
  return {
    ...{ form, errors, failure, request, isRefused, figures, formula, busy },
    ...{ change, calculate: () => run(), calculateFor: run },
    ...{ generate: () => generate(), generateSafe: () => generate(true) },
  };
}

const areTargetsRefused = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path.startsWith('targets'));

/** Opens the meal plan after the toast, unless the athlete has navigated away. */
function useDelayedLeave() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => void navigate({ to: MEAL_PLAN_PATH }), PLAN_SHOWN_AFTER_MS);
  };
}
