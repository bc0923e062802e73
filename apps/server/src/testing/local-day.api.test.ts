import { addDays } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { newId } from '../platform/db/schema/columns.ts';
import { peakWeekPlans, users } from '../platform/db/schema/index.ts';
import { drawnPhoto } from './drawn-photo.ts';
import { serverTest } from './fixtures.ts';
import { createPerson, signIn } from './people.ts';
import { openScene } from './permissions/scene.ts';
import { TEST_NOW, type TestApp } from './test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Local midnights on both sides of a clock change, in order, with the day each starts. */
const MIDNIGHTS: [zone: string, midnight: string, day: string][] = [
  ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-14'],
  ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
  ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28'],
  ['Europe/Berlin', '2027-03-28T22:00:00Z', '2027-03-29'],
  ['Australia/Lord_Howe', '2027-04-03T13:00:00Z', '2027-04-04'],
  // Santiago has the last hour of a Saturday in April twice, and skips the first of a Sunday in September.
  ['America/Santiago', '2027-04-04T04:00:00Z', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-04-04T13:30:00Z', '2027-04-05'],
  // Cairo skips the first hour of a Friday in April, and has the last one of a Thursday in October twice.
  ['Africa/Cairo', '2027-04-29T22:00:00Z', '2027-04-30'],
  ['Africa/Cairo', '2027-04-30T21:00:00Z', '2027-05-01'],
  ['America/Santiago', '2027-09-05T04:00:00Z', '2027-09-05'],
  ['America/Santiago', '2027-09-06T03:00:00Z', '2027-09-06'],
  ['Australia/Lord_Howe', '2027-10-02T13:30:00Z', '2027-10-03'],
  ['Australia/Lord_Howe', '2027-10-03T13:00:00Z', '2027-10-04'],
  ['Africa/Cairo', '2027-10-28T22:00:00Z', '2027-10-29'],
  ['Europe/Berlin', '2027-10-30T22:00:00Z', '2027-10-31'],
  ['Europe/Berlin', '2027-10-31T23:00:00Z', '2027-11-01'],
  ['America/New_York', '2027-11-07T04:00:00Z', '2027-11-07'],
  ['America/New_York', '2027-11-08T05:00:00Z', '2027-11-08'],
];

const FELT = { energyLevel: 7, stressLevel: 3, mood: 'good', sleepHours: 7.5, waterIntake: 3 };
const RATED = { overallQuality: 7, confidence: 8, stagePresence: 6, conditioning: 5, symmetry: 9 };

/** Logs with the day sent by the device. */
const DATED: [path: string, body: object][] = [
  ['/api/progress', { ...FELT, weight: 80 }],
  ['/api/check-ins', FELT],
  [
    '/api/users/:userId/nutrition-logs',
    { time: '08:00', mealName: 'Oats', calories: 400, protein: 20, carbs: 60, fats: 8 },
  ],
  [
    '/api/pose-practice-sessions',
    {
      ...RATED,
      routine: 'mandatory',
      duration: 10,
      poses: [{ name: 'Front Double Bicep', duration: 10, completed: true }],
    },
  ],
];

const it = serverTest.extend('settings', { limits: { writePerPerson: 1_000_000 } });

async function athleteIn(server: TestApp, timezone: string) {
  const { id, ...person } = await createPerson(server.db);
  await server.db.update(users).set({ timezone }).where(eq(users.id, id));
  return { id, browser: await signIn(server, { id, ...person }) };
}

type Athlete = Awaited<ReturnType<typeof athleteIn>>;

/** The day a log is stored under, or the rejected field. */
async function dayOf({ id, browser }: Athlete, path: string, body: object): Promise<string> {
  const reply = await browser.post(path.replace(':userId', id), body);
  return reply.statusCode === 400 ? reply.json().issues[0].path : reply.json().date;
}

/** Steady cardio with a device start time relative to the server's clock. */
const ride = (server: TestApp, offMs: number) => ({
  type: 'LISS',
  modality: 'stationary-bike',
  durationSeconds: 1800,
  completed: true,
  startedAt: new Date(server.now().getTime() + offMs).toISOString(),
});

/** A minute before and after each midnight, with the time zone and the athlete's day. */
const MOMENTS = MIDNIGHTS.flatMap(([zone, midnight, day]) => [
  { zone, at: Date.parse(midnight) - MINUTE_MS, today: addDays(day, -1) },
  { zone, at: Date.parse(midnight) + MINUTE_MS, today: day },
]);

const goTo = (server: TestApp, at: number) => server.advance(at - server.now().getTime());

/** The day something is stored under, or the rejected field. */
const dayIn = (reply: LightMyRequestResponse, find: (json: never) => string): string =>
  reply.statusCode === 400 ? reply.json().issues[0].path : find(reply.json() as never);

/** An athlete with plans, a supplement and everything that depends on the day. */
async function athleteWithPlans(server: TestApp) {
  const scene = await openScene(server);
  const { id } = scene.people.athlete;
  const path = `/api/users/${id}`;
  let browser = await scene.browserOf('athlete');
  const [plan] = (await browser.get(`/api/nutrition-plans/user/${id}`)).json();
  const { days } = (await browser.get('/api/training/today')).json();
  const listed = await browser.post('/api/supplements', {
    ...{ name: 'Creatine', amount: 5, unit: 'g', time: 'with_breakfast' },
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  });
  const update = (url: string, payload: object) => browser.request({ method: 'PUT', url, payload });

  /** A followed peak week of a show that is close enough for the days around today to belong to it. */
  async function followedShow(date: string) {
    const form = { name: 'Midnight Open', date, category: 'Figure' };
    const competitionId = (await browser.post('/api/competitions', form)).json().id;
    const words = { title: '', theme: '', training: '', supplements: '', advice: '', tasks: [] };
    const macros = { sodiumMg: null, carbsG: null, fatG: null, proteinG: null, kcal: null };
    await server.db.insert(peakWeekPlans).values({
      ...{ userId: id, competitionId, status: 'approved', weightKg: 80, isRehearsed: false },
      days: [-2, -1, 0].map((offset) => ({ ...words, ...macros, offset, waterMl: 3000 })),
    });
    return competitionId;
  }

  return {
    async moveTo(timezone: string) {
      await server.db.update(users).set({ timezone }).where(eq(users.id, id));
      browser = await scene.browserOf('athlete');
    },
    followedShow,
    /** Logs with the day sent by the device. */
    dated: (competitionId: string): Record<string, (date: string) => Promise<string>> => ({
      photo: async (date) => {
        const url = `${path}/photos?purpose=progress&date=${date}`;
        const headers = { 'content-type': 'image/jpeg' };
        const sent = { method: 'POST', url, headers, payload: await drawnPhoto() } as const;
        return dayIn(await browser.request(sent), (photo: Day) => photo.date);
      },
      supplement: async (date) => {
        const url = `/api/supplements/${listed.json().id}/ticks`;
        return dayIn(await update(url, { date, taken: true }), (tick: Day) => tick.date);
      },
      'planned meal': async (date) => {
        const meal = { planId: plan.id, meal: 0, date };
        const reply = await browser.post(`${path}/nutrition-logs/planned`, meal);
        return dayIn(reply, ({ logs: [line] }: { logs: [Day] }) => line.date);
      },
      'peak week': async (date) => {
        const reply = await update(`${path}/peak-week/log`, { competitionId, date, waterMl: 500 });
        return dayIn(reply, () => date);
      },
    }),
    /** Logs stored under the current day. */
    undated: {
      workout: async () => {
        const sent = { sessionId: newId(), workoutId: days[0].id, startedAt: server.now() };
        return dayIn(await browser.post('/api/workout-sessions', sent), (it: Day) => it.date);
      },
      stats: async () => {
        const reply = await browser.post('/api/progress/stats', { weight: 80, bodyFat: 12 });
        return dayIn(reply, (entry: Day) => entry.date);
      },
    },
  };
}

interface Day {
  date: string;
}

describe('around every change of the clock', () => {
  it('dates logs around midnight by the athlete’s day', async ({ server }) => {
    for (const { zone, at, today } of MOMENTS) {
      goTo(server, at);
      const athlete = await athleteIn(server, zone);
      for (const [path, body] of DATED) {
        const log = (date: string) => dayOf(athlete, path, { ...body, date });
        const where = `${path} in ${zone} on ${today}`;
        // Entries of a device that is a day ahead are rejected. Forgotten days may be logged later.
        expect([where, await log(addDays(today, 1))]).toEqual([where, 'date']);
        expect([where, await log(today)]).toEqual([where, today]);
        expect([where, await log(addDays(today, -1))]).toEqual([where, addDays(today, -1)]);
      }
      const cardio = (offMs: number) => dayOf(athlete, '/api/cardio-sessions', ride(server, offMs));
      expect(await cardio(0), zone).toBe(today);
      expect(await cardio(DAY_MS), zone).toBe(today);
    }
  });

  it('dates plans, lists and peak weeks by the athlete’s day', async ({ server }) => {
    goTo(server, TEST_NOW.getTime());
    const athlete = await athleteWithPlans(server);
    for (const { zone, at, today } of MOMENTS) {
      goTo(server, at);
      await athlete.moveTo(zone);
      const show = await athlete.followedShow(addDays(today, 1));
      for (const [kind, log] of Object.entries(athlete.dated(show))) {
        const where = `${kind} in ${zone} on ${today}`;
        expect([where, await log(addDays(today, 1))]).toEqual([where, 'date']);
        expect([where, await log(today)]).toEqual([where, today]);
      }
      for (const [kind, log] of Object.entries(athlete.undated)) {
        const where = `${kind} in ${zone}`;
        expect([where, await log()]).toEqual([where, today]);
      }
    }
  });
});
