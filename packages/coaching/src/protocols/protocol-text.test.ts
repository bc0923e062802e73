import { expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { checkPlanText } from '../safety/check-plan-text.ts';
import { ATHLETE } from '../training/testing/athletes.ts';
import { generateProtocol } from './generate-protocol.ts';
import { PROTOCOL_TYPES } from './protocol.ts';
import { NOTHING_LOGGED } from './testing/drafts.ts';

it('uses only phase texts that a coach would be allowed to write', () => {
  for (const units of ['metric', 'imperial'] as const) {
    for (const type of PROTOCOL_TYPES) {
      const competitionDate = addDays(ATHLETE.today, 7 * 16);
      const protocol = generateProtocol(type, {
        answers: { ...ATHLETE, units, competitionDate, bodyFatPercent: 15, targetWeightKg: 73 },
        ...NOTHING_LOGGED,
      });
      if (protocol.kind !== 'protocol') throw new Error(protocol.missing.join());
      for (const { name, checkPoint } of protocol.phases) {
        expect([name, checkPlanText(name)]).toEqual([name, null]);
        expect([checkPoint, checkPlanText(checkPoint)]).toEqual([checkPoint, null]);
      }
    }
  }
});

it.each([
  [0.98, '1 session a week'],
  [3.25, '3.3 sessions a week'],
])('formats %d workouts a week naturally', (sessionsPerWeek, text) => {
  const answers = { ...ATHLETE, bodyFatPercent: 15, targetWeightKg: 73 };
  const protocol = generateProtocol('cutting', { answers, ...NOTHING_LOGGED, sessionsPerWeek });
  if (protocol.kind !== 'protocol') throw new Error(protocol.missing.join());
  expect(protocol.facts.find(({ name }) => name === 'Workouts')?.text).toBe(text);
});

it('starts a checkpoint with the trend weight, so that screens can convert its units', () => {
  const answers = { ...ATHLETE, bodyFatPercent: 15, targetWeightKg: 73 };
  const protocol = generateProtocol('cutting', { answers, ...NOTHING_LOGGED });
  if (protocol.kind !== 'protocol') throw new Error(protocol.missing.join());
  for (const { checkPoint } of protocol.phases) {
    expect(checkPoint).toMatch(/^Trend weight near \d+(\.\d+)? kg[.,;]/);
  }
});
