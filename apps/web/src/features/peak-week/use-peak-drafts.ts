import type { PeakWeekReply } from '@posedown/contract';
import { useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import {
  NO_DRAFTS,
  type PeakDrafts,
  pendingOf,
  readPeakDrafts,
  type TypedDrafts,
} from './peak-drafts.ts';
import type { Plan } from './peak-text.ts';

/** @param stored the saved plan, if newer than the one on the screen */
export type ChangeDrafts = (how: (before: PeakDrafts) => PeakDrafts, stored?: Plan) => void;

/**
 * The coach's unsaved input on a plan, stored until it is saved or discarded. It keeps the units it was typed in, even
 * if the athlete switches units.
 */
export function usePeakDrafts({ athlete, show }: PeakWeekReply, plan: Plan) {
  const key = `posedown.peak-week.${athlete.id}.${show?.competitionId}`;
  const untouched: TypedDrafts = { units: athlete.units, drafts: NO_DRAFTS };
  const [typed, setTyped] = useState(() => readPeakDrafts(loadDraft(key)) ?? untouched);
  // A save may complete after more was typed, or after leaving the page.
  const latest = useRef(typed);

  function pending({ units, drafts }: TypedDrafts): TypedDrafts {
    const pending = pendingOf(plan, drafts, units);
    return pending === NO_DRAFTS ? untouched : { units, drafts: pending };
  }

  const change: ChangeDrafts = (how, stored = plan) => {
    const { units, drafts } = pending(latest.current);
    const next = { units, drafts: pendingOf(stored, how(drafts), units) };
    latest.current = next;
    setTyped(next);
    if (next.drafts === NO_DRAFTS) dropDraft(key);
    else saveDraft(key, next);
  };
  return { ...pending(typed), change };
}
