import type { LocalTime } from '@posedown/coaching';
import { dueText } from './due-text.ts';
import type { WeeklyState } from './weekly-state.ts';

/** One line about the weekly check-in on another screen, with a link to it. */
interface WeeklyNotice {
  title: string;
  detail: string;
  /** The label of the link. */
  label: string;
}

/** What the athlete should look at, or null. The coach's answer comes first. */
export function weeklyNoticeOf(
  { answered, toFill }: Pick<WeeklyState, 'answered' | 'toFill'>,
  now: LocalTime,
  isWaiting: boolean,
): WeeklyNotice | null {
  if (answered) {
    const from = answered.reply?.fromName ?? 'Your coach';
    return { title: `${from} replied`, detail: 'To your weekly check-in.', label: 'Read reply' };
  }
  if (!toFill) return null;
  const title = 'Weekly check-in';
  if (isWaiting) {
    const detail = 'Saved on this device. It will sync when you’re online.';
    return { title, detail, label: 'Change answers' };
  }
  return { title, detail: `${dueText(toFill, now)}.`, label: 'Fill in' };
}
