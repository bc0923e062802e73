import type { AthletePhase } from '@posedown/coaching';
import type { CheckInAssignment } from '@posedown/contract';
import { athletesText, type TimeForm } from './form-text.ts';

export const TARGET_KINDS = ['unscheduled', 'all', 'phase', 'tag', 'athletes'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export interface Athlete {
  id: string;
  name: string;
}

/** An assignment as typed. */
export interface AssignForm extends TimeForm {
  kind: TargetKind;
  phase: AthletePhase | '';
  tag: string;
  athletes: Athlete[];
}

/** How many athletes a coach has, by what can be chosen. */
export interface Roster {
  total: number;
  unscheduled: number;
  phases: readonly { phase: AthletePhase; athletes: number }[];
  tags: readonly { tag: string; athletes: number }[];
}

interface Counted {
  forms: readonly { athletes: number }[];
  standard: { athletes: number };
  unscheduled: number;
  phases: Roster['phases'];
}

/** An athlete has one of the forms, the standard one, or none. */
export function rosterOf(
  { forms, standard, unscheduled, phases }: Counted,
  tags: Roster['tags'],
): Roster {
  const scheduled = forms.reduce((sum, { athletes }) => sum + athletes, standard.athletes);
  return { total: scheduled + unscheduled, unscheduled, phases, tags };
}

type Target = Pick<AssignForm, 'kind' | 'phase' | 'tag' | 'athletes'>;

/** The part of the request that selects the athletes. */
export function toTarget({ kind, phase, tag, athletes }: Target): Partial<CheckInAssignment['to']> {
  if (kind === 'phase')
    return { kind, phase: phase || undefined } as Partial<CheckInAssignment['to']>;
  if (kind === 'tag') return { kind, tag };
  return kind === 'athletes' ? { kind, ids: athletes.map(({ id }) => id) } : { kind };
}

/** The number of athletes it reaches. */
export function reach({ kind, phase, tag, athletes }: Target, roster: Roster): number {
  switch (kind) {
    case 'all':
      return roster.total;
    case 'unscheduled':
      return roster.unscheduled;
    case 'phase':
      return roster.phases.find((one) => one.phase === phase)?.athletes ?? 0;
    case 'tag':
      return roster.tags.find((one) => one.tag === tag)?.athletes ?? 0;
    case 'athletes':
      return athletes.length;
  }
}

/** What happens to the form, day and time that athletes have already. */
export function consequenceOf(target: Target, { total, unscheduled }: Roster): string | undefined {
  const scheduled = total - unscheduled;
  if (target.kind === 'unscheduled' || scheduled === 0) return undefined;
  if (target.kind === 'all') {
    return `Replaces the form, day and time of ${athletesText(scheduled)} who already check in.`;
  }
  return 'Replaces the form, day and time of those who already check in.';
}
