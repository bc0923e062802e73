import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { usePersistentState } from '../../../lib/clock/use-persistent-state.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useAthlete, useExercises, useTrainingPlan } from '../api.ts';
import {
  asChange,
  copyOf,
  forAthlete,
  isTouched,
  markUntouched,
  newPlan,
  type PlanDraft,
  readPlan,
} from './plan-draft.ts';

/** The plan that a draft starts from. */
export interface PlanStart {
  /** One of the coach's own plans, to copy. */
  copyId?: string | undefined;
  /** The athlete's plan to edit; without an athlete, one of the coach's own. */
  changeId?: string | undefined;
  athleteId?: string | undefined;
}

/** The start key of an empty plan. */
const NEW = 'new';

/** The plan draft, stored across reloads, and started from another plan if requested. */
export function usePlanDraft({ copyId, changeId, athleteId }: PlanStart) {
  const { id } = useSignedInUser();
  const [empty] = useState(() => newPlan(newRequestKey));
  const [plan, setPlan, drop] = usePersistentState<PlanDraft>(
    `posedown.plan.${id}`,
    readPlan,
    empty,
  );
  const sourceId = changeId ?? copyId;
  const sourceRead = useTrainingPlan(sourceId, changeId && athleteId);
  const libraryRead = useExercises();
  const athleteRead = useAthlete(athleteId);
  const [source, library, athlete] = [sourceRead.data, libraryRead.data, athleteRead.data];
  const beginning = [changeId && 'change', sourceId, athleteId].filter(Boolean).join(' ') || NEW;
  /** The start key that was accepted or declined for the current draft. */
  const [settled, setSettled] = useState(plan.copiedFrom ?? NEW);
  const createDraft = useCallback(() => {
    if (settled === beginning) return undefined;
    if ((sourceId && !(source && library)) || (athleteId && !athlete)) return undefined;
    const categoryOf = (exerciseId: string) =>
      library?.exercises.find((exercise) => exercise.id === exerciseId)?.category ?? 'Core';
    const draft = source ? copyOf(source, categoryOf, newRequestKey) : newPlan(newRequestKey);
    const own = athlete ? forAthlete(draft, athlete) : draft;
    return markUntouched(changeId && source ? asChange(own, source) : own, beginning);
  }, [beginning, settled, sourceId, source, library, athleteId, athlete, changeId]);
  const startOver = useCallback(() => {
    const newDraft = createDraft();
    if (!newDraft) return;
    setSettled(beginning);
    setPlan(newDraft);
  }, [createDraft, beginning, setPlan]);
  const acceptDraft = () => {
    setSettled(beginning);
    // So that a reload doesn’t ask again.
    setPlan({ ...plan, copiedFrom: beginning });
  };
  const needsConfirmation = isTouched(plan);
  useEffect(() => {
    if (!needsConfirmation) startOver();
  }, [needsConfirmation, startOver]);
  const question =
    needsConfirmation && createDraft() ? { startOver, keepDraft: acceptDraft } : undefined;
  return {
    ...{ plan, setPlan, drop, question, beginning },
    /** Until then the draft may belong to another plan or athlete. */
    isSettled: settled === beginning,
    missing: missingOf([
      ...(sourceId ? [sourceRead, libraryRead] : []),
      ...(athleteId ? [athleteRead] : []),
    ]),
  };
}

/** A query the draft still waits for, failed ones first. */
function missingOf(reads: readonly UseQueryResult[]): UseQueryResult | undefined {
  const missing = reads.filter(({ data }) => data === undefined);
  return missing.find(({ isError }) => isError) ?? missing[0];
}
