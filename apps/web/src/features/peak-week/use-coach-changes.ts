import type { PeakWeekReply, Units } from '@posedown/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { type PeakWeekKey, useChangePeakWeek } from './api.ts';
import { type Figure, figureText, readFigures, type Typed } from './figures.ts';
import { type PeakDrafts, rebase, withoutSent, withWater } from './peak-drafts.ts';
import { dayLabel, needsReason, type Plan } from './peak-text.ts';
import type { ChangeDrafts } from './use-peak-drafts.ts';

type Day = Plan['days'][number];

export interface CoachChanges {
  plan: Plan;
  day: Day;
  place: PeakWeekKey;
  units: Units;
  drafts: PeakDrafts;
  /** The days with unsaved values. */
  unsaved: readonly number[];
  onDrafts: ChangeDrafts;
}

/** The coach's edits of a day. Edits of all days stay unsaved until they are saved together. */
export function useCoachChanges(options: CoachChanges) {
  const { plan, day, place, units, drafts, unsaved, onDrafts } = options;
  const [fieldErrors, setFieldErrors] = useState<Record<number, Typed>>({});
  const [reason, setReason] = useState('');
  const change = useChangePeakWeek(place);
  const typed = drafts.days[day.offset] ?? {};
  const notes = drafts.notes ?? plan.coachNotes ?? '';
  const version = drafts.version ?? plan.version;
  useLeaveWarning(unsaved.length > 0 || drafts.notes !== undefined);

  const changeDrafts = (how: (before: PeakDrafts) => PeakDrafts) =>
    onDrafts((before) => ({ ...how(before), version: before.version ?? plan.version }));
  const changeDay = (figures: Typed) =>
    changeDrafts((before) => ({ ...before, days: { ...before.days, [day.offset]: figures } }));

  function discard() {
    setFieldErrors({});
    changeDay({});
  }

  function save() {
    const changed = plan.days.filter(({ offset }) => unsaved.includes(offset));
    const found: Record<number, Typed> = {};
    const days = changed.flatMap((each) => {
      const read = readFigures(each, drafts.days[each.offset] ?? {}, units);
      if ('day' in read) return [{ offset: each.offset, ...read.day }];
      found[each.offset] = read.fieldErrors;
      return [];
    });
    setFieldErrors(found);
    if (days.length < changed.length) return;
    const body = { version, days, coachNotes: notes.trim() || null, warningReason: reason };
    // Completes even after switching to another day or page.
    void change.mutateAsync(body, { onError: adoptVersion }).then(
      (reply) => settle(changed, reply),
      () => undefined,
    );
  }

  function settle(days: readonly Day[], reply: PeakWeekReply) {
    const figures = drafts.days;
    const sent = { days, figures, notes, notesBefore: plan.coachNotes ?? '', units };
    onDrafts((before) => rebase(withoutSent(before, sent), version, reply), reply.plan ?? plan);
    setReason('');
    void showToast({ title: 'Peak week changed', message: savedText(days) });
  }

  /** After a conflict the newer plan is shown, so the next save may overwrite it. */
  function adoptVersion(error: unknown) {
    if (!(error instanceof ApiError) || error.version === undefined) return;
    const { version: newer } = error;
    onDrafts((before) => ({ ...before, version: newer }));
  }

  return {
    typed,
    notes,
    fieldErrors: fieldErrors[day.offset] ?? {},
    /** Other days with unreadable values. */
    unread: Object.keys(fieldErrors)
      .map(Number)
      .filter((offset) => offset !== day.offset),
    reason,
    /** Whether the last save was rejected for lack of a reason. */
    isReasonWanted: needsReason(change.error),
    type: (name: Figure, text: string) => changeDay({ ...typed, [name]: text }),
    /** Uses this day's water for every day until the show. */
    spreadWater: () =>
      changeDrafts((before) =>
        withWater(plan, before, typed.waterMl ?? figureText(day, 'waterMl', units)),
      ),
    writeNotes: (text: string) => changeDrafts((before) => ({ ...before, notes: text })),
    writeReason: setReason,
    discard,
    save,
    change,
  };
}

/** 'Show is saved.', 'D-6, D-5 are saved.' */
function savedText(days: readonly Day[]): string {
  const labels = days.map(({ offset }) => dayLabel(offset)).join(', ');
  if (days.length === 0) return 'Your notes are saved.';
  return `${labels} ${days.length === 1 ? 'is' : 'are'} saved.`;
}
