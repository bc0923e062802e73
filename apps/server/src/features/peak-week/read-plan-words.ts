import {
  calendarDayIn,
  checkPeakDayWords,
  checkPeakWords,
  type PeakBreach,
} from '@posedown/coaching';
import { inSlices } from '../../platform/in-slices.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { findShow } from './find-show.ts';

/** What the rules say against the words of a plan. */
export interface PlanWordsRead {
  ofDays: PeakBreach[];
  ofNotes: string | null;
}

export const NOTHING_READ: PlanWordsRead = { ofDays: [], ofNotes: null };

interface Seen {
  competitionId?: string | undefined;
  version: number;
  /** What the notes become; left out they stay. */
  coachNotes?: string | null | undefined;
}

/**
 * Reads the words of the plan that the coach saw. Call it before the transaction that puts it in force: reading takes its
 * time, and a plan that was changed meanwhile is refused there by its version.
 */
export async function readPlanWords(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
  { competitionId, version, coachNotes }: Seen,
): Promise<PlanWordsRead> {
  const today = calendarDayIn(now(), athlete.timezone);
  const plan = (await findShow(db, athlete.id, today, competitionId))?.plan;
  if (plan?.version !== version) return NOTHING_READ;
  const ofDays: PeakBreach[] = [];
  for (const day of plan.days) ofDays.push(...(await inSlices(checkPeakDayWords(day))));
  const notes = coachNotes === undefined ? plan.coachNotes : coachNotes;
  return { ofDays, ofNotes: await inSlices(checkPeakWords(notes ?? '')) };
}
