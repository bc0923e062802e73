import { newId } from '../../../platform/db/schema/columns.ts';
import {
  coachAlerts,
  coachNotes,
  competitions,
  messages,
  planChanges,
  protocolRecommendations,
  weeklyCheckIns,
  weighIns,
} from '../../../platform/db/schema/index.ts';
import type { StoredPlan } from '../../../platform/db/schema/protocols.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const PLAN = { startsOn: '2026-11-16', phases: [{ weeks: 8 }, { weeks: 4 }] };

/** A time in November. */
export const on = (day: string, time = '09:00') => new Date(`2026-11-${day}T${time}:00Z`);

/** Stores what a timeline lists, at any time. */
export function writersOf({ db }: TestApp, people: { coach: string; athlete: string }) {
  const [clientId, coachId] = [people.athlete, people.coach];
  const [athleteId, userId] = [clientId, clientId];
  return {
    change: (createdAt: Date, kind: 'targets' | 'protocol' = 'targets') =>
      db.insert(planChanges).values({
        ...{ athleteId, createdAt, kind, actor: 'coach', actorId: coachId },
        before: { calories: 2400, protein: 180, carbs: 250, fats: 80 },
        after: { calories: 2250, protein: 180, carbs: 212, fats: 80 },
        ...{ reason: 'Two flat weeks.', effectiveOn: '2026-11-10' },
      }),
    message: (createdAt: Date, more: Partial<typeof messages.$inferInsert> = {}) =>
      db.insert(messages).values({
        ...{ athleteId, createdAt, fromUserId: athleteId, toUserId: coachId, content: 'Hello.' },
        ...more,
      }),
    note: (createdAt: Date, author = coachId) =>
      db.insert(coachNotes).values({
        ...{ athleteId, createdAt, coachId: author, content: 'Watch the knee.' },
      }),
    alert: (createdAt: Date, coach = coachId) =>
      db.insert(coachAlerts).values({
        ...{ clientId, coachId: coach, createdAt, type: 'silence', message: 'Ana went quiet.' },
      }),
    checkIn: (submittedAt: Date, more: Partial<typeof weeklyCheckIns.$inferInsert> = {}) =>
      db.insert(weeklyCheckIns).values({
        ...{ athleteId, submittedAt, dueOn: '2026-11-15', formVersion: 1, questions: [] },
        ...{ answers: {}, ...more },
      }),
    protocol: (approvedAt: Date | null) =>
      db.insert(protocolRecommendations).values({
        ...{ clientId, coachId, approvedAt, protocolType: 'cutting', reasoning: '' },
        ...{ safetyNotes: '', safety: {} as never, protocol: PLAN as unknown as StoredPlan },
        status: approvedAt ? 'approved' : 'pending_approval',
      }),
    show: (date: string, more: Partial<typeof competitions.$inferInsert> = {}) =>
      db.insert(competitions).values({
        ...{ id: newId(), userId, name: 'Open', date, createdAt: on('01'), ...more },
      }),
    weight: (date: string, kg: number) =>
      db.insert(weighIns).values({ userId, date, kg, source: 'entry' }),
  };
}
