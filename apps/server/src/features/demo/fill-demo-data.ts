import { calendarDayIn } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertPerson, refreshRosterEntry } from '../athletes/index.ts';
import { hashPassword, setPasswordHash } from '../auth/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import { assessmentRows } from './assessment-rows.ts';
import { assistantRows } from './assistant-rows.ts';
import { auditRows } from './audit-rows.ts';
import { cardioRows } from './cardio-rows.ts';
import { makeCast } from './cast.ts';
import { diaryRows } from './diary-rows.ts';
import { planMessagePhoto, planPlates } from './hung-photos.ts';
import { liveThrough } from './live.ts';
import { messageRows } from './message-rows.ts';
import { hasPhotos, type PlannedPhoto, planPhotos, storePhotos } from './photo-rows.ts';
import { poseSessionRows } from './pose-session-rows.ts';
import { checkInRows, progressRows } from './progress-rows.ts';
import { protocolRows } from './protocol-rows.ts';
import {
  type DemoRows,
  findPlans,
  forgetJudgements,
  hangDemoPhotos,
  hasDemoData,
  insertDemoPhotos,
  insertDemoRows,
  markDemoData,
} from './queries.ts';
import { sessionRows } from './session-rows.ts';
import { settleMember } from './settle-member.ts';

/**
 * Fills an installation with the demo gym, once: one coach and 47 athletes with up to sixteen weeks
 * of lived days until yesterday. All of it or, if the process ends on the way, nothing of it.
 */
export async function fillDemoData({
  db,
  now,
  settings,
}: Pick<Services, 'db' | 'now' | 'settings'>) {
  if (await hasDemoData(db)) return;
  const today = calendarDayIn(now(), 'UTC');
  const passwordHash = await hashPassword(DEMO_ACCOUNTS.coach.password);
  await db.transaction(async (tx) => {
    const coach = await insertPerson(tx, {
      email: DEMO_ACCOUNTS.coach.email,
      name: settings.coachName,
      role: 'coach',
    });
    await setPasswordHash(tx, coach.id, passwordHash, now());
    const athletes = await liveTogether(tx, { coachId: coach.id, today, settings });
    const client = athletes[0];
    if (client) await setPasswordHash(tx, client, passwordHash, now());
    await forgetJudgements(tx, athletes);
    for (const athleteId of athletes) await refreshRosterEntry(tx, athleteId, now());
    await markDemoData(tx, today);
  });
}

interface Gym {
  coachId: string;
  today: string;
  settings: Services['settings'];
}

/** Lives every athlete's weeks and stores them in bulk. @returns their ids, in the cast's order */
async function liveTogether(tx: Db, { coachId, today, settings }: Gym) {
  const rows: DemoRows = emptyRows();
  const photographed: PlannedPhoto[][] = [];
  const ids: string[] = [];
  for (const [place, member] of makeCast(today).entries()) {
    const days = liveThrough(member);
    const userId = await settleMember(tx, member, coachId, days);
    const plans = await findPlans(tx, userId);
    ids.push(userId);
    const entries = progressRows(member, userId, days);
    rows.entries.push(...entries);
    rows.checkIns.push(...checkInRows(member, userId, { days, entries }));
    rows.logs.push(...diaryRows(member, userId, days, plans.meals));
    rows.sessions.push(...sessionRows(member, userId, days, plans.days));
    rows.cardio.push(...cardioRows(member, userId, days, plans.cardio));
    rows.messages.push(...messageRows(member, userId, coachId, today));
    rows.poseSessions.push(...poseSessionRows(member, userId, today));
    if (hasPhotos(member, photographed.length)) {
      const photos = planPhotos(member, userId, days);
      const judged = { place: photographed.length, userId, coachId, days, photos };
      rows.assessments.push(...assessmentRows(member, judged));
      photographed.push(photos);
    }
    const made = protocolRows({ member, place, userId, coachId, days, today });
    rows.protocols.push(...made.protocols);
    rows.protocolVersions.push(...made.versions);
    rows.audit.push(...auditRows({ member, userId, protocols: made.protocols }));
    if (member.show) rows.competitions.push({ userId, ...member.show });
  }
  const [client] = ids;
  if (client) rows.assistant.push(...assistantRows(client, today));
  const hung = client ? planHung(client, rows, photographed[0] ?? []) : [];
  // Other threads draw while the rows are written.
  const [photos] = await Promise.all([
    storePhotos(settings, [...photographed.flat(), ...hung]),
    insertDemoRows(tx, rows),
  ]);
  await insertDemoPhotos(tx, photos);
  await hangDemoPhotos(tx, hung);
  return ids;
}

/** The pictures that belong to the demo client's meals and messages. */
function planHung(client: string, { logs, messages }: DemoRows, planned: PlannedPhoto[]) {
  const own = messages.filter(({ athleteId }) => athleteId === client);
  const plates = planPlates(
    client,
    logs.filter(({ userId }) => userId === client),
  );
  return [...plates, ...planMessagePhoto(own, planned)];
}

function emptyRows(): DemoRows {
  return {
    entries: [],
    checkIns: [],
    logs: [],
    sessions: [],
    cardio: [],
    messages: [],
    assistant: [],
    competitions: [],
    poseSessions: [],
    protocols: [],
    protocolVersions: [],
    audit: [],
    assessments: [],
  };
}
