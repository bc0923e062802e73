import { PEAK_RED_FLAGS } from '../peak-week/rules.ts';
import { unwellHolds } from '../peak-week/unwell-holds.ts';
import type { HealthCondition } from '../safety/health-condition-list.ts';
import { parseConditions } from '../safety/health-conditions.ts';
import { HOLD_KINDS, type HoldKind } from '../safety/hold-kinds.ts';
import { HOLD_RULES } from '../safety/holds.ts';
import { RED_FLAGS } from '../safety/red-flags.data.ts';
import { redFlagOf } from '../safety/red-flags.ts';
import type { AlertFinding } from './alert-rules.ts';

/** An alert as stored. */
type StoredAlert = Required<Pick<AlertFinding, 'basis' | 'subject'>> & { type: string };

/** The conditions an alert asks the coach to confirm. */
export function conditionsToConfirm({
  type,
  subject,
}: Pick<StoredAlert, 'type' | 'subject'>): HealthCondition[] {
  const asksToConfirm = type === 'health_condition' || type === 'assistant_red_flag';
  return asksToConfirm ? parseConditions(subject) : [];
}

/** The hold an alert reports, or null. */
export function holdOfAlert({ type, basis, subject }: StoredAlert): HoldKind | null {
  switch (type) {
    case 'red_flag': {
      // 'message <id> <flag>', 'message <id> hold <kind>' or 'answers <version> hold <kind>'.
      const [, , sign = '', placed] = basis.split(' ');
      return HOLD_KINDS.find((kind) => kind === placed) ?? redFlagOf(sign)?.hold ?? null;
    }
    case 'assistant_red_flag': {
      const flag = RED_FLAGS.find(({ name }) => name === subject);
      const isNamed = (kind: HoldKind) => HOLD_RULES[kind].name.toLowerCase() === subject;
      return flag?.hold ?? HOLD_KINDS.find(isNamed) ?? null;
    }
    case 'peak_week_unwell': {
      const named = subject.split(',');
      return unwellHolds(PEAK_RED_FLAGS.filter((symptom) => named.includes(symptom)))[0] ?? null;
    }
    default:
      return null;
  }
}
