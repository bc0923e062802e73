import { addDays, calendarDayIn } from '@posedown/coaching';
import { lockForTransaction } from '../../platform/db/advisory-lock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertPerson, refreshRosterEntry } from '../athletes/index.ts';
import { hashPassword, setPasswordHash } from '../auth/index.ts';
import { alertOfDraft } from '../peak-week/index.ts';
import { proposeForAthlete } from '../proposals/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import { assessmentRows } from './assessment-rows.ts';
import { assistantRows } from './assistant-rows.ts';
import { planMealPhotos, planMessagePhoto, planPeakPhotos } from './attached-photos.ts';
import { practiceAuditRows } from './audit-rows.ts';
import { createCast, createSecondCast } from './cast.ts';
import { insertFormerAthletes } from './former-rows.ts';
import { invitationRows } from './invitation-rows.ts';
import { layoutRows } from './layout-rows.ts';
import { addRows, memberRows, type SettledMember } from './member-rows.ts';
import { noticeRows } from './notice-rows.ts';
import { storeOwnPlans } from './own-plans.ts';
import { hasPhotos, type PlannedPhoto, planPhotos, storePhotos } from './photo-rows.ts';
import {
  attachDemoPhotos,
  type DemoRows,
  deleteEarlyAssessments,
  drawOnDemoReply,
  emptyRows,
  findPlans,
  hasPeople,
  insertDemoPhotos,
  insertDemoRows,
  markDemoData,
} from './queries.ts';
import { scheduledRows } from './scheduled-rows.ts';
import { seedPastProposals } from './seed-past-proposals.ts';
import { settleMember } from './settle-member.ts';
import { simulateDays } from './simulate-days.ts';
import { snippetRows } from './snippet-rows.ts';
import { taskRows } from './task-rows.ts';
import { formRows, SILENT_DAYS, weeklyRows } from './weekly-rows.ts';

/** Number of days ago on which the two coaches started. */
const PRACTICE_DAYS = 400;
const SECOND_COACH_DAYS = 130;
const SECOND_COACH = { email: 'mira@demo.posedown.app', name: 'Mira Castellan' };

/** The demo logins; their password is public. */
export const DEMO_EMAILS: readonly string[] = [
  ...Object.values(DEMO_ACCOUNTS).map(({ email }) => email),
  SECOND_COACH.email,
];

/**
 * Fills an empty database with the demo practice: a coach with 47 athletes and up to sixteen weeks of history until
 * yesterday, and a second coach with three. All or nothing.
 */
export async function fillDemoData({
  db,
  now,
  settings,
  files,
}: Pick<Services, 'db' | 'now' | 'settings' | 'files'>) {
  if (await hasPeople(db)) return;
  const today = calendarDayIn(now(), 'UTC');
  const passwordHash = await hashPassword(DEMO_ACCOUNTS.coach.password);
  await db.transaction(async (tx) => {
    await lockForTransaction(tx, 'demoData');
    // Another process that started at the same time was faster.
    if (await hasPeople(tx)) return;
    const settle = async (coach: { email: string; name: string }, daysAgo: number) => {
      const createdAt = noon(addDays(today, -daysAgo));
      const { id } = await insertPerson(tx, { ...coach, role: 'coach', createdAt });
      await setPasswordHash(tx, id, passwordHash, now());
      return id;
    };
    const head = { email: DEMO_ACCOUNTS.coach.email, name: settings.coachName };
    const headId = await settle(head, PRACTICE_DAYS);
    const secondId = await settle(SECOND_COACH, SECOND_COACH_DAYS);
    const { ids, drafts } = await simulateAll(tx, { headId, secondId, today, files });
    const [client] = ids;
    if (client) await setPasswordHash(tx, client, passwordHash, now());
    await deleteEarlyAssessments(tx, ids);
    for (const athlete of drafts) await alertOfDraft(tx, athlete, now());
    for (const athleteId of ids) {
      await refreshRosterEntry(tx, athleteId, now());
      await proposeForAthlete(tx, athleteId, now());
    }
    await markDemoData(tx, today);
  });
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

interface Gym {
  headId: string;
  secondId: string;
  today: string;
  files: Services['files'];
}

/**
 * Simulates every athlete's weeks and stores them in bulk. @returns their ids in cast order, and those with a peak
 * week awaiting approval
 */
async function simulateAll(tx: Tx, { headId, secondId, today, files }: Gym) {
  const rows = emptyRows();
  const cast = [
    ...createCast(today).map((member) => ({ member, coachId: headId })),
    ...createSecondCast(today).map((member) => ({ member, coachId: secondId })),
  ];
  const settled: SettledMember[] = [];
  const photographed: PlannedPhoto[][] = [];
  const [first] = cast;
  if (first) await storeOwnPlans(tx, headId, first.member.answers, today);
  for (const [index, { member, coachId }] of cast.entries()) {
    const days = simulateDays(member);
    const userId = await settleMember(tx, member, coachId, days);
    const plans = await findPlans(tx, userId);
    const athlete = { member, place: index, userId, coachId, days, plans, today };
    settled.push(athlete);
    addRows(rows, memberRows(athlete));
    if (!hasPhotos(member, photographed.length)) continue;
    const photos = planPhotos(member, userId, days);
    const assessed = { place: photographed.length, userId, coachId, days, photos };
    addRows(rows, { assessments: assessmentRows(member, assessed) });
    photographed.push(photos);
  }
  addRows(rows, practiceRows({ headId, secondId, today }, settled));
  addWeeklyCheckIns(rows, settled, { headId, today });
  addRows(rows, { messageSnippets: snippetRows(headId, today), rosterLayouts: layoutRows(headId) });
  addRows(rows, { coachingEnds: await insertFormerAthletes(tx, { coachId: headId, today }) });
  const hung = planAttachedPhotos(settled[0]?.userId, rows, photographed.flat());
  // Drawing runs on other threads while the rows are inserted.
  const [photos] = await Promise.all([
    storePhotos(files, [...photographed.flat(), ...hung]),
    insertDemoRows(tx, rows),
  ]);
  await insertDemoPhotos(tx, photos);
  await attachDemoPhotos(tx, hung);
  if (settled[0]) await drawOnDemoReply(tx, settled[0].userId, [...DRAWN]);
  await seedPastProposals(tx, settled, today);
  return { ids: settled.map(({ userId }) => userId), drafts: draftsOf(rows, settled) };
}

/** What the coach drew on the demo athlete's newest front view. */
const DRAWN = [
  { kind: 'circle', color: 'red', x1: 0.36, y1: 0.36, x2: 0.64, y2: 0.52 },
  { kind: 'arrow', color: 'blue', x1: 0.9, y1: 0.2, x2: 0.68, y2: 0.3 },
] as const;

/** Forms, schedules and check-ins of the head coach's athletes. */
function addWeeklyCheckIns(
  rows: DemoRows,
  settled: readonly SettledMember[],
  { headId, today }: Pick<Gym, 'headId' | 'today'>,
) {
  const { formId, rows: forms } = formRows(headId, today);
  addRows(rows, forms);
  const athletes = settled.filter(({ coachId }) => coachId === headId);
  // Those who log come first: silent athletes don't check in either.
  const byActivity = athletes.toSorted(
    (one, other) => Number(isSilent(one)) - Number(isSilent(other)),
  );
  for (const [rank, athlete] of byActivity.entries()) {
    addRows(rows, weeklyRows(athlete, { formId, rank }));
  }
  addRows(rows, noticeRows(rows));
}

const isSilent = ({ member }: SettledMember) => member.behavior.silentDays >= SILENT_DAYS;

/** Rows that don't belong to a single athlete. */
function practiceRows(
  { headId, secondId, today }: Omit<Gym, 'files'>,
  settled: readonly SettledMember[],
): Partial<DemoRows> {
  const athletes = settled.filter(({ coachId }) => coachId === headId);
  const invitations = invitationRows({ coachId: headId, athletes, today });
  const joinedAt = noon(addDays(today, -SECOND_COACH_DAYS));
  const [client] = settled;
  return {
    invitations,
    audit: practiceAuditRows({ headId, secondId, since: joinedAt }, invitations),
    tasks: taskRows({ coachId: headId, athletes, today }),
    scheduledMessages: scheduledRows({ coachId: headId, athletes, today }),
    assistant: client ? assistantRows(client.userId, today) : [],
  };
}

/** Photos attached to the demo athlete's meals and messages, and to peak-week days. */
function planAttachedPhotos(
  client: string | undefined,
  { logs, messages, peakTicks }: DemoRows,
  planned: readonly PlannedPhoto[],
) {
  const own = <Row>(list: readonly Row[], userOf: (row: Row) => string) =>
    list.filter((row) => userOf(row) === client);
  const plates = client
    ? planMealPhotos(
        client,
        own(logs, ({ userId }) => userId),
      )
    : [];
  const sent = planMessagePhoto(
    own(messages, ({ athleteId }) => athleteId),
    own(planned, ({ userId }) => userId),
  );
  const followers = [...new Set(peakTicks.map(({ userId }) => userId))];
  const days = followers.flatMap((follower) =>
    planPeakPhotos(
      peakTicks.filter(({ userId }) => userId === follower),
      planned.filter(({ userId }) => userId === follower),
    ),
  );
  return [...plates, ...sent, ...days];
}

const draftsOf = ({ peakPlans }: DemoRows, settled: readonly SettledMember[]) =>
  settled
    .filter(({ userId }) => peakPlans.some((plan) => plan.userId === userId && !plan.approvedAt))
    .map(({ userId, coachId, member }) => ({ id: userId, coachId, name: member.name }));
