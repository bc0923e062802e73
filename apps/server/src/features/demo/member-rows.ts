import { auditRows } from './audit-rows.ts';
import { cardioRows } from './cardio-rows.ts';
import type { CastMember } from './cast.ts';
import { coachNoteRows } from './coach-note-rows.ts';
import { diaryRows } from './diary-rows.ts';
import type { LivedDay } from './live.ts';
import { messageRows } from './message-rows.ts';
import { peakRows } from './peak-rows.ts';
import { poseSessionRows } from './pose-session-rows.ts';
import { prepRows } from './prep-rows.ts';
import { checkInRows, progressRows } from './progress-rows.ts';
import { protocolRows } from './protocol-rows.ts';
import { type DemoRows, emptyRows, type findPlans } from './queries.ts';
import { sessionRows } from './session-rows.ts';
import { supplementRows } from './supplement-rows.ts';

/** An athlete who has an account and plans, and the days they have lived. */
export interface Settled {
  member: CastMember;
  /** The place in the cast. */
  place: number;
  userId: string;
  coachId: string;
  days: LivedDay[];
  plans: Awaited<ReturnType<typeof findPlans>>;
  today: string;
}

/** Everything that one athlete logged, and that their coach wrote about it. */
export function memberRows(settled: Settled): DemoRows {
  const { member, place, userId, coachId, days, plans, today } = settled;
  const { entries, weighIns } = progressRows(member, userId, days);
  const made = protocolRows({ member, place, userId, coachId, days, today });
  const prep = prepRows({ member, place, userId, today });
  const [show] = prep.competitions;
  const peak = show
    ? peakRows({ member, days, entries, weighIns, show, today })
    : { plans: [], ticks: [], weighIns };
  return {
    ...emptyRows(),
    ...prep,
    entries,
    weighIns: peak.weighIns,
    checkIns: checkInRows(member, userId, { days, entries }),
    logs: diaryRows(member, userId, days, plans.meals),
    ...sessionRows(member, userId, days, plans),
    cardio: cardioRows(member, userId, days, plans.cardio),
    messages: messageRows(member, userId, coachId, today),
    poseSessions: poseSessionRows(member, userId, today),
    coachNotes: coachNoteRows({ member, place, athleteId: userId, coachId, today }),
    peakPlans: peak.plans,
    peakTicks: peak.ticks,
    protocols: made.protocols,
    protocolVersions: made.versions,
    audit: auditRows({ member, userId, protocols: made.protocols }),
    ...supplementRows(member, userId, days, place === 0),
  };
}

export function addRows(rows: DemoRows, more: Partial<DemoRows>) {
  for (const [table, added] of Object.entries(more)) {
    const all: unknown[] = rows[table as keyof DemoRows];
    // One by one: an athlete has more lines in the diary than a call takes arguments.
    for (const row of added) all.push(row);
  }
}
