import type { CardioPlanReply } from '@posedown/contract';

export type YesNo = 'no' | 'yes';

/** The fields of heart rates as they are typed. */
export interface RateFields {
  max: string;
  resting: string;
  blockers: YesNo;
}

/** What somebody typed into some of them, and what they saw as they began. */
export interface RatesDraft extends Partial<RateFields> {
  version: number;
}

type Stored = Pick<
  CardioPlanReply,
  'measuredMaxHeartRate' | 'restingHeartRate' | 'takesBetaBlockers'
>;

/**
 * The fields as they stand: what was typed, and of all else what is stored by now. So nobody says of
 * beta-blockers again what another device has changed since.
 */
export function fieldsOf(stored: Stored, typed: Partial<RateFields> = {}): RateFields {
  return {
    max: typed.max ?? String(stored.measuredMaxHeartRate ?? ''),
    resting: typed.resting ?? String(stored.restingHeartRate ?? ''),
    blockers: typed.blockers ?? (stored.takesBetaBlockers ? 'yes' : 'no'),
  };
}
