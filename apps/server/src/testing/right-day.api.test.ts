import { addDays } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../platform/db/schema/index.ts';
import { createPerson, signIn } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Local midnights on both sides of a change of the clock, in order, and the day that each begins. */
const MIDNIGHTS: [zone: string, midnight: string, day: string][] = [
  ['America/New_York', '2027-03-14T05:00:00Z', '2027-03-14'],
  ['America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
  ['Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28'],
  ['Europe/Berlin', '2027-03-28T22:00:00Z', '2027-03-29'],
  ['Australia/Lord_Howe', '2027-04-03T13:00:00Z', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-04-04T13:30:00Z', '2027-04-05'],
  // Cairo skips the first hour of a Friday in April, and has the last one of a Thursday in October twice.
  ['Africa/Cairo', '2027-04-29T22:00:00Z', '2027-04-30'],
  ['Africa/Cairo', '2027-04-30T21:00:00Z', '2027-05-01'],
  ['America/Santiago', '2027-09-05T04:00:00Z', '2027-09-05'],
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

/** What an athlete logs under a day that the device names. */
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

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ limits: { writePerPerson: 1_000_000 } });
});
afterAll(() => test.close());

async function athleteIn(timezone: string) {
  const { id, ...person } = await createPerson(test.db);
  await test.db.update(users).set({ timezone }).where(eq(users.id, id));
  return { id, browser: await signIn(test, { id, ...person }) };
}

type Athlete = Awaited<ReturnType<typeof athleteIn>>;

/** Under which day a log is kept; the field that is refused where it is not. */
async function dayOf({ id, browser }: Athlete, path: string, body: object): Promise<string> {
  const reply = await browser.post(path.replace(':userId', id), body);
  return reply.statusCode === 400 ? reply.json().issues[0].path : reply.json().date;
}

/** Steady cardio that a device says began so far from the server's now. */
const ride = (offMs: number) => ({
  type: 'LISS',
  modality: 'stationary-bike',
  durationSeconds: 1800,
  completed: true,
  startedAt: new Date(test.now().getTime() + offMs).toISOString(),
});

describe('around every change of the clock', () => {
  it('keeps what is logged a minute before and after midnight on the athlete’s day', async () => {
    for (const [zone, midnight, day] of MIDNIGHTS) {
      for (const [offMs, today] of [
        [-MINUTE_MS, addDays(day, -1)],
        [MINUTE_MS, day],
      ] as const) {
        test.advance(Date.parse(midnight) + offMs - test.now().getTime());
        const athlete = await athleteIn(zone);
        for (const [path, body] of DATED) {
          const log = (date: string) => dayOf(athlete, path, { ...body, date });
          const where = `${path} in ${zone} on ${today}`;
          // What a device that is a day ahead says is refused; a day that was forgotten may be written down.
          expect([where, await log(addDays(today, 1))]).toEqual([where, 'date']);
          expect([where, await log(today)]).toEqual([where, today]);
          expect([where, await log(addDays(today, -1))]).toEqual([where, addDays(today, -1)]);
        }
        const cardio = (offMs: number) => dayOf(athlete, '/api/cardio-sessions', ride(offMs));
        expect(await cardio(0), zone).toBe(today);
        expect(await cardio(DAY_MS), zone).toBe('startedAt');
      }
    }
  });
});
