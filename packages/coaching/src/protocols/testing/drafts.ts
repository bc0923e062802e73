import type { PlanAnswers } from '../../athlete/answers.ts';
import { addDays } from '../../calendar/calendar-day.ts';
import { VOLUME_LANDMARKS } from '../../training/landmarks.ts';
import { ATHLETE } from '../../training/testing/athletes.ts';
import { assessProtocol } from '../assess-protocol.ts';
import { type ProtocolInput, protocolBasis } from '../basis.ts';
import { generateProtocol } from '../generate-protocol.ts';
import type { ProtocolDraft, ProtocolType } from '../protocol.ts';

export const NOTHING_LOGGED = {
  weighIns: [],
  intakes: [],
  loadDays: [],
  adherencePercent: null,
  cardioMinutesPerWeek: null,
  sessionsPerWeek: null,
  mealPlan: null,
  trainingDaysPlanned: null,
  followed: { phases: [], mealPlans: [] },
  landmarks: VOLUME_LANDMARKS,
};

/** Daily weigh-ins and a full diary of four weeks, with a constant weekly weight change. */
export function logged(answers: PlanAnswers, weeklyPercent: number, intakeKcal: number) {
  const days = Array.from({ length: 28 }, (_, index) => index - 27);
  return {
    weighIns: days.map((offset) => ({
      day: addDays(answers.today, offset),
      weightKg: answers.weightKg * (1 + ((weeklyPercent / 100) * offset) / 7),
    })),
    intakes: days.map((offset) => ({ day: addDays(answers.today, offset), intakeKcal })),
  };
}

export const inputOf = (changes: Partial<PlanAnswers> = {}): ProtocolInput => ({
  answers: { ...ATHLETE, bodyFatPercent: 15, targetWeightKg: 73, ...changes },
  ...NOTHING_LOGGED,
});

export function draft(type: ProtocolType, input: ProtocolInput): ProtocolDraft {
  const protocol = generateProtocol(type, input);
  if (protocol.kind !== 'protocol') throw new Error(`missing ${protocol.missing.join()}`);
  return protocol;
}

export const assess = (input: ProtocolInput, draft: ProtocolDraft) =>
  assessProtocol(protocolBasis(input), draft, draft.startsOn);
