import {
  ATHLETE_PHASES,
  addDays,
  athletePhase,
  churnRisk,
  mondayOf,
  PRIMARY_GOALS,
  weeksOut,
} from '@posedown/coaching';
import type { Analytics } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { rosterEntries, rosterWeeks, users } from '../../platform/db/schema/index.ts';
import { pairTest } from '../../testing/fixtures.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

const TODAY = '2026-11-21';
const ATHLETES = 120;
const AGO = addDays(mondayOf(TODAY), -28);

/** Athletes with every combination of signs, phases and paces, several of each. */
const MEMBERS = Array.from({ length: ATHLETES }, (_, n) => ({
  id: newId(),
  name: `Ana ${n % 7}`,
  primaryGoal: n % 6 === 5 ? null : (PRIMARY_GOALS[n % 6] ?? null),
  competitionDate: n % 4 === 0 ? addDays(TODAY, 3 * (n % 40)) : null,
  lastLog: addDays(TODAY, -(n % 16)),
  compliance: n % 10 === 0 ? null : (n * 13) % 101,
  before: n % 9 === 0 ? null : (n * 29) % 101,
  pace: ([null, 'above', 'on', 'below'] as const)[n % 4] ?? null,
  weeklyPercent: ((n % 11) - 5) / 4,
}));
type Member = (typeof MEMBERS)[number];

const it = pairTest.extend(
  'api',
  { scope: 'file' },
  async ({ server, coach, asCoach, asOtherCoach }) => {
    const { db } = server;
    const coachId = coach.id;
    await db.insert(users).values(
      MEMBERS.map(({ id, name, primaryGoal }) => ({
        ...{ id, name, primaryGoal, coachId, role: 'client' as const },
        email: `${id}@test.example`,
      })),
    );
    await db.insert(rosterEntries).values(
      MEMBERS.map(({ id: athleteId, name, competitionDate, lastLog, compliance }) => ({
        ...{ athleteId, coachId, name, competitionDate, lastLog, compliance, assessedOn: TODAY },
        ...{ goal: '', statusReason: '', urgency: 0 },
      })),
    );
    await db.insert(rosterWeeks).values(
      MEMBERS.flatMap(({ id: athleteId, compliance, before, pace, weeklyPercent }) => [
        { athleteId, weekOf: AGO, compliance: before },
        {
          ...{ athleteId, weekOf: mondayOf(TODAY), compliance, pace, weeklyPercent },
          ...{ plannedFrom: -0.25, plannedTo: 0.25 },
        },
      ]),
    );
    const read = async (path: string, browser: TestBrowser = asCoach) =>
      (await browser.get(`/api/analytics${path}`)).json();
    /** Reads a list page by page. */
    async function readAll(list: string, limit: number): Promise<Record<string, unknown>[]> {
      const rows = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await read(`${list}limit=${limit}${cursor && `&cursor=${cursor}`}`);
        expect(page.athletes.length).toBeLessThanOrEqual(limit);
        rows.push(...page.athletes);
        cursor = page.nextCursor;
      }
      return rows;
    }
    return { read, readAll, asOtherCoach };
  },
);

const riskOf = ({ lastLog, compliance: adherence, before: adherenceBefore }: Member) =>
  churnRisk({ today: TODAY, lastLog, adherence, adherenceBefore, lastMessage: null });

const weeksOutOf = ({ competitionDate }: Member) =>
  competitionDate ? weeksOut(TODAY, competitionDate) : null;

const phaseOf = (member: Member) =>
  athletePhase({ primaryGoal: member.primaryGoal, weeksOut: weeksOutOf(member) });

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const byName = (one: Member, other: Member) =>
  order(one.name, other.name) || order(one.id, other.id);

describe('pages of the analytics', () => {
  it('list every athlete at risk once, highest risk first', async ({ api }) => {
    const expected = MEMBERS.map((member) => ({ member, ...riskOf(member) }))
      .filter(({ level }) => level !== 'low')
      .sort((one, other) => other.score - one.score || byName(one.member, other.member))
      .map(({ member: { id, name }, ...risk }) => ({ id, name, ...risk }));
    expect(expected.length).toBeGreaterThan(30);
    expect(await api.readAll('/at-risk?', 7)).toEqual(expected);
    const { risk, atRisk }: Analytics = await api.read('');
    expect(risk.high + risk.medium).toBe(expected.length);
    expect(risk.low).toBe(ATHLETES - expected.length);
    expect(atRisk).toEqual(expected.slice(0, 6));
  });

  it('list every athlete off their plan once, furthest first', async ({ api }) => {
    const distanceOf = ({ weeklyPercent }: Member) => Math.abs(weeklyPercent) - 0.25;
    const off = MEMBERS.filter(({ pace }) => pace === 'above' || pace === 'below').sort(
      (one, other) => distanceOf(other) - distanceOf(one) || byName(one, other),
    );
    const rows = await api.readAll('/off-pace?', 7);
    expect(rows.map(({ id }) => id)).toEqual(off.map(({ id }) => id));
    const { pace, offPace }: Analytics = await api.read('');
    expect(pace.above + pace.below).toBe(off.length);
    expect(offPace).toEqual(rows.slice(0, 6));
  });

  it('list every athlete of a phase once, nearest show first', async ({ api }) => {
    const { phases }: Analytics = await api.read('');
    const named = [...ATHLETE_PHASES, null].flatMap((phase) => {
      const members = MEMBERS.filter((member) => phaseOf(member) === phase);
      return members.length === 0 ? [] : [{ phase, members }];
    });
    expect(phases).toEqual(
      named.map(({ phase, members }) => ({ phase, athletes: members.length })),
    );
    for (const { phase, members } of named) {
      const show = ({ competitionDate }: Member) => competitionDate ?? '9999-12-31';
      const expected = members
        .sort((one, other) => order(show(one), show(other)) || byName(one, other))
        .map((member) => ({ id: member.id, name: member.name, weeksOut: weeksOutOf(member) }));
      const query = encodeURIComponent(phase ?? 'none');
      expect(await api.readAll(`/phase?phase=${query}&`, 3)).toEqual(expected);
    }
  });

  it("omit another coach's athletes", async ({ api }) => {
    for (const list of ['/at-risk', '/off-pace', '/phase?phase=Off-Season']) {
      const page = await api.read(list, api.asOtherCoach);
      expect(page).toEqual({ athletes: [], nextCursor: null });
    }
  });

  it.for(['nonsense', 'MXwyfDM', Buffer.from(`e|${newId()}|Ana`).toString('base64url')])(
    'reject the cursor %s',
    async (cursor, { asCoach }) => {
      for (const list of ['at-risk?', 'off-pace?', 'phase?phase=Off-Season&']) {
        const reply = await asCoach.get(`/api/analytics/${list}cursor=${cursor}`);
        expect(reply.statusCode).toBe(400);
      }
    },
  );
});
