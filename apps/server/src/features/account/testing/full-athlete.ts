import { addDays } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/db/schema/columns.ts';
import {
  athleteHolds,
  coachAlertEvents,
  coachAlerts,
  coachingEnds,
  coachNotes,
  customFoods,
  invitations,
  noticeDeliveries,
  noticeSettings,
  notices,
  passwordLinks,
  peakWeekPlans,
  peakWeekTicks,
  photos,
  planChanges,
  plannedChanges,
  scheduledMessages,
  supplements,
  supplementTicks,
  users,
} from '../../../platform/db/schema/index.ts';
import { createDevice } from '../../../platform/push/testing/fake-push-service.ts';
import { sendPhoto } from '../../../testing/send-photo.ts';
import { sendVoiceNote } from '../../../testing/send-voice-note.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { fillDemoData } from '../../demo/index.ts';
import { DEMO_ACCOUNTS } from '../../service/index.ts';

export interface FullAthlete {
  id: string;
  name: string;
  email: string;
  coachId: string;
  browser: TestBrowser;
}

const DAY = '2026-11-21';

/** Opens the demo practice and gives its athlete a row in every table that can hold their data. */
export async function openFullAthlete(test: TestApp): Promise<FullAthlete> {
  await fillDemoData(test);
  const browser = test.browser();
  await browser.post('/api/auth/login', DEMO_ACCOUNTS.client);
  const { user } = (await browser.get('/api/auth/me')).json();
  const [row] = await test.db.select().from(users).where(eq(users.id, user.id));
  if (!row?.coachId) throw new Error('the demo client has no coach');
  const athlete = { id: row.id, name: row.name, email: row.email, coachId: row.coachId, browser };
  await addPeakWeek(test, athlete);
  await addCoachData(test, athlete);
  await addTicks(test, athlete);
  await addVoiceNote(athlete);
  await test.db.insert(customFoods).values({
    ...{ userId: row.id, name: 'Rye bread', quantity: 100, unit: 'g' as const },
    ...{ calories: 220, protein: 8, carbs: 45, fats: 1 },
  });
  await test.db.insert(noticeSettings).values({ userId: row.id, off: ['show_milestone'] });
  await addDelivery(test, athlete);
  const tokenHash = 'of a link';
  await test.db
    .insert(passwordLinks)
    .values({ userId: row.id, tokenHash, expiresAt: new Date('2027-01-01') });
  return athlete;
}

/** An email that waits, and a device with push notices. */
async function addDelivery({ db, now }: TestApp, { id: userId, browser }: FullAthlete) {
  const noticeId = newId();
  const notice = { userId, id: noticeId, kind: 'check_in_open', subject: 'full' } as const;
  await db.insert(notices).values(notice);
  await db.insert(noticeDeliveries).values({ userId, noticeId, dueAt: now() });
  const payload = createDevice().device;
  await browser.request({ method: 'PUT', url: '/api/notices/push', payload });
}

/** More supplement ticks than one batch reads, dated before all others. */
async function addTicks({ db }: TestApp, { id: userId }: FullAthlete) {
  const [line] = await db.select().from(supplements).where(eq(supplements.userId, userId));
  if (!line) throw new Error('the demo client takes nothing');
  const ticks = Array.from({ length: 1300 }, (_, days) => ({
    userId,
    supplementId: line.id,
    date: addDays('2020-01-01', days),
  }));
  await db.insert(supplementTicks).values(ticks);
}

async function addVoiceNote({ id, browser }: FullAthlete) {
  const voiceNoteId = await sendVoiceNote(browser, id);
  await browser.post(`/api/users/${id}/messages`, { content: '', voiceNoteId });
}

/** A peak-week day with a photo that no other table references. */
async function addPeakWeek({ db }: TestApp, { id: userId, browser }: FullAthlete) {
  const { competition } = (await browser.get(`/api/users/${userId}/prep`)).json();
  const photoId = await sendPhoto(browser, userId, 'peak_week');
  const day = { userId, competitionId: competition.id };
  await db
    .insert(peakWeekPlans)
    .values({ ...day, weightKg: 80, isRehearsed: true, days: [], status: 'approved' });
  await db.insert(peakWeekTicks).values({ ...day, date: DAY, photoId });
  await db.update(photos).set({ looseSince: null }).where(eq(photos.id, photoId));
}

/** Data the coach wrote, and invitations sent to the athlete. */
async function addCoachData({ db }: TestApp, { id, name, email, coachId }: FullAthlete) {
  await db.insert(coachNotes).values({ athleteId: id, coachId, content: 'Shy of the camera.' });
  const sendAt = new Date('2027-01-01');
  await db.insert(scheduledMessages).values({ athleteId: id, coachId, content: 'Hi.', sendAt });
  const end = { startedOn: '2026-01-05', lastDay: '2026-12-24', note: 'Moves abroad.' };
  await db.insert(coachingEnds).values({ athleteId: id, coachId, ...end });
  const later = { appliesOn: '2027-01-01', fromCalories: 2500, cardioMinutes: 90 };
  await db.insert(plannedChanges).values({ athleteId: id, coachId, checkInId: newId(), ...later });
  await db.insert(coachAlerts).values({
    ...{ clientId: id, coachId, type: 'adherence', message: `${name} trains less.` },
    ...{ basis: 'of a test', resolved: true },
  });
  const hold = { kind: 'medical', source: 'coach', placedReason: 'Home with a fever.' } as const;
  const since = new Date('2026-11-20');
  await db.insert(athleteHolds).values({ ...hold, athleteId: id, since, placedById: coachId });
  await db.insert(planChanges).values({
    ...{ athleteId: id, actor: 'coach', actorId: coachId, kind: 'guidance' },
    ...{ after: { mode: 'coached' }, effectiveOn: '2026-11-20' },
  });
  await db.insert(coachAlertEvents).values({ clientId: id, type: 'red_flag', basis: 'of a test' });
  const expiresAt = new Date('2027-01-01');
  const sent = { coachId, email, name, expiresAt };
  const accepted = { athleteId: id, acceptedAt: new Date('2026-08-01') };
  await db.insert(invitations).values({ ...sent, ...accepted, tokenHash: 'accepted' });
}
