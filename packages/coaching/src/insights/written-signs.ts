import type { CalendarDay } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import type { HealthCondition } from '../safety/health-condition-list.ts';
import { conditionsText } from '../safety/health-conditions.ts';
import type { HoldKind } from '../safety/hold-kinds.ts';
import { HOLD_RULES } from '../safety/holds.ts';
import type { RedFlag } from '../safety/red-flags.data.ts';
import { alertOfFlag } from '../safety/red-flags.ts';
import type { AlertFinding } from './alert-rules.ts';

/** Places where an athlete writes to their coach. */
export const WRITTEN_IN = ['check-in', 'weekly-check-in', 'entry', 'message'] as const;
export type WrittenIn = (typeof WRITTEN_IN)[number];
const PLACE_LABELS: Record<WrittenIn, string> = {
  'check-in': 'in the check-in for',
  'weekly-check-in': 'in the weekly check-in for',
  entry: 'in the progress entry for',
  message: 'in a message on',
};

/** Text with a sign, and where the coach finds it. */
export interface WrittenSign {
  id: string;
  flag: RedFlag;
  place: WrittenIn;
  /** The day the text is about, or was sent. */
  day: CalendarDay;
}

/** Alerts the coach to a red flag in a text. Based on text and sign, so an edit with another sign is a new alert. */
export function alertOfSign({ id, flag, place, day }: WrittenSign, name: string): AlertFinding {
  const { severity, toDo } = alertOfFlag(flag);
  return {
    type: 'red_flag',
    severity,
    message: `${name} mentioned ${flag.name} ${PLACE_LABELS[place]} ${formatDay(day)}. ${toDo}`,
    basis: `${place} ${id} ${flag.id}`,
    subject: flag.id,
  };
}

/** Alerts the coach to a mentioned condition that put the diet on hold. */
export function alertOfHold(
  { id, kind, place, day }: Omit<WrittenSign, 'flag'> & { kind: HoldKind },
  name: string,
): AlertFinding {
  const holdName = HOLD_RULES[kind].name.toLowerCase();
  return {
    type: 'red_flag',
    severity: 'high',
    message: `${name} mentioned ${holdName} ${PLACE_LABELS[place]} ${formatDay(day)}. Their diet is on hold until you lift it.`,
    basis: `${place} ${id} hold ${kind}`,
    subject: `hold ${kind}`,
  };
}

/** Instructions for the coach about a mentioned condition. */
export const TO_CONFIRM =
  'Ask them, then confirm it on their page. Until then it doesn’t block anything.';

/** Asks the coach to confirm mentioned conditions. Once recorded, they rule out the same as at sign-up. */
export function alertOfStated(
  { id, place, day }: Omit<WrittenSign, 'flag'>,
  { conditions, name }: { conditions: readonly HealthCondition[]; name: string },
): AlertFinding {
  const conditionText = conditionsText(conditions);
  return {
    type: 'health_condition',
    severity: 'high',
    message: `${name} mentioned ${conditionText} ${PLACE_LABELS[place]} ${formatDay(day)}. ${TO_CONFIRM}`,
    basis: `${place} ${id} ${conditionText}`,
    subject: conditionText,
  };
}

/** Where an alert's text was written; null if there is none. */
export function writtenIn({ type, basis }: Pick<AlertFinding, 'basis'> & { type: string }) {
  if (type !== 'red_flag' && type !== 'health_condition') return null;
  return WRITTEN_IN.find((place) => basis.startsWith(`${place} `)) ?? null;
}
