import type { PeakWeekReply, Units } from '@posedown/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { type PeakPlace, useChangePeakWeek } from './api.ts';
import { type Figure, readFigures, type Typed } from './figures.ts';
import { movedOn, type PeakDrafts, withoutSent } from './peak-drafts.ts';
import { dayLabel, type Plan } from './peak-words.ts';
import type { ChangeDrafts } from './use-peak-drafts.ts';

type Day = Plan['days'][number];

export interface CoachChanges {
  plan: Plan;
  day: Day;
  place: PeakPlace;
  units: Units;
  drafts: PeakDrafts;
  /** The days with figures that are typed and not saved. */
  unsaved: readonly number[];
  onDrafts: ChangeDrafts;
}

/** The figures of a day under the coach's hands: kept while other days are looked at, until saved. */
export function useCoachChanges(asked: CoachChanges) {
  const { plan, day, place, units, drafts, unsaved, onDrafts } = asked;
  const [complaints, setComplaints] = useState<Typed>({});
  const change = useChangePeakWeek(place);
  const typed = drafts.days[day.offset] ?? {};
  const notes = drafts.notes ?? plan.coachNotes ?? '';
  const version = drafts.version ?? plan.version;
  useLeaveWarning(unsaved.length > 0 || drafts.notes !== undefined);

  const keep = (figures: Typed) =>
    onDrafts((before) => ({
      ...before,
      days: { ...before.days, [day.offset]: figures },
      version: before.version ?? plan.version,
    }));

  const writeNotes = (text: string) =>
    onDrafts((before) => ({
      ...before,
      notes: text,
      version: before.version ?? plan.version,
    }));

  function discard() {
    setComplaints({});
    keep({});
  }

  function save() {
    const read = readFigures(day, typed, units);
    setComplaints('complaints' in read ? read.complaints : {});
    if ('complaints' in read) return;
    const days = [{ offset: day.offset, ...read.day }];
    const body = { version, days, coachNotes: notes.trim() || null };
    // It is settled also once another day is looked at, or another page; a refusal would not be seen there.
    void change.mutateAsync(body, { onError: tellOutdated }).then(settle, () => undefined);
  }

  function settle(reply: PeakWeekReply) {
    const sent = { day, figures: typed, notes, notesBefore: plan.coachNotes ?? '', units };
    onDrafts((before) => movedOn(withoutSent(before, sent), version, reply), reply.plan ?? plan);
    void showToast({ title: 'Peak week changed', message: `${dayLabel(day.offset)} is saved.` });
  }

  /** Who is told of the newer plan, and shown it, may write over that one. */
  function tellOutdated(error: unknown) {
    if (!(error instanceof ApiError) || error.version === undefined) return;
    const { version: newer } = error;
    onDrafts((before) => ({ ...before, version: newer }));
  }

  return {
    complaints,
    typed,
    notes,
    type: (name: Figure, text: string) => keep({ ...typed, [name]: text }),
    writeNotes,
    discard,
    save,
    change,
  };
}
