import type { PeakWeekReply, Units } from '@posedown/contract';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useChangePeakWeek } from './api.ts';
import { type Figure, readFigures, type Typed, typedFigures } from './figures.ts';
import { dayLabel, type Plan } from './peak-words.ts';

type Day = Plan['days'][number];

/** What the coach typed and did not save yet: figures by day, and the notes for the whole plan. */
export interface PeakDrafts {
  days: Record<number, Typed>;
  notes?: string | undefined;
}

export interface CoachChanges {
  plan: Plan;
  day: Day;
  athlete: PeakWeekReply['athlete'];
  drafts: PeakDrafts;
  /** The days with figures that are typed and not saved. */
  unsaved: readonly number[];
  onDrafts: Dispatch<SetStateAction<PeakDrafts>>;
}

/** The days with figures that are typed and not saved. */
export function unsavedDays({ days }: Plan, drafts: PeakDrafts, units: Units): number[] {
  return days
    .filter(
      (day) => Object.keys(typedFigures(day, drafts.days[day.offset] ?? {}, units)).length > 0,
    )
    .map(({ offset }) => offset);
}

/** The figures of a day under the coach's hands: kept while other days are looked at, until saved. */
export function useCoachChanges({ plan, day, athlete, drafts, unsaved, onDrafts }: CoachChanges) {
  const { id, units } = athlete;
  const [complaints, setComplaints] = useState<Typed>({});
  const change = useChangePeakWeek(id);
  const typed = drafts.days[day.offset] ?? {};
  const notes = drafts.notes ?? plan.coachNotes ?? '';
  useLeaveWarning(unsaved.length > 0 || notes !== (plan.coachNotes ?? ''));

  const keep = (figures: Typed) =>
    onDrafts((before) => ({ ...before, days: { ...before.days, [day.offset]: figures } }));

  function discard() {
    setComplaints({});
    keep({});
  }

  function save() {
    const read = readFigures(day, typed, units);
    setComplaints('complaints' in read ? read.complaints : {});
    if ('complaints' in read) return;
    const days = [{ offset: day.offset, ...read.day }];
    const body = { version: plan.version, days, coachNotes: notes.trim() || null };
    change.mutate(body, {
      onSuccess: () => {
        onDrafts(({ days: others }) => ({ days: { ...others, [day.offset]: {} } }));
        void showToast({
          title: 'Peak week changed',
          message: `${dayLabel(day.offset)} is saved.`,
        });
      },
    });
  }

  return {
    complaints,
    typed,
    notes,
    type: (name: Figure, text: string) => keep({ ...typed, [name]: text }),
    writeNotes: (text: string) => onDrafts((before) => ({ ...before, notes: text })),
    discard,
    save,
    change,
  };
}
