import type { PeakWeekReply } from '@posedown/contract';
import { useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import {
  NOTHING_TYPED,
  type PeakDrafts,
  pendingOf,
  readPeakDrafts,
  type TypedDrafts,
} from './peak-drafts.ts';
import type { Plan } from './peak-words.ts';

/** @param stored the plan as it is by now, where that is not on the screen yet */
export type ChangeDrafts = (how: (before: PeakDrafts) => PeakDrafts, stored?: Plan) => void;

/**
 * What the coach typed over a plan: kept over a look at another page, until it is saved or discarded. It stays in the
 * units in which it was begun: in others, which the athlete may choose meanwhile, the same figures would be others.
 */
export function usePeakDrafts({ athlete, show }: PeakWeekReply, plan: Plan) {
  const key = `posedown.peak-week.${athlete.id}.${show?.competitionId}`;
  const untouched: TypedDrafts = { units: athlete.units, drafts: NOTHING_TYPED };
  const [typed, setTyped] = useState(() => readPeakDrafts(loadDraft(key)) ?? untouched);
  // What is saved may be answered after more was typed, or once this page was left.
  const latest = useRef(typed);

  function pending({ units, drafts }: TypedDrafts): TypedDrafts {
    const left = pendingOf(plan, drafts, units);
    return left === NOTHING_TYPED ? untouched : { units, drafts: left };
  }

  const change: ChangeDrafts = (how, stored = plan) => {
    const { units, drafts } = pending(latest.current);
    const next = { units, drafts: pendingOf(stored, how(drafts), units) };
    latest.current = next;
    setTyped(next);
    if (next.drafts === NOTHING_TYPED) dropDraft(key);
    else saveDraft(key, next);
  };
  return { ...pending(typed), change };
}
