import type { PeakWeekReply } from '@posedown/contract';
import { useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { NOTHING_TYPED, type PeakDrafts, pendingOf, readPeakDrafts } from './peak-drafts.ts';
import type { Plan } from './peak-words.ts';

/** @param stored the plan as it is by now, where that is not on the screen yet */
export type ChangeDrafts = (how: (before: PeakDrafts) => PeakDrafts, stored?: Plan) => void;

/** What the coach typed over a plan: kept over a look at another page, until it is saved or discarded. */
export function usePeakDrafts(
  { athlete: { id, units }, show }: PeakWeekReply,
  plan: Plan,
): [PeakDrafts, ChangeDrafts] {
  // In other units the same figures would be others.
  const key = `posedown.peak-week.${id}.${show?.competitionId}.${units}`;
  const [drafts, setDrafts] = useState(() => readPeakDrafts(loadDraft(key)) ?? NOTHING_TYPED);
  // What is saved may be answered after more was typed, or once this page was left.
  const latest = useRef(drafts);

  const change: ChangeDrafts = (how, stored = plan) => {
    const next = pendingOf(stored, how(pendingOf(plan, latest.current, units)), units);
    latest.current = next;
    setDrafts(next);
    if (next === NOTHING_TYPED) dropDraft(key);
    else saveDraft(key, next);
  };
  return [pendingOf(plan, drafts, units), change];
}
