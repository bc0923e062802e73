import { counted } from '@posedown/coaching';
import type { TimelineEntry, Units } from '@posedown/contract';
import { authorText, changeLines, changeTitle, protocolText } from '../../lib/change-text.ts';
import { formatDay, formatShortDay, todayIn } from '../../lib/days.ts';
import { placingText } from '../../lib/placing-text.ts';
import { formatWeight } from '../../lib/units.ts';

/** The text of an entry. */
export interface EntryText {
  title: string;
  /** Facts, one per line. */
  lines: string[];
  /** What a person wrote. */
  quote: string | null;
  /** What the coach answered. */
  answer?: { title: string; text: string | null };
}

type EntryOf<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

/** Describes an entry for the coach. */
export function entryText(entry: TimelineEntry, units: Units): EntryText {
  switch (entry.kind) {
    case 'plan_change': {
      const { change } = entry;
      const lines = [...changeLines(change), authorText(change, 'coach')];
      return { title: changeTitle(change), lines, quote: change.reason };
    }
    case 'check_in':
      return {
        title: `Weekly check-in for ${formatShortDay(entry.dueOn)}`,
        ...{ lines: [], quote: entry.text, answer: answerText(entry, 'Marked as done') },
      };
    case 'message': {
      const answer = answerText(entry, 'Answered');
      return { title: messageTitle(entry), lines: [], quote: entry.text || null, answer };
    }
    case 'milestone':
      return { ...milestoneText(entry.milestone, units), quote: null };
    case 'alert':
      return { title: entry.message, lines: [alertState(entry)], quote: null };
    case 'note':
      return { title: 'Note', lines: [], quote: entry.text };
    case 'protocol': {
      const by = entry.approvedByName ? [`Approved by ${entry.approvedByName}`] : [];
      return { title: 'Protocol approved', lines: [protocolText(entry), ...by], quote: null };
    }
  }
}

function answerText({ answer, kind }: EntryOf<'check_in' | 'message'>, without: string) {
  if (!answer)
    return { title: kind === 'check_in' ? 'Not answered yet' : 'No reply yet', text: null };
  const by = answer.byName ? ` by ${answer.byName}` : '';
  return { title: `${answer.text ? 'Answered' : without}${by}`, text: answer.text };
}

function messageTitle({ isRedFlag, photos }: EntryOf<'message'>): string {
  const parts = [
    isRedFlag && 'a warning sign',
    photos > 0 && (photos === 1 ? 'a photo' : counted(photos, 'photo')),
  ].filter(Boolean);
  return `Message with ${parts.join(' and ')}`;
}

function milestoneText(milestone: EntryOf<'milestone'>['milestone'], units: Units) {
  switch (milestone.type) {
    case 'joined':
      return { title: 'Joined', lines: [] };
    case 'prep':
      return { title: milestone.name, lines: ['Completed'] };
    case 'show': {
      const { name, placing } = milestone;
      return {
        title: name,
        lines: [placing ? placingText(placing) : 'Completed, without a placing'],
      };
    }
    case 'lowest_weight': {
      const { kg, fromKg, showName } = milestone;
      const down = `Down ${formatWeight(fromKg - kg, units)} from ${formatWeight(fromKg, units)}`;
      const title = `Lowest weight of the prep: ${formatWeight(kg, units)}`;
      return { title, lines: [`${down} for ${showName}`] };
    }
  }
}

const SEVERITIES = { high: 'High', medium: 'Medium', low: 'Low' } as const;

function alertState({ severity, count, resolved, resolvedAt }: EntryOf<'alert'>): string {
  const state = resolvedAt
    ? `resolved ${formatDay(todayIn(undefined, new Date(resolvedAt)))}`
    : 'resolved';
  const times = count > 1 ? [`${count} times`] : [];
  return [SEVERITIES[severity], ...times, resolved ? state : 'open'].join(' · ');
}
