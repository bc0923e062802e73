import { ownConditions } from '../assistant/stated-health.ts';
import type { Steps } from '../result/steps.ts';
import { collapseRuns } from '../text/bounded-text.ts';
import type { HealthCondition } from './health-condition-list.ts';
import { HOLD_KINDS, type HoldKind } from './hold-kinds.ts';
import { holdsOfConditions } from './holds.ts';
import type { RedFlag } from './red-flags.data.ts';
import { spotFlags } from './red-flags.ts';

/** Health signs in an athlete's text. */
export interface HealthSigns {
  /** The most severe red flag the athlete reports; general questions don't count. */
  flag: RedFlag | null;
  /** Holds for their red flags. */
  holds: HoldKind[];
  /** Holds for conditions they state. */
  statedHolds: HoldKind[];
  /** Stated conditions that set no hold until the coach confirms them. */
  toConfirm: HealthCondition[];
}

/** Scans text for red flags and conditions; linear in its length. */
export function* readSigns(text: string): Steps<HealthSigns> {
  const { real } = yield* spotFlags(text);
  const conditions = yield* ownConditions(collapseRuns(text));
  const flagged = new Set(real.flatMap(({ hold }) => hold ?? []));
  const stated = new Set(holdsOfConditions(conditions));
  return {
    flag: real[0] ?? null,
    holds: HOLD_KINDS.filter((kind) => flagged.has(kind)),
    statedHolds: HOLD_KINDS.filter((kind) => stated.has(kind) && !flagged.has(kind)),
    toConfirm: conditions.filter((condition) => holdsOfConditions([condition]).length === 0),
  };
}
