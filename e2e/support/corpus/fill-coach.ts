import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { dayFromNow } from '../days.ts';
import { send } from '../send.ts';
import { read, write } from './call.ts';
import type { Corpus } from './corpus.ts';
import { fillOwn } from './fill-own.ts';

interface Stored {
  id: string;
  version: number;
}

interface Filler {
  coach: BrowserContext;
  athlete: BrowserContext;
  /** The athlete's id. */
  id: string;
  corpus: Corpus;
}

interface Exercise {
  id: string;
  category: string;
}

/**
 * Creates plans for the athlete with payloads in every text. @returns one of their exercises, and
 * the path of a plan the coach saved
 */
export async function planForAthlete({ coach, id, corpus }: Filler) {
  const { exercises } = await read<{ exercises: Exercise[] }>(coach, '/api/exercises');
  const [first] = exercises as [Exercise];
  const call = 'POST /api/training-plans';
  const exercise = () => ({
    ...{ exerciseId: first.id, category: first.category, sets: 3, restTime: 90 },
    technique: 'super_set',
    exerciseName: corpus.line(`${call} workouts.0.exercises.0.exerciseName`, 100),
    reps: '8-12',
    tempo: corpus.line(`${call} workouts.0.exercises.0.tempo`, 20),
    supersetWith: corpus.line(`${call} workouts.0.exercises.0.supersetWith`, 100),
    notes: corpus.text(`${call} workouts.0.exercises.0.notes`, 500),
  });
  const workout = () => ({
    name: corpus.line(`${call} workouts.0.name`, 60),
    exercises: [exercise(), exercise(), exercise()],
  });
  const plan = () => ({
    ...{ weeks: 8, daysPerWeek: 3, workouts: [workout(), workout()] },
    name: corpus.line(`${call} name`, 200),
    description: corpus.text(`${call} description`, 2000),
  });
  const saved = await write<Stored>(coach, 'POST', '/api/training-plans', plan());
  const forAthlete = { ...plan(), clientId: id, startsOn: dayFromNow(0) };
  await write(coach, 'POST', '/api/training-plans', forAthlete);
  await write(coach, 'PUT', `/api/exercises/${first.id}/video`, {
    videoVersion: 0,
    videoUrl: 'https://video.test/"><script>ran(0)</script>#\'onclick=ran(0)',
  });
  return { exerciseId: first.id, planAddress: `/create-workout?copy=${saved.id}` };
}

/**
 * Writes payloads into every text in which a coach responds to an athlete. @returns the paths of
 * content that no list shows in full
 */
export async function answerAthlete(filler: Filler, sessionId: string): Promise<string[]> {
  await noteOnAthlete(filler, sessionId);
  await talk(filler);
  await setTargets(filler);
  const forms = await checkInWeekly(filler);
  await approvePeakWeek(filler);
  const opened = await decideProtocols(filler);
  await placeHolds(filler);
  return [...forms, ...opened];
}

/**
 * The athlete answers a form of the coach, who replies and changes the plan despite its warnings. @returns the paths of
 * the forms and of the answered check-in
 */
async function checkInWeekly(filler: Filler): Promise<string[]> {
  const { coach, athlete, id, corpus } = filler;
  const [kept, changed] = [await addForm(filler), await addForm(filler)];
  await write<Stored>(coach, 'PUT', `/api/check-in-forms/${changed.id}`, {
    ...formOf(corpus, 'PUT /api/check-in-forms/:formId'),
    version: changed.version,
  });
  const { schedule } = await read<{ schedule: Stored | null }>(
    coach,
    `/api/users/${id}/check-in-schedule`,
  );
  await write(coach, 'PUT', `/api/users/${id}/check-in-schedule`, {
    ...{ formId: kept.id, weekday: new Date().getUTCDay(), minute: 0 },
    version: schedule?.version ?? 0,
  });
  interface Week {
    due: { on: string };
    form: { id: string; version: number };
  }
  const { due, form } = await read<Week>(athlete, `/api/users/${id}/weekly-check-in`);
  const checkIn = await write<Stored>(athlete, 'POST', '/api/weekly-check-ins', {
    ...{ dueOn: due.on, formId: form.id, formVersion: form.version, requestKey: randomUUID() },
    answers: { words: corpus.text('POST /api/weekly-check-ins answers.*', 2000) },
  });
  const call = 'POST /api/users/:userId/check-in-review';
  await write(coach, 'POST', `/api/users/${id}/check-in-review`, {
    ...{ checkInId: checkIn.id, version: checkIn.version, requestKey: randomUUID() },
    reply: corpus.text(`${call} reply`, 5000),
    plan: {
      ...{ kind: 'change', fromCalories: LOW_TARGETS.calories },
      targets: { calories: 2088, protein: 160, carbs: 245, fats: 52 },
      reason: corpus.text(`${call} plan.reason`, 500),
    },
  });
  return [
    ...[kept, changed].map((one) => `/check-in-forms/${one.id}`),
    `/check-ins?filter=done&athlete=${id}`,
  ];
}

function addForm({ coach, corpus }: Filler): Promise<Stored> {
  const form = formOf(corpus, 'POST /api/check-in-forms');
  return write<Stored>(coach, 'POST', '/api/check-in-forms', { ...form, requestKey: randomUUID() });
}

/** A form with every kind of text. */
function formOf(corpus: Corpus, call: string) {
  const question = (id: string, type: string) => ({
    ...{ id, type, required: false, phases: [] },
    label: corpus.line(`${call} questions.0.label`, 200),
  });
  return {
    name: corpus.line(`${call} name`, 80),
    questions: [
      {
        ...question('scale', 'scale'),
        lowLabel: corpus.line(`${call} questions.0.lowLabel`, 80),
        highLabel: corpus.line(`${call} questions.0.highLabel`, 80),
      },
      { ...question('number', 'number'), unit: corpus.line(`${call} questions.0.unit`, 20) },
      {
        ...question('choice', 'choice'),
        options: ['first', 'second'].map(() => corpus.line(`${call} questions.0.options.0`, 80)),
      },
      question('words', 'text'),
    ],
  };
}

/** One hold that is lifted again, and one that stays. */
async function placeHolds({ coach, id, corpus }: Filler) {
  const holdsPath = `/api/users/${id}/holds`;
  const tired = { kind: 'low_energy', reason: 'Tired for weeks.' };
  const { id: holdId } = await write<Stored>(coach, 'POST', holdsPath, tired);
  await write(coach, 'POST', `${holdsPath}/${holdId}/lift`, {
    reason: corpus.text('POST /api/users/:userId/holds/:holdId/lift reason', 500),
    clinicianAgreed: true,
  });
  await write(coach, 'POST', holdsPath, {
    kind: 'medical',
    reason: corpus.text('POST /api/users/:userId/holds reason', 500),
  });
}

async function noteOnAthlete({ coach, id, corpus }: Filler, sessionId: string) {
  const about = `/api/users/${id}`;
  const add = () =>
    write<Stored>(coach, 'POST', `${about}/coach-notes`, {
      content: corpus.text('POST /api/users/:userId/coach-notes content', 5000),
    });
  await add();
  const { id: noteId, version } = await add();
  await write(coach, 'PATCH', `${about}/coach-notes/${noteId}`, {
    version,
    content: corpus.text('PATCH /api/users/:userId/coach-notes/:noteId content', 5000),
  });
  await fillOwn({ coach, id, corpus });
  const session = 'PATCH /api/users/:userId/workout-sessions/:sessionId';
  await write(coach, 'PATCH', `${about}/workout-sessions/${sessionId}`, {
    version: 0,
    coachFeedback: corpus.text(`${session} coachFeedback`, 2000),
    nextSessionGoals: corpus.text(`${session} nextSessionGoals`, 2000),
  });
  type Practice = { sessions: Stored[] };
  const practice = await read<Practice>(coach, `${about}/pose-practice-sessions`);
  await write(coach, 'PATCH', `${about}/pose-practice-sessions/${practice.sessions[0]?.id}`, {
    version: practice.sessions[0]?.version,
    coachNotes: corpus.text(
      'PATCH /api/users/:userId/pose-practice-sessions/:sessionId coachNotes',
      2000,
    ),
  });
}

async function talk({ coach, athlete, id, corpus }: Filler) {
  const thread = `/api/users/${id}/messages`;
  const sendMessageAs = (user: BrowserContext) =>
    write<Stored>(user, 'POST', thread, {
      content: corpus.text('POST /api/users/:userId/messages content', 5000),
    });
  await sendMessageAs(athlete);
  const { id: messageId } = await sendMessageAs(coach);
  await write(coach, 'PATCH', `${thread}/${messageId}`, {
    version: 0,
    content: corpus.text('PATCH /api/users/:userId/messages/:messageId content', 5000),
  });
  await sendMessageAs(athlete);
}

/** So little energy after training that a reason is required. */
const LOW_TARGETS = { calories: 2097, protein: 160, carbs: 245, fats: 53 };

async function setTargets({ coach, id, corpus }: Filler) {
  await write(coach, 'POST', `/api/users/${id}/plans`, {
    plans: ['nutrition'],
    targets: LOW_TARGETS,
    targetsReason: corpus.text('POST /api/users/:userId/plans targetsReason', 500),
  });
}

async function approvePeakWeek({ coach, athlete, id, corpus }: Filler) {
  const peak = `/api/users/${id}/peak-week`;
  type Peak = { plan: { version: number } };
  const draft = { conditions: [], isRehearsed: false };
  const drafted = await write<Peak>(athlete, 'POST', peak, draft);
  const changed = await write<Peak>(coach, 'PUT', peak, {
    ...{ version: drafted.plan.version, days: [] },
    coachNotes: corpus.text('PUT /api/users/:userId/peak-week coachNotes', 2000),
  });
  const approved = await write<Peak>(coach, 'PUT', `${peak}/approval`, {
    ...{ version: changed.plan.version, approved: true },
    warningReason: corpus.text('PUT /api/users/:userId/peak-week/approval warningReason', 2000),
  });
  await write(coach, 'PUT', peak, {
    ...{ version: approved.plan.version, days: [] },
    warningReason: corpus.text('PUT /api/users/:userId/peak-week warningReason', 2000),
  });
}

interface Draft extends Stored {
  protocol: { bodyFatTarget: number | null; phases: object[] };
}

async function decideProtocols({ coach, id, corpus }: Filler) {
  const draft = (protocolType: string) =>
    write<Draft>(coach, 'POST', '/api/ai/protocol-recommendation', { clientId: id, protocolType });
  const rejected = await draft('off_season');
  await write(coach, 'POST', `/api/protocols/${rejected.id}/reject`, {
    version: rejected.version,
    coachNotes: corpus.text('POST /api/protocols/:protocolId/reject coachNotes', 2000),
  });
  const { id: protocolId, version, protocol } = await draft('cutting');
  const changed = await write<Stored>(coach, 'PUT', `/api/protocols/${protocolId}`, {
    ...{ version, bodyFatTarget: protocol.bodyFatTarget },
    phases: protocol.phases.map((phase) => ({
      ...phase,
      name: corpus.line('PUT /api/protocols/:protocolId phases.0.name', 60),
      checkPoint: corpus.text('PUT /api/protocols/:protocolId phases.0.checkPoint', 500),
    })),
  });
  await write(coach, 'POST', `/api/protocols/${protocolId}/approve`, {
    version: changed.version,
    coachNotes: corpus.text('POST /api/protocols/:protocolId/approve coachNotes', 2000),
    warningReason: corpus.text('POST /api/protocols/:protocolId/approve warningReason', 2000),
  });
  return [rejected.id, protocolId].map((one) => `/protocols?protocol=${one}`);
}

/**
 * Assesses photos of the athlete with text.
 * @param picture the bytes of a PNG
 */
export async function assessPhotos(
  { coach, athlete, id, corpus }: Filler,
  picture: Buffer,
): Promise<void> {
  const photos = `/api/users/${id}/photos?purpose=progress&date=`;
  const scores = { conditioning: 7, symmetry: 6, fullness: 8 };
  const assessDay = async (ago: number) => {
    const date = dayFromNow(-ago);
    const sent = await send(athlete, 'POST', `${photos}${date}`, picture, 'image/png');
    if (!sent.ok()) throw new Error(`the photo was refused: ${await sent.text()}`);
    return write<Stored>(coach, 'POST', `/api/users/${id}/photo-assessments`, {
      ...{ ...scores, date, requestKey: randomUUID() },
      note: corpus.text('POST /api/users/:userId/photo-assessments note', 2000),
    });
  };
  await assessDay(0);
  const { id: assessmentId, version } = await assessDay(1);
  await write(coach, 'PUT', `/api/users/${id}/photo-assessments/${assessmentId}`, {
    ...{ ...scores, version },
    note: corpus.text('PUT /api/users/:userId/photo-assessments/:assessmentId note', 2000),
  });
}
