import type { PeakWeekReply } from '@posedown/contract';
import { useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { NOTHING_TYPED, type PeakDrafts, pendingOf, readPeakDrafts } from './peak-drafts.ts';
import type { Plan } from './peak-words.ts';

/** @param stored the plan as it is by now, where that is not on the screen yet */
export type ChangeDrafts = (how: (before: PeakDrafts) => PeakDrafts, stored?: Plan) => void;

/**
 * What the coach typed over a plan: kept over a look at another page, until it is saved or discarded. It stays in the
 * units in which it was begun: in others, which the athlete may choose meanwhile, the same figures would be others.
 */
export function usePeakDrafts({ athlete, show }: PeakWeekReply, plan: Plan) {
  const { id } = athlete;
  const [units, setUnits] = useState(athlete.units);
  const key = `posedown.peak-week.${id}.${show?.competitionId}.${units}`;
  const [drafts, setDrafts] = useState(() => readPeakDrafts(loadDraft(key)) ?? NOTHING_TYPED);
  if (units !== athlete.units && drafts === NOTHING_TYPED) setUnits(athlete.units);
  // What is saved may be answered after more was typed, or once this page was left.
  const latest = useRef(drafts);

  const change: ChangeDrafts = (how, stored = plan) => {
    const next = pendingOf(stored, how(pendingOf(plan, latest.current, units)), units);
    latest.current = next;
    setDrafts(next);
    if (next === NOTHING_TYPED) dropDraft(key);
    else saveDraft(key, next);
  };
  return { units, drafts: pendingOf(plan, drafts, units), change };
}
