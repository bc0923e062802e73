import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useKeptState } from '../../../lib/clock/use-kept-state.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useAthlete, useExercises, useTrainingPlan } from '../api.ts';
import {
  asChange,
  begunFrom,
  copyOf,
  forAthlete,
  isTouched,
  newPlan,
  type PlanDraft,
  readPlan,
} from './plan-draft.ts';

/** From what a plan is to begin. */
export interface PlanStart {
  /** A plan of the coach's own, to be copied. */
  copyId?: string | undefined;
  /** The plan that the athlete follows, to be changed; without an athlete one of the coach's own. */
  changeId?: string | undefined;
  /** For whom it is. */
  athleteId?: string | undefined;
}

/** The beginning of a plan that begins from nothing. */
const NEW = 'new';

/** The plan being written, kept over a reload; begun from something where that is asked for. */
export function usePlanDraft({ copyId, changeId, athleteId }: PlanStart) {
  const { id } = useSignedInUser();
  const [empty] = useState(() => newPlan(newRequestKey));
  const [plan, setPlan, drop] = useKeptState<PlanDraft>(`posedown.plan.${id}`, readPlan, empty);
  const sourceId = changeId ?? copyId;
  const sourceRead = useTrainingPlan(sourceId, changeId && athleteId);
  const libraryRead = useExercises();
  const athleteRead = useAthlete(athleteId);
  const [source, library, athlete] = [sourceRead.data, libraryRead.data, athleteRead.data];
  const beginning = [changeId && 'change', sourceId, athleteId].filter(Boolean).join(' ') || NEW;
  /** The beginning about which it is settled whether the draft takes it. */
  const [settled, setSettled] = useState(plan.copiedFrom ?? NEW);
  const begin = useCallback(() => {
    if (settled === beginning) return undefined;
    if ((sourceId && !(source && library)) || (athleteId && !athlete)) return undefined;
    const categoryOf = (exerciseId: string) =>
      library?.exercises.find((exercise) => exercise.id === exerciseId)?.category ?? 'Core';
    const draft = source ? copyOf(source, categoryOf, newRequestKey) : newPlan(newRequestKey);
    const own = athlete ? forAthlete(draft, athlete) : draft;
    return begunFrom(changeId && source ? asChange(own, source) : own, beginning);
  }, [beginning, settled, sourceId, source, library, athleteId, athlete, changeId]);
  const takeCopy = useCallback(() => {
    const begun = begin();
    if (!begun) return;
    setSettled(beginning);
    setPlan(begun);
  }, [begin, beginning, setPlan]);
  const keepDraft = () => {
    setSettled(beginning);
    // The answer holds over a reload, too.
    setPlan({ ...plan, copiedFrom: beginning });
  };
  const isAsked = isTouched(plan);
  useEffect(() => {
    if (!isAsked) takeCopy();
  }, [isAsked, takeCopy]);
  const question = isAsked && begin() ? { takeCopy, keepDraft } : undefined;
  return {
    ...{ plan, setPlan, drop, question, beginning },
    /** Until then the draft may be another plan's, and another athlete's. */
    isSettled: settled === beginning,
    missing: missingOf([
      ...(sourceId ? [sourceRead, libraryRead] : []),
      ...(athleteId ? [athleteRead] : []),
    ]),
  };
}

/** What is still to be read before a plan can begin, first of all what cannot be. */
function missingOf(reads: readonly UseQueryResult[]): UseQueryResult | undefined {
  const missing = reads.filter(({ data }) => data === undefined);
  return missing.find(({ isError }) => isError) ?? missing[0];
}
