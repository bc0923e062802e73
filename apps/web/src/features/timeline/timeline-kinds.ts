import type { TimelineKind } from '@posedown/contract';

interface KindText {
  /** One entry: 'Plan change'. */
  one: string;
  /** The filter: 'Plan changes'. */
  many: string;
  /** What will be listed. */
  hint: string;
}

export const KIND_TEXTS: Record<TimelineKind, KindText> = {
  plan_change: {
    ...{ one: 'Plan change', many: 'Plan changes' },
    hint: 'Changes to targets, meals, program and cardio appear here.',
  },
  check_in: {
    ...{ one: 'Check-in', many: 'Check-ins' },
    hint: 'Weekly check-ins appear here with your answers.',
  },
  message: {
    ...{ one: 'Message', many: 'Messages' },
    hint: 'Messages with photos or a warning sign appear here with your answers.',
  },
  milestone: {
    ...{ one: 'Milestone', many: 'Milestones' },
    hint: 'Results, completed milestones and the lowest weight of each prep appear here.',
  },
  alert: { one: 'Alert', many: 'Alerts', hint: 'Alerts appear here, open and resolved.' },
  note: { one: 'Note', many: 'Notes', hint: 'Your private notes appear here.' },
  protocol: { one: 'Protocol', many: 'Protocols', hint: 'Approved protocols appear here.' },
};

export const KINDS = Object.keys(KIND_TEXTS) as TimelineKind[];

/** The kinds in the address, without unknown ones, always in the same order. */
export function readKinds(text: string | undefined): TimelineKind[] {
  const named = text?.split(',') ?? [];
  return KINDS.filter((kind) => named.includes(kind));
}

/** Adds a kind to the filter, or removes it. Undefined removes all. @returns the address's text */
export function toggleKind(
  chosen: readonly TimelineKind[],
  kind: TimelineKind | undefined,
): string | undefined {
  if (kind === undefined) return undefined;
  const next = KINDS.filter((each) => chosen.includes(each) !== (each === kind));
  return next.length > 0 ? next.join(',') : undefined;
}
