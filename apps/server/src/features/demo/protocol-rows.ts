import {
  addDays,
  type PlanAnswers,
  type ProtocolInput,
  type ProtocolType,
  protocolChanges,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import { draftFor, type NewProtocol, type NewVersion } from '../protocols/index.ts';
import { loggedShare } from './behavior.ts';
import type { CastMember } from './cast.ts';
import { newId } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

const RECENT_DAYS = 28;
/** Typical weekly cardio of demo athletes. */
const CARDIO_MINUTES = 80;
const TRAINING_DAYS = 5;
/** The protocol's stage, by the athlete's index in the cast. */
const STAGES = ['approved', 'waiting', 'followed', 'waiting', 'rejected'] as const;
type Stage = (typeof STAGES)[number];
/** Number of days ago on which the first of two protocols was created. */
const FIRST_DAYS_AGO = 35;
/** Every third athlete has a protocol, starting with the demo athlete. */
const EVERY = 3;

interface ProtocolRowsInput {
  member: CastMember;
  /** The athlete's index in the cast. */
  place: number;
  userId: string;
  coachId: string;
  days: readonly LivedDay[];
  today: string;
}

const noon = (day: string, minutes = 0) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 60_000 * minutes);

/** Protocols in every state: waiting, approved and acknowledged, rejected, and superseded. */
export function protocolRows({ member, place, userId, coachId, days, today }: ProtocolRowsInput): {
  protocols: NewProtocol[];
  versions: NewVersion[];
} {
  if (place % EVERY !== 0 || member.answers.ageYears < 18) return { protocols: [], versions: [] };
  const stage = STAGES[(place / EVERY) % STAGES.length] ?? 'waiting';
  const draftOf = (daysAgo: number) => {
    const day = addDays(today, -daysAgo);
    const input = inputOf(member, days, day);
    return { ...draftFor(typeFor(input.answers), input), id: newId(), day };
  };
  const isDecided = stage === 'approved' || stage === 'followed';
  const hasHistory = isDecided && member.daysHere > FIRST_DAYS_AGO + RECENT_DAYS;
  const drafts = [...(hasHistory ? [draftOf(FIRST_DAYS_AGO)] : []), draftOf(isDecided ? 6 : 1)];
  const rows = { protocols: [] as NewProtocol[], versions: [] as NewVersion[] };
  for (const [index, { day, ...draft }] of drafts.entries()) {
    const isLast = index === drafts.length - 1;
    const { version, protocol, changes } = edited(draft.protocol, isLast && isDecided);
    const protocolId = draft.id;
    rows.protocols.push({
      ...draft,
      ...lifeOf(isLast ? stage : 'superseded', day),
      clientId: userId,
      coachId,
      protocol,
      version,
      createdAt: noon(day),
    });
    const of = { clientId: userId, protocolId, changedById: coachId };
    rows.versions.push({ ...of, version: 0, protocol: draft.protocol, createdAt: noon(day) });
    if (version > 0)
      rows.versions.push({ ...of, version, protocol, changes, createdAt: noon(day, 20) });
  }
  return rows;
}

function typeFor({ primaryGoal, competitionDate, today }: PlanAnswers): ProtocolType {
  if (competitionDate !== undefined && competitionDate > today) return 'competition_prep';
  if (primaryGoal === 'weight_loss' || primaryGoal === 'body_recomp') return 'cutting';
  return primaryGoal === 'muscle_gain' ? 'bulking' : 'off_season';
}

function inputOf(member: CastMember, days: readonly LivedDay[], today: string): ProtocolInput {
  const recent = days.filter(({ date }) => date <= today && date > addDays(today, -RECENT_DAYS));
  const last = recent.at(-1);
  return {
    answers: {
      ...member.answers,
      today,
      weightKg: last?.weightKg ?? member.answers.weightKg,
      ...(last ? { bodyFatPercent: Math.round(last.bodyFatPercent * 10) / 10 } : {}),
    },
    weighIns: recent.map(({ date, weightKg }) => ({ day: date, weightKg })),
    intakes: recent.map(({ date, targets, eatenShare }) => ({
      day: date,
      intakeKcal: Math.round(targets.calories * eatenShare),
    })),
    loadDays: [],
    adherencePercent: Math.round(100 * loggedShare(member.behavior)),
    cardioMinutesPerWeek: CARDIO_MINUTES,
    sessionsPerWeek: Math.round(10 * TRAINING_DAYS * member.behavior.trains) / 10,
    mealPlan: last?.targets ?? null,
    trainingDaysPlanned: null,
    followed: {
      phases: [],
      mealPlans: recent.toReversed().map(({ date, targets }) => ({
        ...{ from: date, intakeKcal: targets.calories },
      })),
    },
    landmarks: VOLUME_LANDMARKS,
  };
}

/** The coach increases cardio and lowers steps a little, which creates a second version. */
function edited(protocol: NewProtocol['protocol'], isEdited: boolean) {
  if (!isEdited) return { version: 0, protocol, changes: [] };
  const phases = protocol.phases.map((phase) => ({
    ...phase,
    cardioMinutes: phase.cardioMinutes + 10,
    dailySteps: Math.max(5000, phase.dailySteps - 1000),
  }));
  const next = { ...protocol, phases };
  return { version: 1, protocol: next, changes: protocolChanges(protocol, next) };
}

function lifeOf(stage: Stage | 'superseded', day: string): Partial<NewProtocol> {
  const approved = {
    approvedAt: noon(day, 60),
    coachNotes: 'Weigh in every morning and tell me how you sleep. We look at it in two weeks.',
    warningReason: 'Asked in person: healthy, sleeps well, no warning signs.',
  };
  switch (stage) {
    case 'waiting':
      return { status: 'pending_approval' };
    case 'rejected':
      return {
        status: 'rejected',
        rejectedAt: noon(day, 60),
        coachNotes: 'First two weeks of steady sleep, then we start.',
      };
    case 'superseded':
      return { ...approved, status: 'superseded', acknowledgedAt: noon(day, 400) };
    case 'approved':
      return { ...approved, status: 'approved' };
    case 'followed':
      return { ...approved, status: 'approved', acknowledgedAt: noon(day, 400) };
  }
}
