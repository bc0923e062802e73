import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { dayFromNow } from '../days.ts';
import { read, write } from './call.ts';
import type { Corpus } from './corpus.ts';
import { PAYLOADS } from './payloads.ts';

interface Stored {
  id: string;
  version: number;
}

interface Filler {
  athlete: BrowserContext;
  id: string;
  corpus: Corpus;
}

const FELT = { energyLevel: 6, stressLevel: 4, mood: 'good' };
const TIME = '12:00';
const MACROS = { calories: 300, protein: 25, carbs: 5, fats: 8 };
const NEXT_SHOW = { date: dayFromNow(3), category: 'Figure' };
const LATER_SHOW = { date: dayFromNow(60), category: 'Figure' };

/** Writes payloads into every text that an athlete writes before a coach responds. */
export async function fillAthlete(filler: Filler): Promise<void> {
  await fillDays(filler);
  await fillCardio(filler);
  await fillShows(filler);
  await fillDiary(filler);
  await fillSupplements(filler);
  await fillTexts(filler);
}

async function fillDays({ athlete, corpus }: Filler) {
  for (const ago of [-4, -3, -2]) {
    const notes = corpus.text('POST /api/progress notes', 5000);
    await write(athlete, 'POST', '/api/progress', {
      date: dayFromNow(ago),
      weight: 80,
      ...FELT,
      notes,
    });
  }
  const entry = { date: dayFromNow(-1), weight: 80 };
  const notes = corpus.text('POST /api/progress/restore notes', 5000);
  const restored = { ...entry, requestKey: randomUUID(), notes };
  await write(athlete, 'POST', '/api/progress/restore', restored);
  const today = { ...entry, date: dayFromNow(0) };
  const { id, version } = await write<Stored>(athlete, 'POST', '/api/progress', {
    ...today,
    ...FELT,
  });
  await write(athlete, 'PUT', `/api/progress/${id}`, {
    ...{ ...today, ...FELT, version },
    notes: corpus.text('PUT /api/progress/:entryId notes', 5000),
  });
  await write(athlete, 'POST', '/api/check-ins', {
    ...{ date: dayFromNow(0), energyLevel: 7, mood: 'good' },
    notes: corpus.text('POST /api/check-ins notes', 5000),
  });
}

async function fillCardio({ athlete, corpus }: Filler) {
  const walk = { type: 'LISS', modality: 'brisk-walk', durationSeconds: 1800, completed: true };
  const startedAt = new Date(Date.now() - 7_200_000).toISOString();
  const record = () =>
    write<Stored>(athlete, 'POST', '/api/cardio-sessions', {
      ...{ ...walk, startedAt },
      notes: corpus.text('POST /api/cardio-sessions notes', 2000),
    });
  await record();
  await write(athlete, 'POST', '/api/cardio-sessions/restore', {
    ...{ ...walk, startedAt, requestKey: randomUUID() },
    notes: corpus.text('POST /api/cardio-sessions/restore notes', 2000),
  });
  const { id, version } = await record();
  await write(athlete, 'PUT', `/api/cardio-sessions/${id}`, {
    ...{ modality: 'brisk-walk', durationSeconds: 1500, version },
    notes: corpus.text('PUT /api/cardio-sessions/:sessionId notes', 2000),
  });
}

async function fillShows({ athlete, id, corpus }: Filler) {
  const wordsOf = (call: string) => ({
    name: corpus.line(`${call} name`, 200),
    location: corpus.text(`${call} location`, 200),
    notes: corpus.text(`${call} notes`, 5000),
  });
  const add = (show: object) =>
    write<Stored>(athlete, 'POST', '/api/competitions', {
      ...show,
      ...wordsOf('POST /api/competitions'),
    });
  const { id: laterId, version } = await add(LATER_SHOW);
  await write(athlete, 'PUT', `/api/competitions/${laterId}`, {
    ...{ ...LATER_SHOW, version },
    ...wordsOf('PUT /api/competitions/:competitionId'),
  });
  const next = await add(NEXT_SHOW);
  const about = `/api/users/${id}/competitions/${next.id}`;
  await write(athlete, 'PUT', `${about}/weight-limit`, {
    ...{ weightLimit: 84.5, version: next.version },
    weightLimitSource: corpus.text(
      'PUT /api/users/:userId/competitions/:competitionId/weight-limit weightLimitSource',
      200,
    ),
  });
  const milestone = 'POST /api/users/:userId/competitions/:competitionId/milestones';
  const goal = await write<Stored>(athlete, 'POST', `${about}/milestones`, milestoneOf(milestone));
  await write(athlete, 'POST', `${about}/milestones`, milestoneOf(milestone));
  await write(athlete, 'PUT', `/api/users/${id}/milestones/${goal.id}`, {
    ...milestoneOf('PUT /api/users/:userId/milestones/:milestoneId'),
    ...{ completed: false, version: goal.version },
  });

  function milestoneOf(call: string) {
    return {
      targetDate: dayFromNow(20),
      name: corpus.line(`${call} name`, 200),
      description: corpus.text(`${call} description`, 1000),
    };
  }
}

async function fillDiary({ athlete, id, corpus }: Filler) {
  const diary = `/api/users/${id}/nutrition-logs`;
  const log = (line: object) =>
    write<Stored>(athlete, 'POST', diary, { date: dayFromNow(0), time: TIME, ...MACROS, ...line });
  const call = 'POST /api/users/:userId/nutrition-logs';
  // Each payload alone: a spreadsheet evaluates a cell by its first character.
  const formulas = [...PAYLOADS.keys()].filter((number) =>
    /^[=+\-@\t"]/.test(PAYLOADS[number] ?? ''),
  );
  for (const number of formulas) await log({ mealName: corpus.alone(`${call} mealName`, number) });
  await log({ mealName: corpus.line(`${call} mealName`, 200) });
  const own = { mealType: 'snack', quantity: 1, unit: 'piece' };
  await log({ ...own, foodName: corpus.line(`${call} foodName`, 200) });
  const { id: logId, version } = await log({ mealName: 'Shake' });
  await write(athlete, 'PUT', `${diary}/${logId}`, {
    ...{ version, date: dayFromNow(0), time: TIME, mealType: 'snack', quantity: 1 },
    ...{ unit: 'serving', ...MACROS },
    foodName: corpus.line('PUT /api/users/:userId/nutrition-logs/:logId foodName', 200),
  });
}

async function fillSupplements({ athlete, corpus }: Filler) {
  const dose = { amount: 5, unit: 'g', time: 'with_breakfast', weekdays: [0, 1, 2, 3, 4, 5, 6] };
  const add = () =>
    write<Stored>(athlete, 'POST', '/api/supplements', {
      ...dose,
      name: corpus.line('POST /api/supplements name', 100),
      note: corpus.text('POST /api/supplements note', 500),
    });
  await add();
  const { id, version } = await add();
  await write(athlete, 'PUT', `/api/supplements/${id}`, {
    ...{ ...dose, version },
    name: corpus.line('PUT /api/supplements/:supplementId name', 100),
    note: corpus.text('PUT /api/supplements/:supplementId note', 500),
  });
}

async function fillTexts({ athlete, id, corpus }: Filler) {
  const practice = 'POST /api/pose-practice-sessions';
  await write(athlete, 'POST', '/api/pose-practice-sessions', {
    ...{ date: dayFromNow(0), routine: 'mandatory', duration: 10 },
    poses: [{ name: corpus.line(`${practice} poses.0.name`, 100), duration: 10, completed: true }],
    nextSessionFocus: corpus.text(`${practice} nextSessionFocus`, 2000),
    videoUrls: ['https://video.test/"><script>ran(0)</script>#\'onclick=ran(0)'],
  });
  for (let question = 0; question < 3; question += 1) {
    await write(athlete, 'POST', '/api/ai/ask-ali', {
      ...{ userId: id, message: corpus.text('POST /api/ai/ask-ali message', 2000) },
      conversationHistory: [
        {
          role: 'assistant',
          content: corpus.text('POST /api/ai/ask-ali conversationHistory.0.content', 8000),
        },
      ],
    });
  }
  await write(athlete, 'POST', '/api/ai/nutrition-plan', {
    mealFrequency: 4,
    userProfile: {
      name: corpus.text('POST /api/ai/nutrition-plan userProfile.name', 100),
      experience: corpus.text('POST /api/ai/nutrition-plan userProfile.experience', 50),
      goal: corpus.text('POST /api/ai/nutrition-plan userProfile.goal', 200),
    },
  });
}

interface Today {
  days: { id: string }[];
}

/**
 * Trains a workout of the coach's plan with a final note, and starts the next. @returns the id of
 * the finished one
 */
export async function train({ athlete, corpus }: Filler): Promise<string> {
  const { days } = await read<Today>(athlete, '/api/training/today');
  const [workout, next] = days;
  const sessionId = randomUUID();
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  const started = await write<{ exerciseData: { key: string }[] }>(
    athlete,
    'POST',
    '/api/workout-sessions',
    { sessionId, workoutId: workout?.id, startedAt },
  );
  const session = `/api/workout-sessions/${sessionId}`;
  await write(athlete, 'PUT', `${session}/sets/${randomUUID()}`, {
    ...{ weight: 80, reps: 8, rpe: 8, form: null, pump: null, mindMuscle: null, energy: null },
    ...{ at: new Date().toISOString(), exerciseKey: started.exerciseData[0]?.key },
  });
  await write(athlete, 'POST', `${session}/finish`, {
    ...{ finishedAt: new Date().toISOString(), overallRpe: 8 },
    sessionNotes: corpus.text('POST /api/workout-sessions/:sessionId/finish sessionNotes', 2000),
  });
  await write(athlete, 'POST', '/api/workout-sessions', {
    sessionId: randomUUID(),
    workoutId: next?.id,
    startedAt: new Date().toISOString(),
  });
  return sessionId;
}
