import {
  type Endpoint,
  peakWeekEndpoints,
  posingEndpoints,
  protocolEndpoints,
  trainingEndpoints,
  trainingPlanEndpoints,
  voiceNoteEndpoints,
} from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { attempts, auditLog } from '../platform/db/schema/index.ts';
import { sceneTest } from './fixtures.ts';
import type { PermissionRow } from './permissions/row.ts';
import { type AnyCaller, CALLERS, PASSWORD } from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { callerOf, sendPayload, WRITES } from './permissions/writes.ts';

const it = sceneTest
  .extend('settings', { limits: { writePerPerson: 1_000_000 } })
  /** Makes a call as a caller without rate limits. @returns the reply and its audit entries */
  .extend(
    'call',
    ({ scene, server }) =>
      async (row: PermissionRow, caller: AnyCaller, headers = {}) => {
        const cargo = (await row.prepare?.(scene, caller)) ?? {};
        const browser = await scene.browserOf(caller);
        // A stand-in replaces a caller whom the call would remove from the scene.
        const me = await browser.get('/api/auth/me');
        const actorId: string | null = me.statusCode === 200 ? me.json().user.id : null;
        await server.db.delete(attempts);
        const before = await server.db.$count(auditLog);
        const response = await sendPayload(row, browser, cargo, headers);
        await server.settle();
        const lines = await server.db.select().from(auditLog).orderBy(auditLog.id).offset(before);
        return { response, lines, actorId };
      },
  );

const nameOf = ({ endpoint }: PermissionRow) => `${endpoint.method} ${endpoint.path}`;
const named = (rows: PermissionRow[]) => rows.map((row) => ({ row, name: nameOf(row) }));

const standingOf = (caller: AnyCaller) => (caller === 'formerCoach' ? 'otherCoach' : caller);
const isRefused = ({ statuses }: PermissionRow, caller: AnyCaller) =>
  caller !== 'anonymous' && [403, 404].includes(statuses[standingOf(caller)]);
const refusals = PERMISSIONS.flatMap((row) =>
  ([...CALLERS, 'formerCoach'] as const)
    .filter((caller) => isRefused(row, caller))
    .map((caller) => ({ name: nameOf(row), row, caller })),
);

describe('every forbidden call', () => {
  it('covers many calls', () => {
    expect(refusals.length).toBeGreaterThan(250);
  });

  it.for(refusals)('$name by $caller writes one audit entry', async ({ row, caller }, { call }) => {
    const { response, lines, actorId } = await call(row, caller);
    expect([403, 404], response.body).toContain(response.statusCode);
    expect(lines).toEqual([
      expect.objectContaining({
        outcome: 'denied',
        actorId,
        requestId: response.json().requestId,
        details: { route: row.endpoint.path },
      }),
    ]);
  });
});

describe('every write', () => {
  it.for(WRITES)('$name from a foreign page writes one audit entry', async ({ row }, { call }) => {
    const headers = { origin: 'https://elsewhere.example' };
    const { response, lines, actorId } = await call(row, callerOf(row), headers);
    expect(response.statusCode).toBe(403);
    expect(lines).toEqual([
      expect.objectContaining({ action: 'foreign origin', outcome: 'denied', actorId }),
    ]);
  });
});

/** Counts that aren't health values: the number of athletes moved to another coach. */
const COUNTS = ['athletes'];
/** Names and days have digits but reveal nothing about a body. */
const NAMES = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{4}-\d{2}-\d{2}\b/g;
const containsNumber = (value: string) => /\d/.test(value.replaceAll(NAMES, ''));

describe('audit entry of every write', () => {
  it.for(WRITES)(
    '$name contains no number, which may be a health value',
    async ({ row }, { call }) => {
      const { response, lines } = await call(row, callerOf(row));
      expect(response.statusCode, response.body).toBe(row.endpoint.status);
      const numbers = lines.flatMap(({ details }) =>
        Object.entries(details).filter(
          ([name, value]) => !COUNTS.includes(name) && containsNumber(value),
        ),
      );
      expect(numbers).toEqual([]);
    },
  );

  it('finds a number among words, but not in an id or a date', () => {
    for (const value of ['2260', ' 84.5 ', '2260 kcal', 'from 84 to 77 kg']) {
      expect(containsNumber(value), value).toBe(true);
    }
    for (const value of ['', 'roster', '01a20ecd-a65e-76a3-b32a-9088649c2c5f', '2026-11-21']) {
      expect(containsNumber(value), value).toBe(false);
    }
  });
});

const deletions = named(PERMISSIONS.filter(({ endpoint }) => endpoint.method === 'DELETE'));

describe('every deletion', () => {
  it.for(deletions)('$name writes one audit entry with the owner', async ({ row }, { call }) => {
    const { response, lines, actorId } = await call(row, callerOf(row));
    expect(response.statusCode, response.body).toBe(row.endpoint.status);
    expect(lines).toEqual([
      expect.objectContaining({
        outcome: 'done',
        actorId,
        details: expect.objectContaining({ route: row.endpoint.path }),
      }),
    ]);
    expect(lines[0]?.subjectId).toBeTruthy();
  });
});

/** A coach's decisions and notes on an athlete's plan, with their audit actions. */
const ACTIONS_OF_COACHES = new Map<Endpoint, string>([
  [peakWeekEndpoints.draftPeakWeek, 'peak week draft'],
  [peakWeekEndpoints.changePeakWeek, 'peak week change'],
  [peakWeekEndpoints.approvePeakWeek, 'peak week approve'],
  [posingEndpoints.noteOnPoseSession, 'posing feedback'],
  [protocolEndpoints.approveProtocol, 'protocol approve'],
  [protocolEndpoints.rejectProtocol, 'protocol reject'],
  [trainingEndpoints.coachFeedback, 'workout feedback'],
  [trainingPlanEndpoints.createTrainingPlan, 'assign training plan'],
  [trainingPlanEndpoints.assignTrainingPlan, 'assign training plan'],
]);
const decisions = named(PERMISSIONS.filter(({ endpoint }) => ACTIONS_OF_COACHES.has(endpoint)));

describe("every decision and note of a coach on an athlete's plan", () => {
  it('is among the calls', () => expect(decisions).toHaveLength(ACTIONS_OF_COACHES.size));

  it.for(decisions)(
    '$name writes one audit entry with the athlete',
    async ({ row }, { call, scene }) => {
      const { response, lines, actorId } = await call(row, 'coach');
      expect(response.statusCode, response.body).toBe(row.endpoint.status);
      const action = ACTIONS_OF_COACHES.get(row.endpoint);
      const subjectId = scene.people.athlete.id;
      expect(lines).toEqual([
        expect.objectContaining({ action, outcome: 'done', actorId, subjectId }),
      ]);
    },
  );
});

/** Downloads: exports and photos. Listening to a voice note isn't recorded, as reading a message isn't. */
const files = named(
  PERMISSIONS.filter(
    ({ endpoint }) => endpoint.download && endpoint !== voiceNoteEndpoints.playVoiceNote,
  ),
);

describe('every download', () => {
  it.for(files)('$name writes one audit entry', async ({ row }, { call }) => {
    // Viewing one's own photos isn't recorded.
    const caller = row.statuses.coach === 200 ? 'coach' : callerOf(row);
    const { response, lines, actorId } = await call(row, caller);
    expect(response.statusCode).toBe(200);
    expect(lines).toEqual([expect.objectContaining({ outcome: 'done', actorId })]);
  });
});

describe('every login', () => {
  it('writes one audit entry, successful or not', async ({ server, scene }) => {
    const signIn = (email: string, password: string) =>
      server.browser().post('/api/auth/login', { email, password });
    const lastLine = async () =>
      (await server.db.select().from(auditLog).orderBy(auditLog.id)).at(-1) ?? null;
    const { id, email } = scene.people.coach;
    const { statusCode } = await signIn(email, PASSWORD);
    expect(statusCode).toBe(200);
    expect(await lastLine()).toMatchObject({ action: 'login', outcome: 'done', actorId: id });
    await signIn(email, 'not that one');
    expect(await lastLine()).toMatchObject({
      ...{ action: 'login', outcome: 'denied', actorId: null, subjectId: id },
    });
    const count = await server.db.$count(auditLog, eq(auditLog.action, 'login'));
    await signIn('nobody@test.example', PASSWORD);
    expect(await server.db.$count(auditLog, eq(auditLog.action, 'login'))).toBe(count + 1);
    expect(await lastLine()).toMatchObject({ outcome: 'denied', actorId: null, subjectId: null });
  });
});
