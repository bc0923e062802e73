import { auditRows } from './audit-rows.ts';
import { cardioRows } from './cardio-rows.ts';
import type { CastMember } from './cast.ts';
import { coachNoteRows } from './coach-note-rows.ts';
import { diaryRows } from './diary-rows.ts';
import { messageRows } from './message-rows.ts';
import { peakRows } from './peak-rows.ts';
import { poseSessionRows } from './pose-session-rows.ts';
import { prepRows } from './prep-rows.ts';
import { checkInRows, progressRows } from './progress-rows.ts';
import { protocolRows } from './protocol-rows.ts';
import { type DemoRows, emptyRows, type findPlans } from './queries.ts';
import { sessionRows } from './session-rows.ts';
import type { LivedDay } from './simulate-days.ts';
import { supplementRows } from './supplement-rows.ts';
import { tagRows } from './tag-rows.ts';

/** An athlete with an account, plans and simulated days. */
export interface SettledMember {
  member: CastMember;
  /** The athlete's index in the cast. */
  place: number;
  userId: string;
  coachId: string;
  days: LivedDay[];
  plans: Awaited<ReturnType<typeof findPlans>>;
  today: string;
}

/** All logs of one athlete, and everything their coach wrote about them. */
export function memberRows(settled: SettledMember): DemoRows {
  const { member, place, userId, coachId, days, plans, today } = settled;
  const { entries, weighIns } = progressRows(member, userId, days);
  const protocols = protocolRows({ member, place, userId, coachId, days, today });
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
    athleteTags: tagRows({ member, athleteId: userId, coachId, today }),
    peakPlans: peak.plans,
    peakTicks: peak.ticks,
    protocols: protocols.protocols,
    protocolVersions: protocols.versions,
    audit: auditRows({ member, userId, protocols: protocols.protocols }),
    ...supplementRows(member, userId, days, place === 0),
  };
}

export function addRows(rows: DemoRows, more: Partial<DemoRows>) {
  for (const [table, added] of Object.entries(more)) {
    const all: unknown[] = rows[table as keyof DemoRows];
    // Added one by one: the diary has more rows than a call can take as arguments.
    for (const row of added) all.push(row);
  }
}
